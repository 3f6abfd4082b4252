import { randomUUID } from 'node:crypto'
import { ACCOUNT } from '#contract/accounts.limits.ts'
import { violatedUnique } from '#server/platform/data/database.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from '../account-limits.ts'
import { type Account, findAccount, lockAccount, updateAccount } from '../accounts.store.ts'
import { orderCode, orderNotice } from '../mails/account-mail.service.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { deleteSessionsOf } from '../sessions/sessions.store.ts'
import { forgetGuesses } from '../sign-in/code.service.ts'
import { deleteCodesOf } from '../sign-in/codes.store.ts'
import { type EmailRevert, findRevert, insertRevert, spendRevert } from './email-reverts.store.ts'
import { hashOfRevertToken, revertToken } from './revert-link.ts'

const DAY_MS = 86_400_000

/**
 * Sends a notice to the current address that it will be or was replaced, with a link that takes it back. In the transaction
 * of the change and after it locked the account, so that links are numbered in the order of the changes.
 */
export async function orderRevertNotice(
  scope: Scope,
  notice: 'email-change-asked' | 'email-changed',
  account: Account,
): Promise<void> {
  const id = randomUUID()
  await insertRevert(scope.db, {
    id,
    tokenHash: hashOfRevertToken(await revertToken(scope, id)),
    userId: account.id,
    email: account.email,
    emailKey: account.emailKey,
    expiresAt: new Date(scope.now().getTime() + ACCOUNT.emailRevertDays * DAY_MS),
  })
  await orderNotice(scope, notice, account, id)
}

/**
 * Takes a change of address back, whether it was confirmed or still waits (Decision 112): the address of the link is the
 * account's again, every session ends, and no password or Google identity opens the account until a new password is set
 * by the code that goes to that address. Returns the address; null when the link opens nothing.
 */
export async function revertEmail(scope: Scope, token: string): Promise<string | null> {
  const revert = await findRevert(scope.db, hashOfRevertToken(token), scope.now())
  if (!revert) {
    await requireWithinLimit(scope, ACCOUNT_LIMITS.falseLink, scope.address)
    return null
  }
  try {
    const isReverted = await inTransaction(scope, (inside) => takeBack(inside, revert))
    if (!isReverted) return null
  } catch (error) {
    // The address is reserved, so this takes a registration at the very moment of the change.
    if (violatedUnique(error) === null) throw error
    scope.log.error({ revert: revert.id }, 'a former address belongs to another account and cannot be taken back')
    return null
  }
  noteSecurityEvent(scope, 'email-reverted', revert.userId)
  return revert.email
}

async function takeBack(scope: Scope, revert: EmailRevert): Promise<boolean> {
  const { db } = scope
  const { userId, email, emailKey } = revert
  await lockAccount(db, userId)
  const isUnused = await spendRevert(db, revert)
  const before = isUnused && (await findAccount(db, userId))
  if (!before) return false
  await updateAccount(db, userId, {
    email,
    emailKey,
    pendingEmail: null,
    emailVerifiedAt: scope.now(),
    passwordHash: null,
    hasLongPassword: false,
    // May have been connected by the address that is replaced. A Google identity of this address connects again.
    googleSub: null,
  })
  await deleteCodesOf(db, userId)
  await deleteSessionsOf(db, userId)
  await forgetGuesses(scope, 'reset', emailKey)
  await orderCode(scope, userId, 'reset')
  if (before.emailKey !== emailKey) await orderNotice(scope, 'email-reverted', before)
  return true
}
