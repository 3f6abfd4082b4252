import { Refusal } from '../scope/refuse.ts'

/**
 * A rate limit per subject in the memory of this process, against abuse. All subjects share one window. Limits that must hold exactly and across processes belong to `rate-limit.ts`.
 */
export function createLocalLimit({ hits, seconds }: { readonly hits: number; readonly seconds: number }) {
  let counts = new Map<string, number>()
  let endsAtMs = 0
  /** Throws `too-many` beyond the limit. */
  return (subject: string, nowMs: number): void => {
    if (nowMs >= endsAtMs) {
      counts = new Map()
      endsAtMs = nowMs + seconds * 1000
    }
    const count = (counts.get(subject) ?? 0) + 1
    counts.set(subject, count)
    if (count > hits) throw new Refusal('too-many', { retryAfterSeconds: Math.ceil((endsAtMs - nowMs) / 1000) })
  }
}
