import type { ErrorCode } from '#contract/errors.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import { findPasswordFault, type PasswordFault } from './password-strength.ts'

const CODES: Readonly<Record<PasswordFault, ErrorCode>> = {
  short: 'accounts.password-short',
  long: 'input',
  common: 'accounts.password-common',
}

/** Refuses a new password that breaks a rule. `own`: names that belong to the account. */
export function requireGoodPassword(password: string, own: readonly string[]): void {
  const fault = findPasswordFault(password, own)
  if (fault) throw new Refusal(CODES[fault])
}
