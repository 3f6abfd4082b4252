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
/** More browsers than one user has; the oldest subscriptions are deleted. */
const MOST_BROWSERS = 20

/** What the browser sends (`PushSubscription.toJSON()`); keys in base64url. */
interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** The public half of the key pair with which this installation signs, base64url. */
export const publicPushKey = async (scope: Scope): Promise<string> => (await vapidKeys(scope)).publicKey

/** Subscribes the browser of this session. */
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
    // The user or the session was deleted after the request was identified.
    if (violatedReference(error) !== null) throw new Refusal('unauthenticated', { cause: error })
    throw error
  }
}

/** Ends a subscription; an unknown one has ended already. */
export async function unsubscribe(scope: Scope, endpoint: string): Promise<void> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  await requireWithinLimit(scope, CHANGES, actor.userId)
  await deleteOwnSubscription(scope.db, actor.userId, endpoint)
}

/** Nothing can be encrypted for a key that is not a point of the curve. */
function isPointOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1')
    return true
  } catch {
    return false // The key has no other way to be invalid.
  }
}
