import { ACCOUNT } from '#contract/accounts.limits.ts'
import { type Limit, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import type { Account } from './accounts.store.ts'
import { isRightPassword } from './passwords/password-hash.ts'

const MINUTE_MS = 60_000

/** Whether the sign-in of this session is recent enough to count as proof of identity (Trust C5, C6). */
function isFresh({ actor, now }: Scope): boolean {
  const signedInAt = actor?.signedInAt.getTime() ?? 0
  return now().getTime() - signedInAt < ACCOUNT.freshSignInMinutes * MINUTE_MS
}

/**
 * Re-authentication: refuses unless the sign-in is recent or the password is right, so that an unlocked device is not
 * enough (Decision 112). Counts what passes, and apart from it every guess at the password: who holds a stolen session
 * must not be able to use up what its owner may do after signing in again.
 */
export async function requireProof(
  scope: Scope,
  account: Account,
  { password, limit }: { readonly password: string | undefined; readonly limit: Limit },
): Promise<void> {
  if (!isFresh(scope)) {
    const mayProve = password !== undefined && account.passwordHash !== null
    ensure(mayProve, 'accounts.reauth', { reauth: true })
    await requireWithinLimit(scope, { ...limit, name: `${limit.name}-guess` }, account.id)
    ensure(await isRightPassword(account.passwordHash, password), 'accounts.credentials')
  }
  await requireWithinLimit(scope, limit, account.id)
}
