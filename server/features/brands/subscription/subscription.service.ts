import { createHash } from 'node:crypto'
import { z } from 'zod'
import { TRIAL } from '#contract/plan.limits.ts'
import type { SubscriptionCause } from '#contract/subscription.limits.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { notifyBilling } from './plan-notice.service.ts'
import {
  hasChange,
  insertChange,
  insertSubscription,
  lockSubscription,
  prolongTrials,
  type Subscription,
  selectEnding,
  selectSubscription,
  selectVatId,
  updateSubscription,
} from './subscription.store.ts'
import { afterPause, anchorDayOf, type Change, resumed, whenOver } from './subscription-ends.service.ts'

export type { Subscription } from './subscription.store.ts'

const DAY_MS = 86_400_000
const BATCH = 200

const Brand = z.strictObject({ brandId: z.uuid() })

/** What a plan allows has changed: products above its limit are held back, others shown again. */
export const settlePlanJob: JobKind<z.output<typeof Brand>> = { name: 'settle-plan', schema: Brand }

type Inside = Pick<World, 'db' | 'jobs' | 'now'>

/**
 * Changes a subscription in the caller's transaction, and keeps what it was changed to. `decide` sees the locked row, and
 * answers null where nothing is to be done.
 */
export async function changeSubscription(
  { db, jobs, now }: Inside,
  brandId: string,
  decide: (row: Subscription) => Change | null,
): Promise<Subscription | null> {
  const row = await lockSubscription(db, brandId)
  const change = row && decide(row)
  if (!row || !change) return row
  const { cause, columns, purchaseId, reason } = change
  const after = { ...row, ...columns, changedAt: now() }
  await updateSubscription(db, after)
  await insertChange(db, after, { cause, ...(purchaseId && { purchaseId }), ...(reason && { reason }) })
  await jobs.enqueue(db, settlePlanJob, { brandId })
  return after
}

/** Changes what is no change of the plan: what was given or told. Nothing is kept of it. */
export async function changeQuietly(
  { db }: Pick<World, 'db'>,
  brandId: string,
  decide: (row: Subscription) => Partial<Pick<Subscription, 'creditedUntil' | 'toldOf'>> | null,
): Promise<Subscription | null> {
  const row = await lockSubscription(db, brandId)
  const columns = row && decide(row)
  if (!row || !columns) return row
  await updateSubscription(db, { ...row, ...columns })
  return { ...row, ...columns }
}

/** The subscription of a brand that has none yet; null: it has one. */
async function begin(inside: Inside, row: Subscription, cause: SubscriptionCause): Promise<Subscription | null> {
  if (!(await insertSubscription(inside.db, row))) return null
  await insertChange(inside.db, row, { cause })
  await inside.jobs.enqueue(inside.db, settlePlanJob, { brandId: row.brandId })
  return row
}

const freshAt = (brandId: string, now: Date): Omit<Subscription, 'plan' | 'state'> => ({
  ...{ brandId, interval: 'month', periodFrom: now, periodTo: null, anchorDay: anchorDayOf(now), changedAt: now },
  ...{ priceVersion: null, nextPlan: null, nextInterval: null, failures: 0, nextAttemptAt: null },
  ...{ pausedAt: null, pausedUntil: null, trialVatHash: null, creditedUntil: null, toldOf: null },
  ...{ overridePlan: null, overrideUntil: null, overrideReason: null },
})

const hashOf = (vatId: string): Buffer =>
  createHash('sha256')
    .update(`trial|${vatId.replace(/\W/g, '')}`)
    .digest()

/** Decision 127: the first approval of a brand begins its trial; a company that had one with another brand begins with Free. */
export async function beginTrial(inside: Inside, brandId: string): Promise<void> {
  const now = inside.now()
  const vatId = await selectVatId(inside.db, brandId)
  const fresh = freshAt(brandId, now)
  const trial = {
    ...fresh,
    plan: TRIAL.plan,
    state: 'trialing',
    periodTo: new Date(now.getTime() + TRIAL.days * DAY_MS),
    trialVatHash: vatId === null ? null : hashOf(vatId),
  } as const
  if (await begin(inside, trial, 'trial')) return
  await begin(inside, { ...fresh, plan: 'free', state: 'active' }, 'trial')
}

/** A plan without an end and without a price, for a brand of the demo. A plan that it has, other than a trial, stays. */
export async function givePlan(inside: Inside, brandId: string, plan: Subscription['plan']): Promise<void> {
  const given = { ...freshAt(brandId, inside.now()), plan, state: 'active' } as const
  if (await begin(inside, given, 'given')) return
  const { brandId: _brand, changedAt: _at, trialVatHash: _hash, ...columns } = given
  await changeSubscription(inside, brandId, ({ state }) => (state === 'trialing' ? { cause: 'given', columns } : null))
}

/** A brand that staff suspend is not shown: the time that it paid for stands still until it is back. */
export const holdPlan = (inside: Inside, brandId: string): Promise<Subscription | null> =>
  changeSubscription(inside, brandId, ({ state, periodTo }) => {
    const now = inside.now()
    if (state !== 'active' || periodTo === null || periodTo <= now) return null
    return { cause: 'paused', columns: { state: 'paused_by_admin', pausedAt: now, pausedUntil: null } }
  })

/** The suspension is over: what was paid for goes on. */
export const releasePlan = (inside: Inside, brandId: string): Promise<Subscription | null> =>
  changeSubscription(inside, brandId, (row) => (row.state === 'paused_by_admin' ? resumed(row, inside.now()) : null))

/** The subscription of a brand that has none: Free, until more is paid. */
export async function ensureSubscription(inside: Inside, brandId: string): Promise<void> {
  if ((await selectSubscription(inside.db, brandId)) !== null) return
  await begin(inside, { ...freshAt(brandId, inside.now()), plan: 'free', state: 'active' }, 'given')
}

export const readSubscription = ({ db }: Pick<World, 'db'>, brandId: string): Promise<Subscription | null> =>
  selectSubscription(db, brandId)

/** Whether the subscription followed this purchase. */
export const hasChangeFor = ({ db }: Pick<World, 'db'>, purchaseId: string): Promise<boolean> =>
  hasChange(db, purchaseId)

/** The end of the present trial; null: there is none, or nothing is sold here. */
export async function trialEndOf(
  { db, now, config }: Pick<World, 'db' | 'now' | 'config'>,
  brandId: string,
): Promise<Date | null> {
  const row = sellsFor(config) === null ? null : await selectSubscription(db, brandId)
  return row?.state === 'trialing' && row.periodTo && row.periodTo > now() ? row.periodTo : null
}

/** Job: notes the ends of trials, canceled plans and pauses. Several processes may run it at once. Returns how many. */
export async function endSubscriptions(world: World): Promise<number> {
  // Trials begin with the first day on which something is sold.
  if (sellsFor(world.config) === null) {
    return prolongTrials(world.db, new Date(world.now().getTime() + TRIAL.days * DAY_MS))
  }
  let ended = 0
  for (;;) {
    const due = await selectEnding(world.db, world.now(), BATCH)
    for (const brandId of due) {
      await inTransaction(world, (inside) => endOne(inside, brandId))
      ended += 1
    }
    if (due.length < BATCH) return ended
  }
}

async function endOne(inside: World, brandId: string): Promise<void> {
  let ended: Subscription | null = null
  const row = await changeSubscription(inside, brandId, (before) => {
    const over = whenOver(before, inside.now())
    if (over) ended = before
    return over ?? afterPause(before, inside.now())
  })
  if (row && ended) await notifyBilling(inside, row, { phase: 'ended', plan: (ended as Subscription).plan })
}
