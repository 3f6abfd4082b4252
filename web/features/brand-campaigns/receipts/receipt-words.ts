import type { ClickReceipt } from '#contract/click-receipts.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'

/** In one or two words: what became of the click. */
export function outcomeKey({ freeReason, refund, contest }: ClickReceipt): PlainKey {
  if (refund) return 'campaigns.outcome-refunded'
  if (freeReason) return 'campaigns.outcome-free'
  return contest ? `campaigns.outcome-${contest.state}` : 'campaigns.outcome-charged'
}

/** In a sentence: why it was charged, free or refunded. */
export function reasonKey({ freeReason, refund }: ClickReceipt): PlainKey {
  if (refund) return `campaigns.refund-${refund.reason}`
  return freeReason ? `campaigns.free-${freeReason}` : 'campaigns.chargedWhy'
}
