/** One row of docs/evaluation.md: our value of one metric on one data set, and the published one. */
export interface EvalRow {
  dataset: string
  metric: string
  ours: number
  published: { value: number; source: string } | null
  /** Target of Recommender 10; null for rows without one. */
  target: number | null
  note?: string
}
