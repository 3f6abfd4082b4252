import { randomUUID, timingSafeEqual } from 'node:crypto'
import { ACCOUNT } from '#contract/accounts.limits.ts'
import {
  countHit,
  countInWindow,
  endWindow,
  networkBlockOf,
  requireWithinLimit,
} from '#server/platform/load/rate-limit.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from '../account-limits.ts'
import { type Account, lockAccount } from '../accounts.store.ts'
import type { CodePurpose } from '../accounts.tables.ts'
import { addressToProve, codeHmac } from '../mails/account-mail.service.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { countGuess, deleteCode } from './codes.store.ts'

/** A correct code. It is used up in the transaction of what it allows. */
export interface RightCode {
  readonly userId: string
  readonly purpose: CodePurpose
  readonly codeHmac: Buffer
}

interface EnteredCode {
  readonly purpose: CodePurpose
  /** The address for which it was entered, as `emailKeyOf` writes it. */
  readonly emailKey: string
  readonly digits: string
}

/**
 * Checks a code and counts the guess. The refusal depends on the number of guesses alone, and unknown accounts (null) cost
 * the same work, so that no answer tells whether an address has an account.
 */
export async function requireRightCode(
  scope: Scope,
  account: Account | null,
  { purpose, emailKey, digits }: EnteredCode,
): Promise<RightCode> {
  await requireWithinLimit(scope, ACCOUNT_LIMITS.codeCheck, scope.address)
  const userId = account?.id ?? randomUUID()
  const address = account && addressToProve(account, purpose)
  const { hits } = await countInWindow(scope, ACCOUNT_LIMITS.codeGuess, guessed(purpose, emailKey))
  const kept = await countGuess(scope.db, userId, purpose, scope.now())
  const given = await codeHmac(scope, { userId, purpose, address: address ?? '', digits })
  const isRight = kept !== null && kept.length === given.length && timingSafeEqual(kept, given)
  if (!isRight || !address) return refuseCode(scope, account, hits)
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

function refuseCode(scope: Scope, account: Account | null, guesses: number): never {
  noteSecurityEvent(scope, 'code-failed', account?.id ?? null)
  throw new Refusal(guesses >= ACCOUNT.codeGuesses ? 'accounts.code-used-up' : 'accounts.code')
}

const guessed = (purpose: CodePurpose, emailKey: string) => `${purpose} ${emailKey}`

/** A new code for this address has all its guesses. */
export const forgetGuesses = (scope: Scope, purpose: CodePurpose, emailKey: string): Promise<void> =>
  endWindow(scope, ACCOUNT_LIMITS.codeGuess, guessed(purpose, emailKey))

/** What bounds the code mails to one address, and all of them together (Trust S11, S78). */
const mailLimits = (recipient: string, overall: 'all' | 'none') =>
  [
    [ACCOUNT_LIMITS.codePerHour, recipient],
    [ACCOUNT_LIMITS.codePerDay, recipient],
    [ACCOUNT_LIMITS.codesOverall, overall],
  ] as const

/** Counts a code mail to an address and refuses beyond the limits, whether an account has it or not. */
export async function requireMaySendCode(scope: Scope, purpose: CodePurpose, emailKey: string): Promise<void> {
  await requireWithinLimit(scope, ACCOUNT_LIMITS.codePerAddress, scope.address)
  await requireWithinLimit(scope, ACCOUNT_LIMITS.codePerNetworkBlock, networkBlockOf(scope.address))
  for (const [limit, subject] of mailLimits(emailKey, 'all')) await requireWithinLimit(scope, limit, subject)
  await forgetGuesses(scope, purpose, emailKey)
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
