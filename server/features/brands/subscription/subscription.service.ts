import { createHash } from 'node:crypto'
import { z } from 'zod'
import { TRIAL } from '#contract/plan.limits.ts'
import type { SubscriptionCause } from '#contract/subscription.limits.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import {
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
import { afterPause, anchorDayOf, type Change, whenOver } from './subscription-ends.ts'

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
  ...{ pausedAt: null, pausedUntil: null, trialVatHash: null },
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
      await inTransaction(world, (inside) =>
        changeSubscription(inside, brandId, (row) => whenOver(row, inside.now()) ?? afterPause(row, inside.now())),
      )
      ended += 1
    }
    if (due.length < BATCH) return ended
  }
}
