import { randomUUID } from 'node:crypto'
import { isUsername } from '#contract/username.ts'
import type { Language } from '#contract/vocabulary.ts'
import { violatedUnique } from '#server/platform/data/database.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from '../account-limits.ts'
import { emailKeyOf, grantAdminIfListed, TERMS_VERSION, usernameColumns } from '../accounts.service.ts'
import {
  type Account,
  deleteWaitingAccounts,
  findAccount,
  findAccountByEmail,
  findTakenNames,
  insertAccount,
  listWaitingAccounts,
  updateAccount,
} from '../accounts.store.ts'
import { refusedNote } from '../bounces/refused-note.service.ts'
import { isReserved } from '../email-change/email-reverts.store.ts'
import { orderRevertNotice } from '../email-change/revert-email.service.ts'
import { orderCode } from '../mails/account-mail.service.ts'
import { passwordColumns } from '../passwords/new-password.ts'
import { requireGoodPassword } from '../passwords/require-good-password.ts'
import { isReservedUsername } from '../reserved-usernames.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { requireLivingSession } from '../sessions/session.service.ts'
import { requireMaySendCode, requireRightCode, spendCode } from './code.service.ts'
import { deleteCodesOf } from './codes.store.ts'
import { browserMark, isRegisteringBrowser } from './registering-browser.ts'

interface Registration {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly terms: boolean
}

const ASK_FOR_CODE: Readonly<Record<Language, string>> = {
  de: 'Wir haben dir einen 6-stelligen Code geschickt. Bitte prüfe dein Postfach, auch den Spam-Ordner.',
  en: 'We have sent you a 6-digit code. Please check your inbox, the spam folder too.',
}
const CODE_IF_WAITING: Readonly<Record<Language, string>> = {
  de: 'Wenn diese Adresse auf eine Bestätigung wartet, ist ein neuer Code unterwegs. Bitte prüfe auch den Spam-Ordner.',
  en: 'If this address waits for confirmation, a new code is on its way. Please check the spam folder, too.',
}

/** Work of a feature above accounts, in the transaction that creates or confirms an account. */
export type AccountWork = (inside: Scope, userId: string) => Promise<void>

/**
 * Creates a consumer account without a session, and orders the mail with the code in the same transaction, in which
 * `alongside` runs, too. It replaces what the same browser registered under the same name or address and did not confirm:
 * users who mistyped their address correct it, and the code of the first mail is void.
 */
export async function register(
  scope: Scope,
  input: Registration,
  browser: string,
  alongside?: AccountWork,
): Promise<string> {
  ensure(input.terms, 'accounts.terms')
  requireGoodPassword(input.password, [input.username, input.email.split('@', 1)[0] ?? ''])
  await requireWithinLimit(scope, ACCOUNT_LIMITS.registration, scope.address)
  ensure(isUsername(input.username), 'accounts.username-characters')
  const names = usernameColumns(input.username)
  const emailKey = emailKeyOf(input.email)
  const registeredFrom = await browserMark(scope, browser)
  const username = { key: names.usernameKey, skeleton: names.usernameSkeleton }
  const replaced = await listWaitingAccounts(scope.db, { username, emailKey }, registeredFrom)
  await requireFreeNames(scope, { names, emailKey, exceptIds: replaced })
  await requireMaySendCode(scope, 'verify', emailKey)
  const account = {
    ...names,
    email: input.email,
    emailKey,
    ...(await passwordColumns(input.password)),
    registeredFrom,
    language: scope.language,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: scope.now(),
    createdAt: scope.now(),
  }
  const { id } = await refusingTakenNames(scope, () =>
    inTransaction(scope, async (inside) => {
      if (replaced.length > 0) await deleteWaitingAccounts(inside.db, replaced, registeredFrom)
      const created = await insertAccount(inside.db, account)
      await orderCode(inside, created.id, 'verify')
      await alongside?.(inside, created.id)
      return created
    }),
  )
  noteSecurityEvent(scope, 'registered', id, replaced.length > 0 ? 'in place of an unconfirmed account' : undefined)
  return ASK_FOR_CODE[scope.language]
}

interface RequestedNames {
  /** Null when the username does not change: names that are older than a rule stay valid. */
  readonly names: { readonly usernameKey: string; readonly usernameSkeleton: string } | null
  readonly emailKey: string
  /** The account that requests them, or those that a new one replaces. */
  readonly exceptIds: readonly string[]
}

/**
 * Refuses names of other accounts, and addresses that another account can restore after a change (Decision 112).
 * The refusal reveals that they exist, so it is limited per caller (Trust C2).
 */
export async function requireFreeNames(scope: Scope, { names, emailKey, exceptIds }: RequestedNames): Promise<void> {
  const username = names && { key: names.usernameKey, skeleton: names.usernameSkeleton }
  const taken = await findTakenNames(scope.db, { username, emailKey }, exceptIds)
  const isNameTaken = taken.username || (names !== null && isReservedUsername(names.usernameSkeleton))
  const isEmailTaken = taken.email || (await isReserved(scope.db, emailKey, { exceptIds, now: scope.now() }))
  if (!isEmailTaken && !isNameTaken) return
  await requireWithinLimit(scope, ACCOUNT_LIMITS.existsAnswer, scope.address)
  throw new Refusal(isEmailTaken ? 'accounts.email-taken' : 'accounts.username-taken')
}

