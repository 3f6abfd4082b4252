import type { Limit } from '#server/platform/load/rate-limit.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** In force in production or with RATE_LIMITS=on. */
export const TEAM_LIMITS = {
  /** Mails to addresses that did not ask for them, per brand. */
  invites: { name: 'brand-invites', hits: 30, seconds: DAY },
  /** The same to one address, by all brands. */
  invitesTo: { name: 'invites-to', hits: 5, seconds: DAY },
  /** Links that open nothing, per caller. */
  falseInvite: { name: 'false-invite', hits: 60, seconds: HOUR },
  handOver: { name: 'hand-over', hits: 10, seconds: DAY },
  closing: { name: 'brand-closing', hits: 10, seconds: DAY },
} as const satisfies Record<string, Limit>
