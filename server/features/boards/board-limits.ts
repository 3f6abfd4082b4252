import type { Limit } from '#server/platform/load/rate-limit.ts'

/** Trust 2.5: what nobody does by hand; in force in production or with RATE_LIMITS=on. */
export const BOARD_LIMITS = {
  /** Everything that changes a list, per person. */
  changes: { name: 'boards', hits: 120, seconds: 60 },
  /** Shared lists that are looked at, per network. */
  looks: { name: 'shared-boards', hits: 120, seconds: 60 },
} as const satisfies Record<string, Limit>
