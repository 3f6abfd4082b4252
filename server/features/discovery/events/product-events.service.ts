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
  readonly events: readonly (Pick<ProductEvent, 'productId' | 'kind' | 'source'> & { readonly key: string })[]
}

/** Records which products a device showed and opened; returns how many of them are public. */
export async function recordProductEvents(scope: Scope, { device, events }: Batch): Promise<number> {
  const { actor, db } = scope
  ensure(actor, 'unauthenticated')
  await requireWithinLimit(scope, CALLS, actor.userId)
  const stamped = events.map(({ key, ...event }) => {
    const { at, repeatsSince } = stampEvent(key, scope.now())
    const repeatsSinceDay = repeatsSince && berlinDayOf(repeatsSince)
    return { ...event, key, device, at: at.toISOString(), day: berlinDayOf(at), repeatsSinceDay }
  })
  return insertProductEvents(db, actor.userId, stamped)
}
