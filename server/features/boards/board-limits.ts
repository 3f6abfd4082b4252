import type { Limit } from '#server/platform/load/rate-limit.ts'

/** Trust 2.5: above what a user does by hand; in force in production or with RATE_LIMITS=on. */
export const BOARD_LIMITS = {
  /** Changes of lists, per user. */
  changes: { name: 'boards', hits: 120, seconds: 60 },
  /** Views of shared lists, per network. */
  looks: { name: 'shared-boards', hits: 120, seconds: 60 },
} as const satisfies Record<string, Limit>
