import { OVERVIEW_DAYS, TOP_ANSWERS } from '#contract/overview.limits.ts'
import type { NEXT_STEPS, Overview } from '#contract/overview.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { readWorkspace } from '../memberships.service.ts'
import {
  type BrandFacts,
  countPeople,
  countProducts,
  type ProductFacts,
  selectActivity,
  selectBrandFacts,
  selectTop,
  selectViewsByDay,
} from './overview.store.ts'

const DAY_MS = 86_400_000
const MOST_ACTIVITY = 20
const MOST_TOP = 10
/** Of a normal distribution: 95 % lie within this many deviations. */
const Z95 = 1.96

/** The figures of the caller's brand, as they are now. */
export async function readOverview(scope: BrandScope): Promise<Overview> {
  const { db, member } = scope
  const now = scope.now()
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const since = ago(OVERVIEW_DAYS)
  const [facts, viewDays, people, activity, top, brand, { status }] = await Promise.all([
    countProducts(db, member),
    selectViewsByDay(db, member),
    countPeople(db, member, { since, weekAgo: ago(7) }),
    selectActivity(db, member, { since, most: MOST_ACTIVITY }),
    selectTop(db, member, { answers: TOP_ANSWERS, most: MOST_TOP }),
    selectBrandFacts(db, member),
    readWorkspace(scope),
  ])
  const { withoutPicture: _, withoutMaterial: __, brokenLinks: ___, ...products } = facts
  return {
    products,
    views: viewsOf(viewDays, now),
    saves: { total: people.saves, week: people.savesOfWeek },
    clickRate: people.viewers === 0 ? null : people.clickers / people.viewers,
    interested: people.interested,
    followers: people.followers,
    activity: activity.map(({ productId, product, ...event }) => ({
      ...event,
      product: productId === null || product === null ? null : { id: productId, name: product },
    })),
    top: top.map((row) => ({ ...row, ...interval(row.likes, row.answers) })),
    trialEndsAt: brand.trialEndsAt !== null && new Date(brand.trialEndsAt) > now ? brand.trialEndsAt : null,
    nextStep: nextStepOf(facts, brand, status === 'changes_requested'),
  }
}

type ViewDays = Awaited<ReturnType<typeof selectViewsByDay>>

function viewsOf(viewDays: ViewDays, now: Date): Overview['views'] {
  const byDay = new Map(viewDays.map(({ day, views }) => [day, views]))
  // From noon, so that a day of 23 or 25 hours does not skip or repeat a date.
  const noon = new Date(`${berlinDayOf(now)}T12:00:00Z`).getTime()
  const viewsAt = (daysAgo: number) => byDay.get(berlinDayOf(new Date(noon - daysAgo * DAY_MS))) ?? 0
  const days = Array.from({ length: 14 }, (_, index) => viewsAt(14 - index))
  const sum = (some: readonly number[]) => some.reduce((total, views) => total + views, 0)
  return {
    total: sum([...byDay.values()]),
    today: viewsAt(0),
    yesterday: viewsAt(1),
    week: sum(days.slice(7)),
    weekBefore: sum(days.slice(0, 7)),
    days,
  }
}

/** The share of likes with its Wilson interval. */
export function interval(likes: number, answers: number): { rate: number; low: number; high: number } {
  const rate = Math.min(1, likes / answers)
  const z2 = Z95 ** 2 / answers
  const middle = (rate + z2 / 2) / (1 + z2)
  const half = (Z95 / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / answers + z2 / (4 * answers))
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The most urgent thing to do: what keeps the brand or a product from being shown comes first. */
function nextStepOf(products: ProductFacts, brand: BrandFacts, mustChange: boolean): Overview['nextStep'] {
  const steps: readonly (readonly [kind: (typeof NEXT_STEPS)[number], isDue: boolean, products?: number])[] = [
    ['change-submission', mustChange],
    ['imprint', !brand.hasImprint],
    ['first-product', products.total === 0],
    ['broken-links', products.brokenLinks > 0, products.brokenLinks],
    ['materials', products.withoutMaterial > 0, products.withoutMaterial],
    ['pictures', products.withoutPicture > 0, products.withoutPicture],
    ['logo', !brand.hasLogo],
    ['description', !brand.hasDescription],
    ['team', brand.members === 1],
  ]
  const due = steps.find(([, isDue]) => isDue)
  return due ? { kind: due[0], products: due[2] ?? 0 } : null
}
