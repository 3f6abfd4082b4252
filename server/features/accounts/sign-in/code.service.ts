import { randomUUID, timingSafeEqual } from 'node:crypto'
import { countHit, networkBlockOf, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from '../account-limits.ts'
import { type Account, lockAccount } from '../accounts.store.ts'
import type { CodePurpose } from '../accounts.tables.ts'
import { addressToProve, codeHmac } from '../mails/account-mail.service.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { countGuess, deleteCode } from './codes.store.ts'

/** A correct code. It is used up in the transaction of what it allows. */
export interface RightCode {
  readonly userId: string
  readonly purpose: CodePurpose
  readonly codeHmac: Buffer
}

/**
 * Checks a code and counts the guess; every failure gives the same refusal. Unknown accounts (null) cost the same
 * work.
 */
export async function requireRightCode(
  scope: Scope,
  account: Account | null,
  purpose: CodePurpose,
  digits: string,
): Promise<RightCode> {
  await requireWithinLimit(scope, ACCOUNT_LIMITS.codeCheck, scope.address)
  const userId = account?.id ?? randomUUID()
  const address = account && addressToProve(account, purpose)
  const kept = await countGuess(scope.db, userId, purpose, scope.now())
  const given = await codeHmac(scope, { userId, purpose, address: address ?? '', digits })
  const isRight = kept !== null && kept.length === given.length && timingSafeEqual(kept, given)
  if (!isRight || !address) return refuseCode(scope, account)
  return { userId, purpose, codeHmac: given }
}

/**
 * Uses up a correct code, inside the transaction of what it allows. Locks the account before its codes, as deleting the
 * account does: the opposite order would deadlock.
 */
export async function spendCode(scope: Scope, code: RightCode): Promise<void> {
  await lockAccount(scope.db, code.userId)
  const wasThere = await deleteCode(scope.db, code.userId, code.purpose, code.codeHmac)
  if (!wasThere) throw new Refusal('accounts.code')
}

function refuseCode(scope: Scope, account: Account | null): never {
  noteSecurityEvent(scope, 'code-failed', account?.id ?? null)
  throw new Refusal('accounts.code')
}

/** What bounds the code mails to one address, and all of them together (Trust S11, S78). */
const mailLimits = (recipient: string, overall: 'all' | 'none') =>
  [
    [ACCOUNT_LIMITS.codePerHour, recipient],
    [ACCOUNT_LIMITS.codePerDay, recipient],
    [ACCOUNT_LIMITS.codesOverall, overall],
  ] as const

/** Counts a code mail to an address and refuses beyond the limits, whether an account has it or not. */
export async function requireMaySendCode(scope: Scope, emailKey: string): Promise<void> {
  await requireWithinLimit(scope, ACCOUNT_LIMITS.codePerAddress, scope.address)
  await requireWithinLimit(scope, ACCOUNT_LIMITS.codePerNetworkBlock, networkBlockOf(scope.address))
  for (const [limit, subject] of mailLimits(emailKey, 'all')) await requireWithinLimit(scope, limit, subject)
}

/**
 * The same without a refusal, for calls whose answer must not depend on it. Without a recipient (null) the same work is
 * done for `instead`, outside of the limit for all mails together.
 */
export async function maySendCode(scope: Scope, emailKey: string | null, instead: string): Promise<boolean> {
  const limits = emailKey === null ? mailLimits(`none ${instead}`, 'none') : mailLimits(emailKey, 'all')
  for (const [limit, subject] of limits) {
    const { hits } = await countHit(scope, limit, subject)
    if (hits > limit.hits) return false
  }
  return emailKey !== null
}
