import { randomUUID } from 'node:crypto'
import type { SwipeState, SwipeStateBody } from '#contract/discovery.ts'
import { lockUsers } from '#server/features/accounts/accounts.service.ts'
import { countImpressions } from '#server/features/ads/clicks/impressions.service.ts'
import { requireProduct } from '#server/features/products/products.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import { stampEvent } from '#server/platform/data/event-key.ts'
import type { EventContext } from '#server/platform/http/event-context.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { type Forgotten, forget, insertCardView, selectSwipeState, upsertSwipeState } from './decks.store.ts'

/** The state of the deck as last saved by any device, or null. */
export async function readSwipeState(scope: Scope): Promise<SwipeState | null> {
  ensure(scope.actor, 'unauthenticated')
  return selectSwipeState(scope.db, scope.actor.userId)
}

/**
 * Saves the state of the deck for the next device and returns the version of its filters. Filters that another device
 * changed after the caller had read them are not overwritten.
 */
export async function saveSwipeState(scope: Scope, body: SwipeStateBody): Promise<string> {
  const { actor, db } = scope
  ensure(actor, 'unauthenticated')
  const { currentPage, hasMoreProducts, filters, version = randomUUID(), replaces } = body
  const state = { currentPage, hasMoreProducts, filters, version }
  const saved = await upsertSwipeState(db, actor.userId, { state, replaces })
  // Nothing is stored for a user who was deleted meanwhile.
  ensure(saved !== null || (await selectSwipeState(db, actor.userId)) !== null, 'unauthenticated')
  ensure(saved !== null, 'discovery.newer-filters')
  return saved
}

/** One of the four parts of a restart (Decision 108); idempotent. */
export async function restart(scope: Scope, part: Forgotten): Promise<void> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  await inTransaction(scope, async (inside) => {
    const people = await lockUsers(inside, [actor.userId])
    ensure(people.has(actor.userId), 'unauthenticated')
    await forget(inside.db, actor.userId, part)
  })
}

interface View {
  readonly productId: string
  /** Idempotency-Key; null: this request has no repeat. */
  readonly key: string | null
  readonly context: EventContext
  /** Of a promoted card; null: it was not promoted. */
  readonly token: string | null
}

/** A card counts as viewed when it was visible for so long. */
const VIEWED_AFTER_MS = 1000

/** Counts a view of a card, under the key that the device made. */
export async function countView(scope: Scope, catalogue: Catalogue, view: View): Promise<void> {
  const { productId, key, context, token } = view
  ensure(scope.actor, 'unauthenticated')
  const { userId } = scope.actor
  const known = catalogue.numberOf(productId)
  const isKnown = known !== null && catalogue.isDealable(known)
  const productNo = isKnown ? known : (await requireProduct(scope, productId)).no
  const stamp = stampEvent(key, scope.now())
  const at = new Date(stamp.at.getTime() - VIEWED_AFTER_MS)
  const [campaignId = null] = await countImpressions(scope, [{ token, productId, userId, at }])
  await insertCardView(scope.db, { userId, productNo, campaignId, ...stamp, ...context })
}
