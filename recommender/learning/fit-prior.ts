import { addOuter, dot, mirror, timesVector } from './matrix.ts'
import { addGram, inverseOf } from './normal-equations.ts'
import type { Prior } from './prior.ts'

/** Answers of many users, grouped by user: those of user u are at starts[u] … starts[u + 1] − 1. */
export interface Answers {
  readonly starts: Int32Array
  /** Product of each answer, as a row of the vectors. */
  readonly products: Int32Array
  /** Answer (1 like, 0 pass) minus base rate. */
  readonly residuals: Float64Array
}

/** The posterior of one user: weights N(mean, covariance), the covariance full and row-major. */
export interface UserPosterior {
  readonly user: number
  readonly mean: Float64Array
  readonly covariance: Float64Array
}

/**
 * Finds the prior under which the answers of these users are most likely (empirical Bayes by expectation
 * maximisation). Users with few answers contribute their remaining uncertainty, so all are included. `priorUsers`
 * is the weight of the starting prior in pseudo-users: it keeps a prior of few users from fitting noise.
 */
export function fitPrior(answers: Answers, vectors: Float64Array, start: Prior, rounds: number, priorUsers = 0): Prior {
  let prior = start
  for (let round = 0; round < rounds; round++) {
    const estimate = startPriorEstimate(answers, vectors, prior)
    forEachPosterior(answers, vectors, prior, estimate.add)
    prior = estimate.finish(start, priorUsers)
  }
  return prior
}

/** Calls `visit` with the posterior of each user in turn, because all of them would not fit in memory. */
export function forEachPosterior(
  answers: Answers,
  vectors: Float64Array,
  prior: Prior,
  visit: (posterior: UserPosterior) => void,
): void {
  const { dimension: n } = prior
  const precisionBefore = inverseOf(prior.covariance, n)
  const pullBefore = timesVector(precisionBefore, prior.mean, n)
  for (let user = 0; user + 1 < answers.starts.length; user++) {
    const precision = precisionBefore.slice()
    const pull = pullBefore.slice()
    const range = [answers.starts[user] as number, answers.starts[user + 1] as number] as const
    addGram(precision, vectors, answers.products, range, 1 / prior.noise, n)
    for (let at = range[0]; at < range[1]; at++) {
      const start = (answers.products[at] as number) * n
      const weight = (answers.residuals[at] as number) / prior.noise
      for (let of = 0; of < n; of++) pull[of] = (pull[of] as number) + weight * (vectors[start + of] as number)
    }
    const covariance = inverseOf(precision, n)
    visit({ user, mean: timesVector(covariance, pull, n), covariance })
  }
}

interface PriorEstimate {
  /** Adds one user. */
  readonly add: (posterior: UserPosterior) => void
  /** Maximum-likelihood mean, covariance and noise for the added users. */
  readonly finish: (start: Prior, priorUsers: number) => Prior
}

/** Accumulates population statistics from the posteriors, one user after the other. */
export function startPriorEstimate(answers: Answers, vectors: Float64Array, before: Prior): PriorEstimate {
  const { dimension: n } = before
  const precisionBefore = inverseOf(before.covariance, n)
  const sum = new Float64Array(n)
  const squares = new Float64Array(n * n)
  let users = 0
  let misses = 0
  return {
    add({ user, mean, covariance }) {
      users++
      addOuter(squares, mean, 1, n)
      for (let at = 0; at < n; at++) sum[at] = (sum[at] as number) + (mean[at] as number)
      for (let at = 0; at < n * n; at++) squares[at] = (squares[at] as number) + (covariance[at] as number)
      // Σ φᵀCφ over the answers, derived from the precision that they added, which saves a second pass.
      misses += before.noise * (n - dot(precisionBefore, covariance, n * n))
      for (let at = answers.starts[user] as number; at < (answers.starts[user + 1] as number); at++) {
        const start = (answers.products[at] as number) * n
        let miss = answers.residuals[at] as number
        for (let of = 0; of < n; of++) miss -= (mean[of] as number) * (vectors[start + of] as number)
        misses += miss * miss
      }
    },
    finish(start, priorUsers) {
      const all = users + priorUsers
      if (all === 0) return before
      const mean = sum.map((value, at) => (value + priorUsers * (start.mean[at] as number)) / all)
      const covariance = new Float64Array(n * n)
      for (let row = 0; row < n; row++) {
        for (let column = 0; column <= row; column++) {
          const at = row * n + column
          const across =
            (sum[row] as number) * (mean[column] as number) + (mean[row] as number) * (sum[column] as number)
          const around = (squares[at] as number) - across + users * (mean[row] as number) * (mean[column] as number)
          covariance[at] = (around + priorUsers * (start.covariance[at] as number)) / all
        }
      }
      const noise = Math.max(0.01, misses / Math.max(1, answers.products.length))
      return { dimension: n, mean, covariance: mirror(covariance, n), noise }
    },
  }
}