/** Refuses when `work` violates a unique index: two requests may want the same name at once. */
export async function refusingTakenNames<Result>(scope: Scope, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const constraint = violatedUnique(error)
    if (constraint === null) throw error
    await requireWithinLimit(scope, ACCOUNT_LIMITS.existsAnswer, scope.address)
    const code = constraint.startsWith('users_username') ? 'accounts.username-taken' : 'accounts.email-taken'
    throw new Refusal(code, { cause: error })
  }
}

/** Orders a new code for an address that waits for one; the answer is the same for every address. */
export async function resendVerification(scope: Scope, email: string): Promise<string> {
  const emailKey = emailKeyOf(email)
  const changing = await findOwnChange(scope, emailKey)
  await requireMaySendCode(scope, changing ? 'change-email' : 'verify', emailKey)
  const account = changing ?? (await findAccountByEmail(scope.db, emailKey))
  if (changing) await orderCode(scope, changing.id, 'change-email')
  // For unknown and confirmed addresses the job finds no recipient: the response time reveals nothing.
  else await orderCode(scope, account?.id ?? randomUUID(), 'verify')
  return (await refusedNote(scope, email)) ?? CODE_IF_WAITING[scope.language]
}

interface Confirmation {
  readonly email: string
  readonly code: string
  /** Required where the account was registered in another browser. */
  readonly password?: string | undefined
}

interface ConfirmingBrowser {
  /** The token that registering left in this browser. */
  readonly browser: string | null
  /** Runs where the account is confirmed in the browser in which it was registered: by the same person. */
  readonly afterwards: AccountWork
}

/**
 * Confirms the address of a new account, or the pending address of a signed-in user, by its code. A new account that
 * was registered in another browser needs a new password: another person may have chosen the current one (Trust S08).
 */
export async function verifyEmail(
  scope: Scope,
  { email, code: digits, password }: Confirmation,
  { browser, afterwards }: ConfirmingBrowser,
): Promise<{ account: Account; isNew: boolean }> {
  const emailKey = emailKeyOf(email)
  const changing = await findOwnChange(scope, emailKey)
  if (changing) return { account: await completeChange(scope, changing, digits), isNew: false }
  const waiting = await findAccountByEmail(scope.db, emailKey)
  if (password !== undefined) requireGoodPassword(password, [email.split('@', 1)[0] ?? ''])
  const code = await requireRightCode(scope, waiting, { purpose: 'verify', emailKey, digits })
  ensure(waiting, 'accounts.code')
  const isOwnPassword = await isRegisteringBrowser(scope, waiting.registeredFrom, browser)
  ensure(isOwnPassword || password !== undefined, 'accounts.new-password')
  const newPassword = password === undefined ? {} : await passwordColumns(password)
  const account = await inTransaction(scope, async (inside) => {
    await spendCode(inside, code)
    const changes = { emailVerifiedAt: scope.now(), registeredFrom: null, ...newPassword }
    const verified = await updateAccount(inside.db, waiting.id, changes)
    ensure(verified, 'accounts.code')
    if (isOwnPassword) await afterwards(inside, waiting.id)
    return grantAdminIfListed(inside, (await findAccount(inside.db, waiting.id)) ?? verified)
  })
  noteSecurityEvent(scope, 'email-verified', account.id, isOwnPassword ? undefined : 'password set anew')
  return { account, isNew: true }
}

/** The signed-in user's account, when this is its pending address. */
async function findOwnChange(scope: Scope, emailKey: string): Promise<Account | null> {
  if (!scope.actor) return null
  const account = await findAccount(scope.db, scope.actor.userId)
  const isPending = account?.pendingEmail && emailKeyOf(account.pendingEmail) === emailKey
  return isPending ? account : null
}

async function completeChange(scope: Scope, account: Account, digits: string): Promise<Account> {
  const { pendingEmail } = account
  ensure(pendingEmail, 'accounts.code')
  const emailKey = emailKeyOf(pendingEmail)
  const code = await requireRightCode(scope, account, { purpose: 'change-email', emailKey, digits })
  await requireFreeNames(scope, { names: null, emailKey, exceptIds: [account.id] })
  const changed = await refusingTakenNames(scope, () =>
    inTransaction(scope, async (inside) => {
      await spendCode(inside, code)
      await requireLivingSession(inside)
      const changes = { email: pendingEmail, emailKey, pendingEmail: null }
      const next = await updateAccount(inside.db, account.id, { ...changes, emailVerifiedAt: scope.now() })
      ensure(next, 'accounts.code')
      // Codes that were sent to the old address are void.
      await deleteCodesOf(inside.db, account.id)
      await orderRevertNotice(inside, 'email-changed', account)
      return next
    }),
  )
  noteSecurityEvent(scope, 'email-changed', account.id)
  return changed
}
