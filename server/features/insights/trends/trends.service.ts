import { firstPlanWith } from '#contract/first-plan.ts'
import { TREND, TREND_KINDS } from '#contract/trends.limits.ts'
import type { Trends } from '#contract/trends.ts'
import { limited } from '#server/features/brands/limited-by-plan.service.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { allowLongStatements } from '../groups/people-groups.store.ts'

import { type Periods, replaceRanks, replaceTrends, selectRank, selectTrends } from './trends.store.ts'

/** Three weeks until yesterday, and the three weeks before. */
function periodsAt(now: Date): Periods {
  const to = daysLater(berlinDayOf(now), -1)
  const from = daysLater(to, 1 - TREND.days)
  return { from, to, fromBefore: daysLater(from, -TREND.days), toBefore: daysLater(from, -1) }
}

/** Job: compares three weeks with the three before, for the whole platform. */
export async function makeTrends(world: World): Promise<void> {
  const now = world.now()
  await inTransaction(world, async ({ db }) => {
    await takeLock(db, 'trends')
    await allowLongStatements(db)
    await replaceTrends(db, periodsAt(now), now)
    await replaceRanks(db, periodsAt(now))
  })
}

/** What is liked more and less, as much of it as the plan shows. */
export async function readTrends(scope: Pick<BrandScope, 'db' | 'now' | 'config' | 'member'>): Promise<Trends> {
  const { db, member } = scope
  const [{ trends, exportsTrends }, cells, own] = await Promise.all([
    limitsOf(scope, member.brandId),
    selectTrends(db),
    selectRank(db, member.brandNo),
  ])
  const made = cells[0] && periodsAt(new Date(cells[0].madeAt))
  return {
    from: made?.from ?? null,
    to: made?.to ?? null,
    kinds: TREND_KINDS.map((kind) => {
      const { shown, more } = limited(
        cells.filter((cell) => cell.kind === kind),
        trends,
      )
      const rising = shown.toSorted((a, b) => b.changePercent - a.changePercent)
      return { kind, cells: rising.map(({ key, changePercent }) => ({ key, changePercent })), more }
    }),
    own,
    exportPlan: exportsTrends ? null : firstPlanWith((limits) => limits.exportsTrends),
  }
}
