import type { Language } from '#contract/limits.ts'
import { emailKeyOf, requireAccount } from '#server/features/accounts/accounts.service.ts'
import { violatedReference } from '#server/platform/database.ts'
import { requireWithinLimit } from '#server/platform/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/refuse.ts'
import type { Scope } from '#server/platform/scope.ts'
import { requireProduct } from './products.service.ts'
import { upsertSignup } from './release-signups.store.ts'

/** product.md 17. */
const SIGNUPS = { name: 'release-signup', hits: 5, seconds: 3600 }

/** Spec §8: the sentence after signing up. */
const DONE: Readonly<Record<Language, string>> = {
  de: '✅ Du wirst benachrichtigt, wenn das Produkt verfügbar ist!',
  en: '✅ You will be notified when the product is available!',
}

/** Notes who wants a mail at release. The account's own verified address counts at once (trust C10). */
export async function signUpForRelease(scope: Scope, productId: string, email: string): Promise<string> {
  const product = await requireProduct(scope, productId)
  ensure(product.releaseAt && product.releaseAt > scope.now(), 'products.released')
  await requireWithinLimit(scope, SIGNUPS, scope.address)
  const account = await requireAccount(scope)
  const isOwn = emailKeyOf(email) === emailKeyOf(account.email)
  const signup = { productId, email, emailKey: emailKeyOf(email), userId: account.id, language: scope.language }
  try {
    await upsertSignup(scope.db, { ...signup, confirmedAt: isOwn ? scope.now() : null })
  } catch (error) {
    // Person or product was deleted between looking and noting.
    if (violatedReference(error) !== null) throw new Refusal('products.unknown', { cause: error })
    throw error
  }
  return DONE[scope.language]
}
