/**
 * Off-policy evaluation: the reward of a policy, estimated from logs of other policies by inverse propensity scoring
 * (IPS), its self-normalised form (SNIPS) and the doubly robust estimator (DR; Dudík, Langford and Li 2011), with
 * bootstrap intervals.
 */

import { randomFrom } from '../../recommender/random.ts'

/** One logged row with the quantities of the evaluated policy. */
export interface EvaluatedRow {
  readonly reward: number
  /** Importance weight: probability of the shown product under the evaluated policy over that of the logging policy. */
  readonly weight: number
  /** Reward that a model predicts for the shown product. */
  readonly expectedShown: number
  /** Predicted reward of the evaluated policy: the mean over all products by their probability. */
  readonly expected: number
}

export interface Interval {
  readonly low: number
  readonly high: number
}

export type Estimator = (rows: readonly EvaluatedRow[]) => number

export const ips: Estimator = (rows) => sum(rows, ({ weight, reward }) => weight * reward) / rows.length

export const snips: Estimator = (rows) =>
  sum(rows, ({ weight, reward }) => weight * reward) / sum(rows, ({ weight }) => weight)

export const doublyRobust: Estimator = (rows) =>
  sum(rows, ({ expected, weight, reward, expectedShown }) => expected + weight * (reward - expectedShown)) / rows.length

/** Mean reward as logged. */
export const logged: Estimator = (rows) => sum(rows, ({ reward }) => reward) / rows.length

/** Effective sample size: (Σw)² / Σw². */
export function effectiveSize(rows: readonly EvaluatedRow[]): number {
  return sum(rows, ({ weight }) => weight) ** 2 / sum(rows, ({ weight }) => weight * weight)
}

/** Values of `estimate` on `draws` bootstrap samples; each log is resampled separately. */
export function bootstrapped<Row, Value>(
  logs: readonly (readonly Row[])[],
  estimate: (logs: readonly (readonly Row[])[]) => Value,
  draws: number,
  seed: number,
): Value[] {
  const random = randomFrom(seed)
  const sample = (rows: readonly Row[]): Row[] =>
    Array.from(rows, () => rows[Math.floor(random.uniform() * rows.length)] as Row)
  return Array.from({ length: draws }, () => estimate(logs.map(sample)))
}

/** Percentile interval that holds `level` of the values. */
export function intervalOf(values: readonly number[], level: number): Interval {
  const order = values.toSorted((one, other) => one - other)
  const at = (share: number): number => order[Math.round(share * (order.length - 1))] ?? Number.NaN
  return { low: at((1 - level) / 2), high: at((1 + level) / 2) }
}

/** Standard deviation. */
export function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

function sum(rows: readonly EvaluatedRow[], value: (row: EvaluatedRow) => number): number {
  let total = 0
  for (const row of rows) total += value(row)
  return total
}
