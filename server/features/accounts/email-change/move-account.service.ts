import type { Scope, World } from '#server/platform/scope/scope.ts'
import { emailKeyOf } from '../accounts.service.ts'
import { type Account, findAccount, lockAccount, updateAccount } from '../accounts.store.ts'
import { orderCode } from '../mails/account-mail.service.ts'
import { findLock } from '../people/locks.store.ts'
import { deleteSessionsOf } from '../sessions/sessions.store.ts'
import { forgetGuesses } from '../sign-in/code.service.ts'
import { deleteCodesOf } from '../sign-in/codes.store.ts'
import { deleteRevertsOf } from './email-reverts.store.ts'

/** Whether the account is one of staff; null: it is gone. */
export async function isStaffAccount({ db }: Pick<World, 'db'>, id: string): Promise<boolean | null> {
  const account = await findAccount(db, id)
  return account && account.staffRole !== null
}

export type LockedAccount = Account & { readonly isLockedByStaff: boolean }

/** The account under its lock, until the transaction ends; null: it is gone. */
export async function lockedAccount({ db, now }: Pick<World, 'db' | 'now'>, id: string): Promise<LockedAccount | null> {
  await lockAccount(db, id)
  const account = await findAccount(db, id)
  return account && { ...account, isLockedByStaff: (await findLock(db, id, now())) !== null }
}

/**
 * Gives an account whose owner lost access to a new, proven address, under its lock: every session, code and link of before
 * ends, and no password or Google identity opens it until a new password is set by the code that goes to the new address.
 */
export async function moveAccount(inside: World, account: Account, email: string): Promise<void> {
  const scope: Scope = { ...inside, actor: null, language: account.language, address: '' }
  const emailKey = emailKeyOf(email)
  await updateAccount(inside.db, account.id, {
    email,
    emailKey,
    pendingEmail: null,
    emailVerifiedAt: inside.now(),
    passwordHash: null,
    hasLongPassword: false,
    googleSub: null,
  })
  await deleteCodesOf(inside.db, account.id)
  await deleteSessionsOf(inside.db, account.id)
  // They would give the account back to the mailbox that was lost.
  await deleteRevertsOf(inside.db, account.id)
  await forgetGuesses(scope, 'reset', emailKey)
  await orderCode(scope, account.id, 'reset')
}
