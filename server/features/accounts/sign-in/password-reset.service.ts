import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/vocabulary.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { emailKeyOf } from '../accounts.service.ts'
import { findAccountByEmail, updateAccount } from '../accounts.store.ts'
import { refusedNote } from '../bounces/refused-note.service.ts'
import { orderCode, orderNotice } from '../mails/account-mail.service.ts'
import { requirePasswordFor } from '../passwords/long-password.service.ts'
import { passwordColumns } from '../passwords/new-password.ts'
import { requireGoodPassword } from '../passwords/require-good-password.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { deleteSessionsOf } from '../sessions/sessions.store.ts'
import { requireMaySendCode, requireRightCode, spendCode } from './code.service.ts'
import { deleteCodesOf } from './codes.store.ts'

const CODE_IF_KNOWN: Readonly<Record<Language, string>> = {
  de: 'Wenn es ein Konto mit dieser Adresse gibt, ist ein 6-stelliger Code unterwegs. Bitte prüfe auch den Spam-Ordner.',
  en: 'If there is an account with this address, a 6-digit code is on its way. Please check the spam folder, too.',
}
const DONE: Readonly<Record<Language, string>> = {
  de: 'Dein Passwort ist geändert. Du kannst dich jetzt anmelden.',
  en: 'Your password is changed. You can sign in now.',
}

/** Orders a code for a new password. Known and unknown addresses get the same answer after the same work (Trust S13). */
export async function forgotPassword(scope: Scope, email: string): Promise<string> {
  const emailKey = emailKeyOf(email)
  await requireMaySendCode(scope, 'reset', emailKey)
  const account = await findAccountByEmail(scope.db, emailKey)
  await orderCode(scope, account?.id ?? randomUUID(), 'reset')
  return (await refusedNote(scope, email)) ?? CODE_IF_KNOWN[scope.language]
}

interface NewPassword {
  readonly email: string
  readonly code: string
  readonly password: string
}

/**
 * Sets a new password by its code, ends every session and sends the owner a notice; it does not sign in (Trust S14). The code
 * proves the mailbox, so an address that still waited for confirmation is confirmed.
 */
export async function resetPassword(scope: Scope, { email, code, password }: NewPassword): Promise<string> {
  requireGoodPassword(password, [email.split('@', 1)[0] ?? ''])
  const emailKey = emailKeyOf(email)
  const account = await findAccountByEmail(scope.db, emailKey)
  const right = await requireRightCode(scope, account, { purpose: 'reset', emailKey, digits: code })
  ensure(account, 'accounts.code')
  // After the code, because the refusal tells what the account is.
  requirePasswordFor(account, password)
  const columns = await passwordColumns(password)
  await inTransaction(scope, async (inside) => {
    await spendCode(inside, right)
    const emailVerifiedAt = account.emailVerifiedAt ?? scope.now()
    // A pending change of address may come from a stolen session.
    await updateAccount(inside.db, account.id, { ...columns, emailVerifiedAt, pendingEmail: null })
    await deleteCodesOf(inside.db, account.id)
    await deleteSessionsOf(inside.db, account.id)
    await orderNotice(inside, 'password-changed', account)
  })
  noteSecurityEvent(scope, 'password-reset', account.id)
  return DONE[scope.language]
}
