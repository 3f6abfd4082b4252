import { ACCOUNT } from '#contract/accounts.limits.ts'
import type { Limit } from '#server/platform/load/rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Trust 2.5 and C2, S06, S11; in force in production or with RATE_LIMITS=on. */
export const ACCOUNT_LIMITS = {
  registration: { name: 'register', hits: 10, seconds: HOUR },
  /** Answers that reveal that a name exists. */
  existsAnswer: { name: 'exists', hits: 30, seconds: DAY },
  loginPerAddress: { name: 'login-address', hits: 100, seconds: HOUR },
  /** Per account and caller, so that no caller can lock out another one. */
  loginPerAccount: { name: 'login-account', hits: 10, seconds: 15 * MINUTE },
  /** Per account over all callers: beyond this every further attempt is delayed. */
  loginEverywhere: { name: 'login-everywhere', hits: 10, seconds: 15 * MINUTE },
  codePerHour: { name: 'code-hour', hits: 3, seconds: HOUR },
  codePerDay: { name: 'code-day', hits: 10, seconds: DAY },
  codePerAddress: { name: 'code-address', hits: 20, seconds: HOUR },
  /** So that one caller with many addresses cannot use up the limit of all. */
  codePerNetworkBlock: { name: 'code-neighbourhood', hits: 500, seconds: DAY },
  codesOverall: { name: 'codes', hits: 5000, seconds: DAY },
  /** Codes entered for an address since it last requested one, whether an account has it or not. */
  codeGuess: { name: 'code-guess', hits: ACCOUNT.codeGuesses, seconds: ACCOUNT.codeMinutes * MINUTE },
  codeCheck: { name: 'code-check', hits: 20, seconds: HOUR },
  profileChange: { name: 'profile', hits: 30, seconds: HOUR },
  emailChange: { name: 'email-change', hits: 10, seconds: DAY },
  /** Links that open nothing; those we sent are never refused. */
  falseLink: { name: 'email-false-link', hits: 120, seconds: HOUR },
  passwordChange: { name: 'password-change', hits: 10, seconds: DAY },
  enrolment: { name: 'second-factor-enrolment', hits: 20, seconds: DAY },
  sessionEnd: { name: 'session-end', hits: 30, seconds: HOUR },
  orderChange: { name: 'order', hits: 60, seconds: HOUR },
  export: { name: 'export', hits: 3, seconds: DAY },
  deletion: { name: 'deletion', hits: 3, seconds: DAY },
} as const satisfies Record<string, Limit>
