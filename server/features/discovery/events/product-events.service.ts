import { countImpressions } from '#server/features/ads/clicks/impressions.service.ts'
import { stampEvent } from '#server/platform/data/event-key.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { insertProductEvents, type ProductEvent } from './product-events.store.ts'

/** A device sends what it collected at most every few seconds. */
const CALLS = { name: 'product-events', hits: 60, seconds: 60 }

interface Batch {
  readonly device: ProductEvent['device']
  readonly events: readonly (Pick<ProductEvent, 'productId' | 'kind' | 'source'> & {
    readonly key: string
    /** The token of a promoted card. */
    readonly ad?: string | undefined
  })[]
}

/** Records which products a device showed and opened; returns how many of them are public. */
export async function recordProductEvents(scope: Scope, { device, events }: Batch): Promise<number> {
  const { actor, db } = scope
  ensure(actor, 'unauthenticated')
  await requireWithinLimit(scope, CALLS, actor.userId)
  const stamps = events.map(({ key }) => stampEvent(key, scope.now()))
  const campaigns = await countImpressions(
    scope,
    events.map(({ ad = null, productId }, no) => ({
      token: ad,
      productId,
      userId: actor.userId,
      at: stamps[no]?.at ?? scope.now(),
    })),
  )
  const stamped = events.map(({ key, ad: _token, ...event }, no) => {
    const { at = scope.now(), repeatsSince = null } = stamps[no] ?? {}
    const repeatsSinceDay = repeatsSince && berlinDayOf(repeatsSince)
    const campaignId = campaigns[no] ?? null
    return { ...event, key, device, at: at.toISOString(), day: berlinDayOf(at), repeatsSinceDay, campaignId }
  })
  return insertProductEvents(db, actor.userId, stamped)
}
