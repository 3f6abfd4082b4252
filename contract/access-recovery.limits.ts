/** Restoring access for an owner of a brand; numbers and words that browser and server share. */
export const RECOVERY = {
  /** Between the notice to all owners and the change. */
  noticeHours: 72,
  /** What staff must have checked, at least. */
  leastChecks: 2,
  /** The new address must be confirmed by then, counted from the beginning. */
  mostDays: 14,
} as const

/** What shows that the person is the owner. */
export const RECOVERY_CHECKS = ['register', 'identity', 'domain', 'call', 'invoice', 'letter'] as const
export type RecoveryCheck = (typeof RECOVERY_CHECKS)[number]

/**
 * How it ended. `stopped`: by an owner; `withdrawn`: by staff; `bounced`: the new address refuses mails; `taken`: it belongs to
 * another account; `changed`: the address was changed otherwise; `no-owner`: the person owns no brand any more; `locked`: staff
 * locked the account; `expired`: the new address was not confirmed.
 */
export const RECOVERY_OUTCOMES = [
  'done',
  'stopped',
  'withdrawn',
  'bounced',
  'taken',
  'changed',
  'no-owner',
  'locked',
  'expired',
] as const
export type RecoveryOutcome = (typeof RECOVERY_OUTCOMES)[number]
