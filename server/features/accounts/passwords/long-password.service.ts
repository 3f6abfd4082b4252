import { ACCOUNT } from '#contract/accounts.limits.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Account } from '../accounts.store.ts'
import { isLongPassword } from './password-strength.ts'

/** Members of brands need a longer password than shoppers (Decision 111). */
export function requireLongPassword(password: string): void {
  ensure(isLongPassword(password), 'accounts.password-brand')
}

/** Decision 111: the length that this account needs. */
export function requirePasswordFor({ userType, staffRole }: Account, password: string): void {
  if (userType === 'brand') requireLongPassword(password)
  ensure(staffRole === null || [...password].length >= ACCOUNT.passwordMinStaff, 'accounts.password-staff')
}
