import type { Limit } from '#server/platform/load/rate-limit.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Trust S78; in force in production or with RATE_LIMITS=on. Reports have a higher limit, because the law requires the channel. */
export const SITE_LIMITS = {
  contact: { name: 'contact', hits: 5, seconds: HOUR },
  notice: { name: 'notice', hits: 20, seconds: HOUR },
  appeal: { name: 'appeal', hits: 20, seconds: HOUR },
  /** Per recipient of receipts: further messages get none, so that an address cannot be flooded. */
  receipt: { name: 'site-receipt', hits: 3, seconds: DAY },
  /** Per network block: a caller with many addresses cannot block the form for others. */
  networkBlock: { name: 'site-neighbourhood', hits: 200, seconds: DAY },
  /** Of this installation. */
  overall: { name: 'site-letters', hits: 1000, seconds: DAY },
} as const satisfies Record<string, Limit>
