import { AD_PEOPLE_DAYS } from '#contract/ads.limits.ts'
import { requireProduct } from '#server/features/products/products.service.ts'
import { type EventStamp, stampEvent } from '#server/platform/data/event-key.ts'
import { monthsBefore } from '#server/platform/data/partitions.ts'
import type { EventContext } from '#server/platform/http/event-context.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import {
  anonymiseAdClicksBefore,
  anonymiseClicksBefore,
  anonymiseImpressionsBefore,
  deleteImpressionsBefore,
  insertClick,
} from './ads.store.ts'
import { chargeClick } from './clicks/charge-click.service.ts'
import { adTokensOf } from './clicks/impressions.service.ts'

/** Trust S77, 2.5: a higher rate is not a shopper's and must not count in statistics. */
const CLICKS = { name: 'click', hits: 30, seconds: 60 }

interface Click {
  readonly key: string | null
  readonly context: EventContext
  /** Of a promoted card; null: it was not promoted. */
  readonly token: string | null
}

/**
 * Records a click through to the brand's shop, under the key that the device made; a repeat counts once. One on a promoted
 * card is charged first, or stays free.
 */
export async function recordClick(scope: Scope, productId: string, { key, context, token }: Click): Promise<void> {
  ensure(scope.actor, 'unauthenticated')
  await requireWithinLimit(scope, CLICKS, scope.actor.userId)
  const product = await requireProduct(scope, productId)
  const { userId } = scope.actor
  const stamp = stampEvent(key, scope.now())
  const campaignId = token === null ? null : await charged(scope, userId, product.id, { token, stamp, context })
  await insertClick(scope.db, { userId, productId: product.id, campaignId, ...stamp, ...context })
}

async function charged(
  scope: Scope,
  userId: string,
  productId: string,
  click: { readonly token: string; readonly stamp: EventStamp; readonly context: EventContext },
): Promise<string | null> {
  const ad = (await adTokensOf(scope)).open(click.token)
  const { key: clickKey } = click.stamp
  return chargeClick(scope, { ad, clickKey, productId, userId, device: click.context.device })
}

const DAY_MS = 86_400_000
/** Most rows that one statement updates. */
const BATCH = 1000

/** Decision 138. */
const IMPRESSION_MONTHS = 13

/** Job: removes the user from old clicks and impressions, and old impressions, in small batches. */
export async function anonymiseOldClicks(world: World, signal: AbortSignal): Promise<void> {
  const before = new Date(world.now().getTime() - AD_PEOPLE_DAYS * DAY_MS)
  const gone = monthsBefore(world.now(), IMPRESSION_MONTHS)
  const steps = [
    () => anonymiseClicksBefore(world.db, before, BATCH),
    () => anonymiseAdClicksBefore(world.db, before, BATCH),
    () => anonymiseImpressionsBefore(world.db, before, BATCH),
    () => deleteImpressionsBefore(world.db, gone, BATCH),
  ]
  for (const step of steps) while (!signal.aborted && (await step()) > 0);
}
