import type { Limit } from '#server/platform/load/rate-limit.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Trust S78; in force in production or with RATE_LIMITS=on. Reports are let through more freely: the law wants them. */
export const SITE_LIMITS = {
  contact: { name: 'contact', hits: 5, seconds: HOUR },
  notice: { name: 'notice', hits: 20, seconds: HOUR },
  /** Per address written to: beyond this a message is kept without a receipt, so that nobody can be flooded. */
  receipt: { name: 'site-receipt', hits: 3, seconds: DAY },
  /** Of a stranger with many addresses: the way to the operator stays open for everybody else. */
  networkBlock: { name: 'site-neighbourhood', hits: 200, seconds: DAY },
  /** Of this installation. */
  overall: { name: 'site-letters', hits: 1000, seconds: DAY },
} as const satisfies Record<string, Limit>
