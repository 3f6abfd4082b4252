import type { PlanName } from '#contract/plans.limits.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { planInForce } from './plan-in-force.ts'
import { notifyBilling } from './plan-notice.service.ts'
import { changeSubscription } from './subscription.service.ts'
import { type Subscription, selectEndedOverrides } from './subscription.store.ts'

type Inside = Pick<World, 'db' | 'jobs' | 'now'>

const BATCH = 200
const NONE = { overridePlan: null, overrideUntil: null, overrideReason: null } as const

export interface PlanOverride {
  readonly plan: PlanName
  readonly until: Date
  /** In the words of staff; the brand reads it. */
  readonly reason: string
}

/** What staff let hold instead of the plan, also where no job has noted its end yet; null: nothing. */
export function overrideOf(row: Subscription | null, now: Date): PlanOverride | null {
  if (!row?.overridePlan || !row.overrideUntil || row.overrideUntil <= now) return null
  return { plan: row.overridePlan, until: row.overrideUntil, reason: row.overrideReason ?? '' }
}

/** Lets another plan hold until a moment, in the caller's transaction. Null: the brand has no subscription yet. */
export function overridePlan(inside: Inside, brandId: string, override: PlanOverride): Promise<Subscription | null> {
  const { plan, until, reason } = override
  const columns = { overridePlan: plan, overrideUntil: until, overrideReason: reason }
  return changeSubscription(inside, brandId, () => ({ cause: 'override', columns, reason }))
}

/** The brand has its own plan again. Answers what held until then; null: nothing did. */
export async function endOverride(inside: Inside, brandId: string, reason = ''): Promise<PlanOverride | null> {
  let ended: PlanOverride | null = null
  const row = await changeSubscription(inside, brandId, (before) => {
    const { overridePlan: plan, overrideUntil: until } = before
    if (!plan || !until) return null
    ended = { plan, until, reason: before.overrideReason ?? '' }
    return { cause: 'override-ended', columns: NONE, reason }
  })
  if (row && ended) {
    const plan = planInForce(row, inside.now())
    await notifyBilling(inside, row, { phase: 'override-ended', plan, day: null, reason })
  }
  return ended
}

/** Job: notes the ends of what staff let hold. Returns how many. */
export async function endOverrides(world: World): Promise<number> {
  const due = await selectEndedOverrides(world.db, world.now(), BATCH)
  for (const brandId of due) await inTransaction(world, (inside) => endDue(inside, brandId))
  return due.length
}

/** Staff may have prolonged it meanwhile. */
async function endDue(inside: World, brandId: string): Promise<void> {
  const [isDue] = await selectEndedOverrides(inside.db, inside.now(), 1, brandId)
  if (isDue) await endOverride(inside, brandId)
}
