import { addOuter, dot, mirror, timesVector } from './matrix.ts'
import { addGram, inverseOf } from './normal-equations.ts'
import type { Prior } from './prior.ts'

/** Answers of many people, grouped by person: those of person u are at starts[u] … starts[u + 1] − 1. */
export interface Answers {
  readonly starts: Int32Array
  /** Product of each answer, as a row of the vectors. */
  readonly products: Int32Array
  /** Answer (1 like, 0 pass) minus base rate. */
  readonly residuals: Float64Array
}

/** What the answers of one person say: weights N(mean, covariance), the covariance full and row-major. */
export interface Judgement {
  readonly person: number
  readonly mean: Float64Array
  readonly covariance: Float64Array
}

/**
 * Finds the prior under which the answers of these people are most likely (empirical Bayes by expectation
 * maximisation). People with few answers count by what they leave open, so none needs to be left out. `startPeople`
 * is how many people the start is worth: it keeps the prior of a small crowd from believing in chance.
 */
export function fitPrior(
  answers: Answers,
  vectors: Float64Array,
  start: Prior,
  rounds: number,
  startPeople = 0,
): Prior {
  let prior = start
  for (let round = 0; round < rounds; round++) {
    const census = openCensus(answers, vectors, prior)
    judgePeople(answers, vectors, prior, census.count)
    prior = census.close(start, startPeople)
  }
  return prior
}

/** Shows `visit` the posterior of every person in turn; nothing is kept of all of them, as it would fill the memory. */
export function judgePeople(
  answers: Answers,
  vectors: Float64Array,
  prior: Prior,
  visit: (judgement: Judgement) => void,
): void {
  const { dimension: n } = prior
  const precisionBefore = inverseOf(prior.covariance, n)
  const pullBefore = timesVector(precisionBefore, prior.mean, n)
  for (let person = 0; person + 1 < answers.starts.length; person++) {
    const precision = precisionBefore.slice()
    const pull = pullBefore.slice()
    const stretch = [answers.starts[person] as number, answers.starts[person + 1] as number] as const
    addGram(precision, vectors, answers.products, stretch, 1 / prior.noise, n)
    for (let at = stretch[0]; at < stretch[1]; at++) {
      const start = (answers.products[at] as number) * n
      const weight = (answers.residuals[at] as number) / prior.noise
      for (let of = 0; of < n; of++) pull[of] = (pull[of] as number) + weight * (vectors[start + of] as number)
    }
    const covariance = inverseOf(precision, n)
    visit({ person, mean: timesVector(covariance, pull, n), covariance })
  }
}

interface Census {
  /** Takes in one person. */
  readonly count: (judgement: Judgement) => void
  /** Mean, covariance and noise that fit the people counted best. */
  readonly close: (start: Prior, startPeople: number) => Prior
}

/** Accumulates population statistics from the posteriors, one person after the other. */
export function openCensus(answers: Answers, vectors: Float64Array, before: Prior): Census {
  const { dimension: n } = before
  const precisionBefore = inverseOf(before.covariance, n)
  const sum = new Float64Array(n)
  const squares = new Float64Array(n * n)
  let people = 0
  let misses = 0
  return {
    count({ person, mean, covariance }) {
      people++
      addOuter(squares, mean, 1, n)
      for (let at = 0; at < n; at++) sum[at] = (sum[at] as number) + (mean[at] as number)
      for (let at = 0; at < n * n; at++) squares[at] = (squares[at] as number) + (covariance[at] as number)
      // Σ φᵀCφ over the answers, by what the answers added to the precision: no second pass over them.
      misses += before.noise * (n - dot(precisionBefore, covariance, n * n))
      for (let at = answers.starts[person] as number; at < (answers.starts[person + 1] as number); at++) {
        const start = (answers.products[at] as number) * n
        let miss = answers.residuals[at] as number
        for (let of = 0; of < n; of++) miss -= (mean[of] as number) * (vectors[start + of] as number)
        misses += miss * miss
      }
    },
    close(start, startPeople) {
      const all = people + startPeople
      if (all === 0) return before
      const mean = sum.map((value, at) => (value + startPeople * (start.mean[at] as number)) / all)
      const covariance = new Float64Array(n * n)
      for (let row = 0; row < n; row++) {
        for (let column = 0; column <= row; column++) {
          const at = row * n + column
          const across =
            (sum[row] as number) * (mean[column] as number) + (mean[row] as number) * (sum[column] as number)
          const around = (squares[at] as number) - across + people * (mean[row] as number) * (mean[column] as number)
          covariance[at] = (around + startPeople * (start.covariance[at] as number)) / all
        }
      }
      const noise = Math.max(0.01, misses / Math.max(1, answers.products.length))
      return { dimension: n, mean, covariance: mirror(covariance, n), noise }
    },
  }
}
