/**
 * What a policy would have earned, judged by logs that other policies wrote: inverse propensity scores (IPS), the same
 * normalised by the weights (SNIPS), and doubly robust (DR; Dudík, Langford and Li 2011), with bootstrap intervals.
 */

import { randomFrom } from '../../recommender/random.ts'

/** One logged row, seen by the judged policy. */
export interface JudgedRow {
  readonly reward: number
  /** How much likelier the judged policy is to show what was shown than whoever logged it. */
  readonly weight: number
  /** Reward a model expects of what was shown. */
  readonly expectedShown: number
  /** Reward the model expects of the judged policy here: over all products, by their chance. */
  readonly expected: number
}

export interface Interval {
  readonly low: number
  readonly high: number
}

export type Estimator = (rows: readonly JudgedRow[]) => number

export const ips: Estimator = (rows) => sum(rows, ({ weight, reward }) => weight * reward) / rows.length

export const snips: Estimator = (rows) =>
  sum(rows, ({ weight, reward }) => weight * reward) / sum(rows, ({ weight }) => weight)

export const doublyRobust: Estimator = (rows) =>
  sum(rows, ({ expected, weight, reward, expectedShown }) => expected + weight * (reward - expectedShown)) / rows.length

/** Mean reward as logged. */
export const logged: Estimator = (rows) => sum(rows, ({ reward }) => reward) / rows.length

/** How many rows of its own log would be worth as much: (Σw)² / Σw². */
export function effectiveSize(rows: readonly JudgedRow[]): number {
  return sum(rows, ({ weight }) => weight) ** 2 / sum(rows, ({ weight }) => weight * weight)
}

/** What `estimate` makes of `draws` bootstrap samples, in the order drawn; every log is sampled by itself. */
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

function sum(rows: readonly JudgedRow[], value: (row: JudgedRow) => number): number {
  let total = 0
  for (const row of rows) total += value(row)
  return total
}
