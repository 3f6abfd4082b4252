import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from '../account-limits.ts'
import { requireAccount } from '../accounts.service.ts'
import { type Account, findAccount, lockAccount, updateAccount } from '../accounts.store.ts'
import { orderNotice } from '../mails/account-mail.service.ts'
import { requireProof } from '../proof.service.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { deleteSessionsOf } from '../sessions/sessions.store.ts'
import { deleteCodesOf } from '../sign-in/codes.store.ts'
import { requirePasswordFor } from './long-password.service.ts'
import { passwordColumns } from './new-password.ts'
import { isRightPassword } from './password-hash.ts'
import { requireGoodPassword } from './require-good-password.ts'

interface PasswordChange {
  /** The present one; accounts that only sign in with Google have none. */
  readonly password?: string | undefined
  readonly newPassword: string
}

/**
 * Replaces the password, or sets the first one of an account that only signs in with Google (Decision 112). Every other
 * session ends, codes that were mailed are void, and the owner gets a notice.
 */
export async function changePassword(scope: Scope, { password, newPassword }: PasswordChange): Promise<Account> {
  const account = await requireAccount(scope)
  requireGoodPassword(newPassword, [account.username, account.email.split('@', 1)[0] ?? ''])
  requirePasswordFor(account, newPassword)
  await requirePresentPassword(scope, account, password)
  const columns = await passwordColumns(newPassword)
  const changed = await inTransaction(scope, async (inside) => {
    await lockAccount(inside.db, account.id)
    const current = await findAccount(inside.db, account.id)
    ensure(current?.passwordHash === account.passwordHash, 'accounts.present-password')
    // As after a reset: a pending change of address may come from a stolen session.
    const next = await updateAccount(inside.db, account.id, { ...columns, pendingEmail: null })
    await deleteCodesOf(inside.db, account.id)
    await deleteSessionsOf(inside.db, account.id, scope.actor?.sessionId)
    await orderNotice(inside, account.passwordHash === null ? 'password-set' : 'password-replaced', account)
    return next
  })
  ensure(changed, 'unauthenticated')
  noteSecurityEvent(scope, 'password-changed', account.id)
  return changed
}

/** Without a password the sign-in must be recent. Counts every attempt. */
async function requirePresentPassword(scope: Scope, account: Account, password: string | undefined): Promise<void> {
  const limit = ACCOUNT_LIMITS.passwordChange
  if (account.passwordHash === null) return requireProof(scope, account, { password: undefined, limit })
  await requireWithinLimit(scope, limit, account.id)
  ensure(password !== undefined && (await isRightPassword(account.passwordHash, password)), 'accounts.present-password')
}
