import { ECDH } from 'node:crypto'
import { violatedReference } from '#server/platform/data/database.ts'
import { type Limit, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { isPushService } from '../push-services.ts'
import { vapidKeys } from '../vapid.service.ts'
import { deleteBeyond, deleteOwnSubscription, upsertSubscription } from './subscriptions.store.ts'

/** In force in production or with RATE_LIMITS=on. */
const CHANGES: Limit = { name: 'push-subscription', hits: 60, seconds: 3600 }
/** More browsers than anybody uses; older ones make room. */
const MOST_BROWSERS = 20

/** What a browser says of itself (`PushSubscription.toJSON()`); keys in base64url. */
interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** The public half of the key pair with which this installation signs, base64url. */
export const publicPushKey = async (scope: Scope): Promise<string> => (await vapidKeys(scope)).publicKey

/** Lets the browser behind this session be told. */
export async function subscribe(scope: Scope, { endpoint, keys }: Subscription): Promise<void> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  await requireWithinLimit(scope, CHANGES, actor.userId)
  ensure(isPushService(endpoint), 'push.service-unknown')
  ensure(isPointOnCurve(keys.p256dh), 'input')
  try {
    await inTransaction(scope, async ({ db, language, now }) => {
      await upsertSubscription(db, {
        userId: actor.userId,
        sessionId: actor.sessionId,
        endpoint,
        p256dh: keys.p256dh,
        auth: keys.auth,
        language,
        createdAt: now(),
      })
      await deleteBeyond(db, actor.userId, MOST_BROWSERS)
    })
  } catch (error) {
    // Person or session ended between being recognised and being noted.
    if (violatedReference(error) !== null) throw new Refusal('unauthenticated', { cause: error })
    throw error
  }
}

/** Ends it; one that is unknown is ended already. */
export async function unsubscribe(scope: Scope, endpoint: string): Promise<void> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  await requireWithinLimit(scope, CHANGES, actor.userId)
  await deleteOwnSubscription(scope.db, actor.userId, endpoint)
}

/** A key that is no point of the curve could never be encrypted for. */
function isPointOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1')
    return true
  } catch {
    return false // The only thing that can be wrong with it.
  }
}
