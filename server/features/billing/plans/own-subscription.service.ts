import type { HandlerArgs } from '#contract/endpoint.ts'
import { isAllowed } from '#contract/rights.ts'
import { PRICE_NOTICE_DAYS, UNPAID_DAYS } from '#contract/subscription.limits.ts'
import type { OwnSubscription, subscriptionContract } from '#contract/subscription.ts'
import { limitsOf, ownLimitsOf } from '#server/features/brands/plan-limits.service.ts'
import { notifyBilling } from '#server/features/brands/subscription/plan-notice.service.ts'
import { overrideOf } from '#server/features/brands/subscription/plan-override.service.ts'
import {
  changeSubscription,
  readSubscription,
  type Subscription,
} from '#server/features/brands/subscription/subscription.service.ts'
import {
  type Change,
  freeSince,
  isPaused,
  resumed,
} from '#server/features/brands/subscription/subscription-ends.service.ts'
import { countTeam } from '#server/features/brands/team/invites.service.ts'
import { pricesAt } from '#server/features/plans/plans.service.ts'
import { countPlanProducts } from '#server/features/products/plan-hold/plan-choice.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { quotesFor, situationOf } from './plan-orders.service.ts'
import { monthsLater } from './plan-period.ts'
import { isPaidAt, priceOf, quoteOf } from './plan-quote.ts'

type Calls = typeof subscriptionContract
type Body<K extends keyof Calls> = HandlerArgs<Calls[K]>['body']

const DAY_MS = 86_400_000

/** The plan of the caller's brand. Every member may read it; what it would cost to change is for those who may pay. */
export async function readOwnSubscription(scope: BrandScope): Promise<OwnSubscription> {
  const { brandId } = scope.member
  const [row, limits, products, team] = await Promise.all([
    readSubscription(scope, brandId),
    limitsOf(scope, brandId),
    countPlanProducts(scope, brandId),
    countTeam(scope, brandId),
  ])
  const isOnSale = sellsFor(scope.config) !== null
  return {
    plan: limits.plan,
    interval: row?.interval ?? 'month',
    state: row?.state ?? null,
    isOnSale,
    until: (row && (row.pausedUntil ?? row.periodTo)?.toISOString()) ?? null,
    unpaid: unpaidOf(row),
    override: await shownOverride(scope, row),
    next: await nextOf(scope, row),
    usage: {
      products: { used: products.active, most: limits.isPaused ? 0 : limits.activeProducts },
      drops: { used: products.drops, most: limits.activeDrops },
      team: { used: team, most: limits.team },
    },
    heldProducts: products.held,
    offers: isOnSale && isAllowed(scope.member, 'billing') ? await offersFor(scope, row) : [],
  }
}

async function shownOverride(scope: BrandScope, row: Subscription | null): Promise<OwnSubscription['override']> {
  const override = overrideOf(row, scope.now())
  if (override === null) return null
  const { plan: ownPlan } = await ownLimitsOf(scope, row)
  return { until: override.until.toISOString(), reason: override.reason, ownPlan }
}

function unpaidOf(row: Subscription | null): OwnSubscription['unpaid'] {
  if (row?.state !== 'past_due' || row.periodTo === null) return null
  const endsAt = new Date(row.periodTo.getTime() + UNPAID_DAYS * DAY_MS).toISOString()
  return { endsAt, nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null }
}

async function nextOf(scope: BrandScope, row: Subscription | null): Promise<OwnSubscription['next']> {
  if (!row || row.plan === 'free' || row.state !== 'active' || row.periodTo === null) return null
  const plan = row.nextPlan ?? row.plan
  const interval = row.nextInterval ?? row.interval
  const fixedAt = new Date(Math.min(row.periodTo.getTime() - PRICE_NOTICE_DAYS * DAY_MS, scope.now().getTime()))
  const { prices } = await pricesAt(scope, fixedAt)
  return { plan, interval, netCents: priceOf(prices, { plan, interval }) }
}

const offersFor = async (scope: BrandScope, row: Subscription | null): Promise<OwnSubscription['offers']> =>
  (await quotesFor(scope, row)).map(({ quote, ...offer }) => ({
    ...offer,
    when: quote.when,
    nowCents: quote.when === 'now' ? quote.netCents : 0,
    until: (quote.when === 'now' ? quote.to : quote.when === 'period-end' ? quote.from : null)?.toISOString() ?? null,
  }))

