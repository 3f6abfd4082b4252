import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/vocabulary.ts'
import { emailKeyOf, requireAccount } from '#server/features/accounts/accounts.service.ts'
import { requireProduct } from '#server/features/products/products.service.ts'
import { cancelReleasePushes } from '#server/features/push/sending/enqueue-pushes.service.ts'
import { violatedReference } from '#server/platform/data/database.ts'
import { countHit, networkBlockOf, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { endConsent, insertConsent } from '../consents.store.ts'
import { DROP_LIMITS } from '../drop-limits.ts'
import { addressHmac } from '../links/mail-link.ts'
import { sendConfirmationJob } from '../mails/mail-jobs.ts'
import {
  confirmSignUp,
  type DeletedSignUp,
  deleteEnded,
  deleteOwn,
  deleteSignUpsOfSameRecipient,
  insertOwnSignUp,
  insertUnconfirmedSignUp,
} from './sign-ups.store.ts'

/** Spec §8: the sentence after signing up, the same for every address (Trust C10). */
const DONE: Readonly<Record<Language, string>> = {
  de: '✅ Du wirst benachrichtigt, wenn das Produkt verfügbar ist!',
  en: '✅ You will be notified when the product is available!',
}

interface SignedUp {
  readonly message: string
  /** The address is not the caller's own: its owner must confirm by mail. */
  readonly needsConfirmation: boolean
}

interface SignUpRequest {
  readonly productId: string
  readonly email: string
  readonly emailKey: string
}

/**
 * Signs an address up for a mail at release. The account's own address is confirmed at once; any other must confirm by
 * mail. The answer is the same whether that other address is known or not.
 */
export async function signUpForRelease(scope: Scope, productId: string, email: string): Promise<SignedUp> {
  const product = await requireProduct(scope, productId)
  ensure(product.releaseAt && product.releaseAt > scope.now(), 'products.released')
  const account = scope.actor ? await requireAccount(scope) : null
  const request: SignUpRequest = { productId, email, emailKey: emailKeyOf(email) }
  const isOwn = account !== null && account.emailKey === request.emailKey
  try {
    if (isOwn) await signUpOwn(scope, account.id, request)
    else await askForConfirmation(scope, account?.id ?? null, request)
  } catch (error) {
    // The user or the product was deleted in the meantime.
    if (violatedReference(error) !== null) throw new Refusal('products.unknown', { cause: error })
    throw error
  }
  return { message: DONE[scope.language], needsConfirmation: !isOwn }
}

async function signUpOwn(scope: Scope, userId: string, request: SignUpRequest): Promise<void> {
  await requireWithinLimit(scope, DROP_LIMITS.ownAddress, userId)
  const now = scope.now()
  const hmac = await addressHmac(scope, request.emailKey)
  await inTransaction(scope, async ({ db, language }) => {
    await deleteEnded(db, request.productId, request.emailKey)
    const id = await insertOwnSignUp(db, { ...request, userId, language, createdAt: now, confirmedAt: now })
    await insertConsent(db, {
      id,
      purpose: 'release',
      productId: request.productId,
      addressHmac: hmac,
      requestedAt: now,
      confirmedAt: now,
      confirmedBy: 'account',
    })
  })
}

async function askForConfirmation(scope: Scope, userId: string | null, request: SignUpRequest): Promise<void> {
  await requireWithinLimit(scope, DROP_LIMITS.foreignAddress, scope.address)
  await requireWithinLimit(scope, DROP_LIMITS.networkBlock, networkBlockOf(scope.address))
  const asked = await countHit(scope, DROP_LIMITS.confirmation, request.emailKey)
  const isFlooded = asked.hits > DROP_LIMITS.confirmation.hits
  // Mails that are not sent must not count for the overall limit.
  if (!isFlooded) await requireWithinLimit(scope, DROP_LIMITS.confirmations, 'all')
  await inTransaction(scope, async ({ db, jobs, language, now }) => {
    await deleteEnded(db, request.productId, request.emailKey)
    const { id, isConfirmed } = await insertUnconfirmedSignUp(db, { ...request, userId, language, createdAt: now() })
    // An address over its limit or confirmed before gets no mail; the answer does not reveal that.
    if (!isConfirmed && !isFlooded) await jobs.enqueue(db, sendConfirmationJob, { id, letterId: randomUUID() })
  })
}

/** Confirms by the link in the mail; false when there is nothing to confirm any more. A repeat changes nothing. */
export async function confirmRelease(scope: Scope, id: string): Promise<boolean> {
  const now = scope.now()
  return inTransaction(scope, async (inside) => {
    const signUp = await confirmSignUp(inside.db, id, now)
    if (!signUp) return false
    await insertConsent(inside.db, {
      id,
      purpose: 'release',
      productId: signUp.productId,
      addressHmac: await addressHmac(scope, signUp.emailKey),
      requestedAt: signUp.createdAt,
      confirmedAt: now,
      confirmedBy: 'link',
    })
    return true
  })
}

/** Takes back a user's own sign-up. A missing one counts as taken back. */
export async function cancelSignUp(scope: Scope, id: string): Promise<void> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  await requireWithinLimit(scope, DROP_LIMITS.ownAddress, actor.userId)
  await inTransaction(scope, async (inside) => {
    const gone = await deleteOwn(inside.db, actor.userId, id)
    if (gone) await endConsentAndPushes(inside, gone)
  })
}

/** Unsubscribes by the link in a mail: its recipient gets no more mails about any drop. */
export async function stopReleaseMails(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope, async (inside) => {
    for (const gone of await deleteSignUpsOfSameRecipient(inside.db, id)) await endConsentAndPushes(inside, gone)
  })
}

/** Ends the consent of a deleted sign-up, and deletes waiting push messages to the account's browsers. */
async function endConsentAndPushes(inside: Scope, { id, userId, productId }: DeletedSignUp): Promise<void> {
  await endConsent(inside.db, id, inside.now())
  if (userId !== null) await cancelReleasePushes(inside, [{ userId, productId }])
}
