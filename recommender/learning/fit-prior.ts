import { addOuter, cholesky, inverseFrom, mirror, solveWith } from './matrix.ts'
import type { Prior } from './prior.ts'

/** Answers of many people, grouped by person: those of person u stand at starts[u] … starts[u + 1] − 1. */
export interface Answers {
  readonly starts: Int32Array
  /** Product of each answer, as a row of the vectors. */
  readonly products: Int32Array
  /** Answer (1 like, 0 pass) minus base rate. */
  readonly residuals: Float64Array
}

/** What one round believes of each person: weights N(mean, covariance), row by row. */
export interface People {
  readonly count: number
  readonly means: Float64Array
  readonly covariances: Float64Array
}

/**
 * Finds the prior under which the answers of these people are most likely (empirical Bayes by expectation
 * maximisation). People with few answers count by what they leave open, so nobody needs to be left out.
 */
export function fitPrior(answers: Answers, vectors: Float64Array, start: Prior, rounds: number): Prior {
  let prior = start
  for (let round = 0; round < rounds; round++) {
    prior = nextPrior(answers, vectors, judgePeople(answers, vectors, prior), prior)
  }
  return prior
}

/** Posterior of every person under one prior. */
export function judgePeople(answers: Answers, vectors: Float64Array, prior: Prior): People {
  const { dimension: n } = prior
  const count = answers.starts.length - 1
  const people = { count, means: new Float64Array(count * n), covariances: new Float64Array(count * n * n) }
  const precisionBefore = inverseFrom(cholesky(prior.covariance, n), n)
  const pullBefore = times(precisionBefore, prior.mean, n)
  for (let person = 0; person < count; person++) {
    const precision = precisionBefore.slice()
    const pull = pullBefore.slice()
    const end = answers.starts[person + 1] as number
    for (let at = answers.starts[person] as number; at < end; at++) {
      const product = answers.products[at] as number
      const vector = vectors.subarray(product * n, product * n + n)
      addOuter(precision, vector, 1 / prior.noise, n)
      const weight = (answers.residuals[at] as number) / prior.noise
      for (let of = 0; of < n; of++) pull[of] = (pull[of] as number) + weight * (vector[of] as number)
    }
    const lower = cholesky(precision, n)
    people.covariances.set(inverseFrom(lower, n), person * n * n)
    people.means.set(solveWith(lower, pull, n), person * n)
  }
  return people
}

/** Mean, covariance and noise that fit the people best. */
export function nextPrior(answers: Answers, vectors: Float64Array, people: People, before: Prior): Prior {
  const { dimension: n } = before
  const mean = new Float64Array(n)
  const covariance = new Float64Array(n * n)
  const away = new Float64Array(n)
  for (let at = 0; at < people.means.length; at++)
    mean[at % n] = (mean[at % n] as number) + (people.means[at] as number) / people.count
  for (let person = 0; person < people.count; person++) {
    for (let of = 0; of < n; of++) away[of] = (people.means[person * n + of] as number) - (mean[of] as number)
    addOuter(covariance, away, 1 / people.count, n)
    const offset = person * n * n
    for (let at = 0; at < n * n; at++)
      covariance[at] = (covariance[at] as number) + (people.covariances[offset + at] as number) / people.count
  }
  return { dimension: n, mean, covariance: mirror(covariance, n), noise: noiseLeft(answers, vectors, people, n) }
}

function noiseLeft(answers: Answers, vectors: Float64Array, people: People, n: number): number {
  let squares = 0
  for (let person = 0; person < people.count; person++) {
    const mean = people.means.subarray(person * n, person * n + n)
    const covariance = people.covariances.subarray(person * n * n, (person + 1) * n * n)
    const end = answers.starts[person + 1] as number
    for (let at = answers.starts[person] as number; at < end; at++) {
      const product = answers.products[at] as number
      const vector = vectors.subarray(product * n, product * n + n)
      const spread = times(covariance, vector, n)
      const miss = (answers.residuals[at] as number) - dot(vector, mean, n)
      squares += miss * miss + dot(vector, spread, n)
    }
  }
  return Math.max(0.01, squares / Math.max(1, answers.products.length))
}

function times(matrix: Float64Array, vector: Float64Array, n: number): Float64Array {
  const product = new Float64Array(n)
  for (let row = 0; row < n; row++) {
    let sum = 0
    for (let column = 0; column < n; column++) sum += (matrix[row * n + column] as number) * (vector[column] as number)
    product[row] = sum
  }
  return product
}

function dot(one: Float64Array, other: Float64Array, n: number): number {
  let sum = 0
  for (let at = 0; at < n; at++) sum += (one[at] as number) * (other[at] as number)
  return sum
}
