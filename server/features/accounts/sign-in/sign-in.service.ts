import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createCallerGate } from '#server/platform/load/caller-gate.ts'
import { countHit, requireWithinLimit, takeBackHit } from '#server/platform/load/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from '../account-limits.ts'
import { emailKeyOf, grantAdminIfListed, usernameKeyOf } from '../accounts.service.ts'
import {
  type Account,
  findAccountByEmail,
  findAccountByUsername,
  renewPasswordHash,
  updateAccount,
} from '../accounts.store.ts'
import { orderCode } from '../mails/account-mail.service.ts'
import { hashPassword, isOutdatedHash, isRightPassword } from '../passwords/password-hash.ts'
import { isLongPassword } from '../passwords/password-strength.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { forgetGuesses, maySendCode } from './code.service.ts'

interface Login {
  /** Username or e-mail address. */
  readonly username: string
  readonly password: string
}

/** Trust S06: the longest delay of an attempt while an account sees many failures. */
const SLOWEST_MS = 4000
const SLOWER_BY_MS = 250

/** Trust S02: so that a flood of logins leaves database connections to others. Further ones get 503 with Retry-After. */
const inQueue = createCallerGate({ atOnce: 4, wait: { leastMs: 10_000, mostMs: 15_000 }, code: 'unavailable' })

/**
 * Signs in by username or e-mail address. Unknown name, wrong password and unconfirmed address get the same answer
 * after the same work (Trust S03); the right password of an unconfirmed account orders a new code.
 */
export async function signIn(scope: Scope, { username: login, password }: Login): Promise<Account> {
  const { account, subject, delayMs } = await inQueue(() => beginTry(scope, login))
  if (delayMs > 0) await pause(delayMs)
  const isRight = await isRightPassword(account?.passwordHash ?? null, password)
  if (!account || !isRight || account.emailVerifiedAt === null) {
    await helpIfUnconfirmed(scope, isRight ? account : null, subject)
    noteSecurityEvent(scope, 'sign-in-failed', account?.id ?? null)
    throw new Refusal('accounts.credentials')
  }
  await forgiveTry(scope, subject)
  const proven = await renewHash(scope, account, password)
  const current = await grantAdminIfListed(scope, await noteSignIn(scope, proven, isLongPassword(password)))
  // The checked hash, so that opening the session refuses when the password was changed meanwhile.
  return { ...current, passwordHash: proven.passwordHash }
}

/** Usernames contain no "@", so a login is one or the other. */
function findByLogin(scope: Scope, login: string): Promise<Account | null> {
  return login.includes('@')
    ? findAccountByEmail(scope.db, emailKeyOf(login))
    : findAccountByUsername(scope.db, usernameKeyOf(login))
}

const pairOf = (scope: Scope, subject: string) => `${subject}|${scope.address}`

/** Counts an attempt before it is checked. A caller is refused in the end; an account is slowed down, never locked. */
async function beginTry(scope: Scope, login: string) {
  const account = await findByLogin(scope, login)
  const subject = account?.id ?? usernameKeyOf(login)
  await requireWithinLimit(scope, ACCOUNT_LIMITS.loginPerAddress, scope.address)
  await requireWithinLimit(scope, ACCOUNT_LIMITS.loginPerAccount, pairOf(scope, subject))
  const { hits } = await countHit(scope, ACCOUNT_LIMITS.loginEverywhere, subject)
  const tooMany = hits - ACCOUNT_LIMITS.loginEverywhere.hits
  const delayMs = tooMany > 0 ? Math.min(SLOWEST_MS, SLOWER_BY_MS * 2 ** Math.min(tooMany, 10)) : 0
  return { account, subject, delayMs }
}

/** Only failures count. */
async function forgiveTry(scope: Scope, subject: string): Promise<void> {
  await takeBackHit(scope, ACCOUNT_LIMITS.loginPerAddress, scope.address)
  await takeBackHit(scope, ACCOUNT_LIMITS.loginPerAccount, pairOf(scope, subject))
  await takeBackHit(scope, ACCOUNT_LIMITS.loginEverywhere, subject)
}

/**
 * Orders a code where the password of an unconfirmed account was right. In every other case the same work is done
 * without a recipient.
 */
async function helpIfUnconfirmed(scope: Scope, account: Account | null, subject: string): Promise<void> {
  const waiting = account?.emailVerifiedAt === null ? account : null
  const maySend = await maySendCode(scope, waiting?.emailKey ?? null, subject)
  if (maySend) await forgetGuesses(scope, 'verify', waiting?.emailKey ?? subject)
  await orderCode(scope, waiting && maySend ? waiting.id : randomUUID(), 'verify')
}

/** Renews a hash of older parameters (Trust S01); refuses when the password was replaced meanwhile. */
async function renewHash(scope: Scope, account: Account, password: string): Promise<Account> {
  if (account.passwordHash === null || !isOutdatedHash(account.passwordHash)) return account
  const renewed = await renewPasswordHash(scope.db, account, await hashPassword(password))
  ensure(renewed, 'accounts.credentials')
  return renewed
}

/** Mails are written in the language that the user used last. Only now the length of an older password is known. */
async function noteSignIn(scope: Scope, account: Account, hasLongPassword: boolean): Promise<Account> {
  const { language } = scope
  if (account.language === language && account.hasLongPassword === hasLongPassword) return account
  return (await updateAccount(scope.db, account.id, { language, hasLongPassword })) ?? account
}
