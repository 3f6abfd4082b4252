import { createHash } from 'node:crypto'
import { PRICE_NOTICE_DAYS } from '#contract/subscription.limits.ts'
import {
  changeSubscription,
  readSubscription,
  type Subscription,
} from '#server/features/brands/subscription/subscription.service.ts'
import { freeSince } from '#server/features/brands/subscription/subscription-ends.service.ts'
import { pricesAt } from '#server/features/plans/plans.service.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { findLastPlan } from '../checkout/purchases.store.ts'
import { buyWithSavedCard } from '../checkout/saved-card-payment.service.ts'
import { failedAttempt } from './failed-attempt.ts'
import { basisOf, PlanItem } from './plan-item.ts'
import { type DueBrand, selectDueRenewals } from './plan-jobs.store.ts'
import { periodEnd } from './plan-period.ts'
import { priceOf } from './plan-quote.ts'

const DAY_MS = 86_400_000
const BATCH = 100

/**
 * Job: pays the next period of plans whose period is over, with the saved card. The key of an attempt is made from the period,
 * so that several processes, or a process that was interrupted, pay it once.
 */
export async function renewPlans(world: World, signal?: AbortSignal): Promise<void> {
  if (sellsFor(world.config) === null) return
  for (const brand of await selectDueRenewals(world.db, world.now(), BATCH)) {
    if (signal?.aborted) return
    await renew(world, brand)
  }
}

/** A UUID that is the same for the same words. */
function keyOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

async function renew(world: World, brand: DueBrand): Promise<void> {
  const { brandId, brandNo, isOpen } = brand
  const row = await readSubscription(world, brandId)
  if (!row?.periodTo || !isDue(row, world.now())) return
  // A brand that is being deleted, or is suspended, pays for nothing more.
  if (!isOpen) return inTransaction(world, (inside) => end(inside, row))
  const from = row.periodTo.toISOString()
  const attempt = row.failures
  const last = await findLastPlan(world.db, brandId)
  const bought = await nextPeriod(world, row, row.periodTo)
  const outcome = await buyWithSavedCard(world, {
    ...{ brandId, brandNo, bought, requestKey: keyOf(`renewal|${brandId}|${from}|${attempt}`) },
    ...{
      billingEmail: last?.buyer.email ?? '',
      orderReference: last?.orderReference ?? '',
      language: last?.language ?? 'de',
    },
  }).catch((error: unknown) => {
    // The address of the company is missing: as good as no card.
    if (error instanceof Refusal) return { outcome: 'no-card' as const }
    throw error
  })
  if (outcome.outcome !== 'no-card') return
  await inTransaction(world, (inside) => failedAttempt(inside, brandId, { attempt, from, purchaseId: null }))
}

const isDue = ({ plan, state, periodTo, nextAttemptAt }: Subscription, now: Date): boolean =>
  plan !== 'free' &&
  periodTo !== null &&
  periodTo <= now &&
  (state === 'active' || (state === 'past_due' && nextAttemptAt !== null && nextAttemptAt <= now))

async function end(inside: World, { brandId, periodTo }: Subscription): Promise<void> {
  await changeSubscription(inside, brandId, (row) =>
    isDue(row, inside.now()) && row.periodTo?.getTime() === periodTo?.getTime()
      ? { cause: 'ended', columns: freeSince(inside.now(), 'canceled') }
      : null,
  )
}

/** Trust L12: the prices that held when the brand could still cancel after being told. */
async function nextPeriod(world: World, row: Subscription, from: Date) {
  const plan = row.nextPlan ?? row.plan
  const interval = row.nextInterval ?? row.interval
  const { version, prices } = await pricesAt(world, new Date(from.getTime() - PRICE_NOTICE_DAYS * DAY_MS))
  const to = periodEnd(from, interval, row.anchorDay)
  const item = PlanItem.parse({
    ...{ cause: 'renewal', plan, interval, from: from.toISOString(), to: to.toISOString() },
    ...{ anchorDay: row.anchorDay, basis: basisOf(row), attempt: row.failures },
  })
  const netCents = priceOf(prices, { plan, interval })
  return {
    kind: 'plan',
    item,
    packageName: null,
    priceVersion: version,
    netCents,
    bonusCents: 0,
    bonusMonths: 0,
  } as const
}
