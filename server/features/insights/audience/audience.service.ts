import {
  AUDIENCE_MONTHS,
  AUDIENCE_ROUNDING,
  AUDIENCE_TRAITS,
  AUDIENCE_VALUES,
  type AudienceTrait,
} from '#contract/audience.limits.ts'
import type { Audience } from '#contract/audience.ts'
import { FEWEST_PEOPLE } from '#contract/product-insights.limits.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { allowLongStatements } from '../groups/people-groups.store.ts'
import { type AudienceRow, insertAudiences, isCounted, selectAudiences, selectOwnAudiences } from './audience.store.ts'
import { roundedDown, shownCells } from './shown-cells.ts'

/** Events are accepted for 72 hours (Decision 134): a month is over on its fourth day after. */
const LATE_DAYS = 4

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`
const monthBefore = (month: string): string => firstOfMonth(daysLater(month, -1))

/** Job: counts each calendar month once, when it is over, for all brands together; an old installation begins a year back. */
export async function countAudiences(world: World): Promise<void> {
  const months: string[] = []
  for (
    let month = monthBefore(firstOfMonth(daysLater(berlinDayOf(world.now()), 1 - LATE_DAYS)));
    months.length < AUDIENCE_MONTHS;
  ) {
    months.push(month)
    month = monthBefore(month)
  }
  for (const month of months.toReversed()) {
    await inTransaction(world, async ({ db }) => {
      await takeLock(db, 'audiences')
      if (await isCounted(db, month)) return
      await allowLongStatements(db)
      const end = berlinMidnight(firstOfMonth(daysLater(month, 31)))
      const rows = await selectAudiences(db, { start: berlinMidnight(month), end })
      const brands = Map.groupBy(rows, ({ brandId }) => brandId)
      const stored = [...brands.values()].flatMap(storedRows)
      if (stored.length > 0) await insertAudiences(db, month, stored)
    })
  }
}

/** What of one brand may be stored. */
function storedRows(rows: readonly AudienceRow[]): AudienceRow[] {
  const everyone = rows.find(({ trait }) => trait === 'everyone')
  if (!everyone) return []
  const rule = { floor: FEWEST_PEOPLE, rounding: AUDIENCE_ROUNDING }
  const { brandId } = everyone
  const ofTrait = (trait: AudienceTrait) => {
    const counted = new Map(rows.filter((row) => row.trait === trait).map(({ value, people }) => [value, people]))
    const cells = new Map(AUDIENCE_VALUES[trait].map((value) => [value, counted.get(value) ?? 0]))
    return [...shownCells(cells, rule)].map(([value, people]) => ({ brandId, trait, value, people }))
  }
  return [{ ...everyone, people: roundedDown(everyone.people, AUDIENCE_ROUNDING) }, ...AUDIENCE_TRAITS.flatMap(ofTrait)]
}

/** The stored months of the brand that its plan shows. They are asked for without any filter. */
export async function readAudience(scope: BrandScope): Promise<Audience> {
  const { db, member, now } = scope
  const { historyDays } = await limitsOf(scope, member.brandId)
  const since = daysLater(berlinDayOf(now()), 1 - historyDays)
  const rows = await selectOwnAudiences(db, member.brandId, since)
  const months = [...Map.groupBy(rows, ({ month }) => month)].map(([month, own]) => ({
    month,
    people: own.find(({ trait }) => trait === 'everyone')?.people ?? 0,
    traits: Object.fromEntries(
      AUDIENCE_TRAITS.map((trait) => [
        trait,
        own.filter((row) => row.trait === trait).map(({ value, people }) => ({ value, people })),
      ]),
    ) as Audience['months'][number]['traits'],
  }))
  return { months: months.slice(0, AUDIENCE_MONTHS) }
}
