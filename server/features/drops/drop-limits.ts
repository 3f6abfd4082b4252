import type { Limit } from '#server/platform/load/rate-limit.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Product 17, Trust S78; in force in production or with RATE_LIMITS=on. */
export const DROP_LIMITS = {
  /** Sign-ups that send a mail to an unconfirmed address, per network. */
  foreignAddress: { name: 'release-signup', hits: 5, seconds: HOUR },
  /** Sign-ups for the account's own address, and taking them back; they send no mail at once. */
  ownAddress: { name: 'release-signup-own', hits: 60, seconds: HOUR },
  /** Confirmation requests per recipient; beyond this none is sent, and the response stays the same. */
  confirmation: { name: 'release-confirmation', hits: 3, seconds: DAY },
  /** Confirmation requests per network block. */
  networkBlock: { name: 'release-signup-neighbourhood', hits: 500, seconds: DAY },
  /** Confirmation requests of this installation. */
  confirmations: { name: 'release-confirmations', hits: 5000, seconds: DAY },
  /** Clicks from mails about one drop that are counted, per network; more are led on uncounted. */
  opened: { name: 'release-click', hits: 10, seconds: HOUR },
  alertSwitch: { name: 'price-alert', hits: 30, seconds: HOUR },
  /** Invalid links, per network, so that tokens cannot be guessed. */
  falseLinks: { name: 'mail-links', hits: 120, seconds: HOUR },
} as const satisfies Record<string, Limit>
