/** What a training found out: its data, what it chose and why, and how well held-out users were predicted. */
export interface TrainingReport {
  readonly swipes: number
  readonly people: number
  readonly products: number
  readonly heldOutPeople: number
  readonly heldOutSwipes: number
  /** Mean −ln of the predicted probability of the actual answer; lower is better, NaN without held-out swipes. */
  readonly heldOutLogLoss: Comparison
  /** Probability that a liked card was rated above a passed one; higher is better, NaN without held-out swipes. */
  readonly heldOutAuc: Comparison
  /** In the order of the decisions. */
  readonly choices: readonly Choice[]
}

/** One metric of the trained model and of the two baselines. */
export interface Comparison {
  readonly model: number
  /** The model before any training. */
  readonly contentOnly: number
  readonly popular: number
}

/** One setting of the model, decided by users who were not trained on. */
export interface Choice {
  readonly setting: string
  readonly chosen: string
  /** The figure of each option: how well it orders these users' cards (area under the curve), or a log loss for rates. */
  readonly figures: Readonly<Record<string, number>>
  /** Number of users who decided; 0: too few, so the usual option was taken. */
  readonly people: number
}

/** With fewer held-out swipes the metrics are mostly noise. */
const HELD_OUT_FEWEST = 50

export function emptyReport(): TrainingReport {
  const nothing = { model: Number.NaN, contentOnly: Number.NaN, popular: Number.NaN }
  const counts = { swipes: 0, people: 0, products: 0, heldOutPeople: 0, heldOutSwipes: 0 }
  return { ...counts, heldOutLogLoss: nothing, heldOutAuc: nothing, choices: [] }
}

/** Whether a trained model may go live: it predicts held-out users better than the untrained model or popularity alone. */
export function mayGoLive({ heldOutSwipes, heldOutLogLoss: loss, heldOutAuc: auc }: TrainingReport): boolean {
  return (
    heldOutSwipes >= HELD_OUT_FEWEST &&
    loss.model < loss.contentOnly &&
    loss.model < loss.popular &&
    auc.model > auc.contentOnly &&
    auc.model > auc.popular
  )
}

/** The report as bytes: JSON, in which a figure that is not a number is null. */
export const reportToBytes = (report: TrainingReport): Uint8Array => new TextEncoder().encode(JSON.stringify(report))

/** Reads `reportToBytes`; throws when the bytes are no JSON. */
export function reportFromBytes(bytes: Uint8Array): TrainingReport {
  const revive = (_: string, value: unknown): unknown => (value === null ? Number.NaN : value)
  return JSON.parse(new TextDecoder().decode(bytes), revive) as TrainingReport
}
