import type { PlanName } from '#contract/plans.limits.ts'
import { OVERRIDE_DAYS } from '#contract/subscription.limits.ts'
import { requireMoneyProof } from '#server/features/accounts/staff/money-act.service.ts'
import { requireOtherBrand } from '#server/features/brands/memberships.service.ts'
import { notifyBilling } from '#server/features/brands/subscription/plan-notice.service.ts'
import { endOverride, overrideOf, overridePlan } from '#server/features/brands/subscription/plan-override.service.ts'
import { readSubscription } from '#server/features/brands/subscription/subscription.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { selectBrandFor } from './staff-purchases.store.ts'

interface Act {
  readonly reason: string
  readonly password?: string | undefined
}

interface Wanted extends Act {
  readonly plan: PlanName
  /** The last day (Berlin) on which it holds. */
  readonly until: string
}

/** Product 14: lets another plan hold for a brand, free of charge. Its own plan goes on as it was. */
export async function setOverride(scope: StaffScope, brandId: string, wanted: Wanted): Promise<void> {
  const { plan, until: day, reason, password } = wanted
  await requireMoneyProof(scope, password)
  const today = berlinDayOf(scope.now())
  ensure(day >= today && day <= daysLater(today, OVERRIDE_DAYS), 'billing.override-day', {
    values: { days: OVERRIDE_DAYS },
  })
  await inTransaction(scope, async (inside) => {
    await requireBrand(inside, brandId)
    const before = await readSubscription(inside, brandId)
    const row = await overridePlan(inside, brandId, { plan, until: berlinMidnight(daysLater(day, 1)), reason })
    ensure(row, 'billing.no-plan')
    const held = overrideOf(before, inside.now())
    const changed = { plan: [held?.plan ?? null, plan], until: [lastDay(held), day] } as const
    await writeAudit(inside, {
      ...{ action: 'plan.overridden', targetType: 'brand', targetId: brandId, brandId, changed, reason },
    })
    await notifyBilling(inside, row, { phase: 'override', plan, day, reason })
  })
}

/** The brand has its own plan again, before the day. */
export async function stopOverride(scope: StaffScope, brandId: string, { reason, password }: Act): Promise<void> {
  await requireMoneyProof(scope, password)
  await inTransaction(scope, async (inside) => {
    await requireBrand(inside, brandId)
    const ended = await endOverride(inside, brandId, reason)
    ensure(ended, 'billing.no-override')
    const changed = { plan: [ended.plan, null], until: [lastDay(ended), null] } as const
    await writeAudit(inside, {
      ...{ action: 'plan.override-ended', targetType: 'brand', targetId: brandId, brandId, changed, reason },
    })
  })
}

const lastDay = (held: { readonly until: Date } | null): string | null => held && daysLater(berlinDayOf(held.until), -1)

async function requireBrand(inside: StaffScope, brandId: string): Promise<void> {
  ensure(await selectBrandFor(inside.db, brandId, inside.actor.userId), 'brands.unknown')
  await requireOtherBrand(inside, brandId)
}
