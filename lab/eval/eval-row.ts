/** One line of docs/evaluation.md: what we reach on one figure of one data set, and what others published for it. */
export interface EvalRow {
  dataset: string
  metric: string
  ours: number
  published: { value: number; source: string } | null
  /** What Recommender 10 asks for; null where a row only informs. */
  target: number | null
  note?: string
}
