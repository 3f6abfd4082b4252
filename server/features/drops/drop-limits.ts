import type { Limit } from '#server/platform/load/rate-limit.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Product 17, Trust S78; in force in production or with RATE_LIMITS=on. */
export const DROP_LIMITS = {
  /** Sign-ups that send a mail to an address nobody has proven, per network. */
  foreignAddress: { name: 'release-signup', hits: 5, seconds: HOUR },
  /** Sign-ups for the account's own address, and their end: no mail leaves at once. */
  ownAddress: { name: 'release-signup-own', hits: 60, seconds: HOUR },
  /** Questions for a confirmation per address written to; beyond this none is sent, and the answer stays the same. */
  confirmation: { name: 'release-confirmation', hits: 3, seconds: DAY },
  /** The same of a stranger with many addresses. */
  networkBlock: { name: 'release-signup-neighbourhood', hits: 500, seconds: DAY },
  /** Questions for a confirmation of this installation. */
  confirmations: { name: 'release-confirmations', hits: 5000, seconds: DAY },
  alertSwitch: { name: 'price-alert', hits: 30, seconds: HOUR },
  /** Links that we never sent, per network: nobody tries tokens. */
  falseLinks: { name: 'mail-links', hits: 120, seconds: HOUR },
} as const satisfies Record<string, Limit>