interface Step {
  readonly action: string
  readonly phase: 'change-planned' | 'canceled' | 'kept' | 'paused' | 'resumed'
  /** Null: the subscription is as wished already. Throws where it is not possible. */
  readonly decide: (row: Subscription, now: Date) => Change | null
}

async function step(scope: BrandScope, { action, phase, decide }: Step): Promise<OwnSubscription> {
  const { brandId } = scope.member
  await inTransaction(scope, async (inside) => {
    let before: Subscription | null = null
    const row = await changeSubscription(inside, brandId, (current) => {
      const change = decide(current, inside.now())
      if (change) before = current
      return change
    })
    ensure(row, 'plans.impossible')
    if (before === null) return
    const { plan, state } = before as Subscription
    const changed = { plan: [plan, row.nextPlan ?? row.plan], state: [state, row.state] } as const
    await writeAudit(inside, { action, targetType: 'brand', targetId: brandId, changed })
    const shown = phase === 'change-planned' ? { plan: row.nextPlan ?? row.plan } : phase === 'canceled' ? { plan } : {}
    const until = row.pausedUntil ?? row.periodTo ?? inside.now()
    await notifyBilling(inside, row, { phase, ...shown, day: berlinDayOf(until) })
  })
  return readOwnSubscription(scope)
}

/** A smaller plan, or the other interval, from the end of the period on. */
export async function planChange(scope: BrandScope, wanted: Body<'PUT /api/brand/subscription'>) {
  const { own, current } = await situationOf(scope, await readSubscription(scope, scope.member.brandId))
  return step(scope, {
    action: 'plan.change-planned',
    phase: 'change-planned',
    decide: (row, now) => {
      if (row.nextPlan === wanted.plan && row.nextInterval === wanted.interval) return null
      ensure(quoteOf({ row, own, current, now }, wanted).when === 'period-end', 'plans.impossible')
      const columns = { state: 'active', nextPlan: wanted.plan, nextInterval: wanted.interval } as const
      return { cause: 'change-planned', columns }
    },
  })
}

/** Trust L16: at any time, for the end of the period. */
export const cancelPlan = (scope: BrandScope, { reason }: Body<'DELETE /api/brand/subscription'>) =>
  step(scope, {
    action: 'plan.canceled',
    phase: 'canceled',
    decide: (row, now) => {
      if (row.state === 'canceled_at_period_end' || row.state === 'canceled') return null
      const named = reason === null ? {} : { reason }
      if (row.state === 'past_due') return { cause: 'canceled', columns: freeSince(now, 'canceled'), ...named }
      const running = isPaused(row) ? resumed(row, now) : null
      ensure(row.plan !== 'free' && row.periodTo !== null && (running || row.state === 'active'), 'plans.impossible')
      const columns = {
        ...running?.columns,
        state: 'canceled_at_period_end',
        nextPlan: null,
        nextInterval: null,
      } as const
      return { cause: 'canceled', columns, ...named }
    },
  })

/** Takes back a cancellation or a planned change. */
export const keepPlan = (scope: BrandScope) =>
  step(scope, {
    action: 'plan.kept',
    phase: 'kept',
    decide: (row, now) => {
      const isCanceled = row.state === 'canceled_at_period_end' && isPaidAt(row, now)
      if (!isCanceled && row.nextPlan === null && row.state === 'active' && row.plan !== 'free') return null
      ensure(isCanceled || (row.state === 'active' && row.nextPlan !== null), 'plans.impossible')
      return { cause: 'kept', columns: { state: 'active', nextPlan: null, nextInterval: null } }
    },
  })

export const pausePlan = (scope: BrandScope, { months }: Body<'POST /api/brand/subscription/pause'>) =>
  step(scope, {
    action: 'plan.paused',
    phase: 'paused',
    decide: (row, now) => {
      if (row.state === 'paused') return null
      ensure(row.state === 'active' && isPaidAt(row, now), 'plans.impossible')
      const pausedUntil = monthsLater(now, months, Number(berlinDayOf(now).slice(8)))
      return { cause: 'paused', columns: { state: 'paused', pausedAt: now, pausedUntil } }
    },
  })

export const resumePlan = (scope: BrandScope) =>
  step(scope, {
    action: 'plan.resumed',
    phase: 'resumed',
    decide: (row, now) => {
      if (row.state === 'active' && row.pausedAt === null) return null
      ensure(row.state === 'paused', 'plans.impossible')
      return resumed(row, now)
    },
  })
