import { OVERVIEW_DAYS, TOP_DAYS, TOP_VIEWERS } from '#contract/overview.limits.ts'
import type { NEXT_STEPS, Overview } from '#contract/overview.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { readWorkspace } from '../memberships.service.ts'
import { trialEndOf } from '../subscription/subscription.service.ts'
import { readOrderFigures } from './order-figures.service.ts'
import {
  type BrandFacts,
  countPeople,
  countProducts,
  type ProductFacts,
  selectActivity,
  selectBrandFacts,
} from './overview.store.ts'
import { countViewsBetween, selectSumsByDay, selectTop } from './overview-sums.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOST_ACTIVITY = 20
const MOST_TOP = 10
/** Of a normal distribution: 95 % lie within this many deviations. */
const Z95 = 1.96

/** The figures of the caller's brand, as they are now. */
export async function readOverview(scope: BrandScope): Promise<Overview> {
  const { db, member } = scope
  const now = scope.now()
  const since = new Date(now.getTime() - OVERVIEW_DAYS * DAY_MS)
  const [facts, figures, orders, people, activity, brand, { status }, trialEnd, week, month] = await Promise.all([
    countProducts(db, member),
    readFigures(scope, now),
    readOrderFigures(scope),
    countPeople(db, member, since),
    selectActivity(db, member, { since, most: MOST_ACTIVITY }),
    selectBrandFacts(db, member),
    readWorkspace(scope),
    trialEndOf(scope, member.brandId),
    ...TOP_DAYS.map((days) => readTop(scope, now, days)),
  ])
  const { withoutPicture: _, withoutMaterial: __, brokenLinks: ___, ...products } = facts
  return {
    products,
    views: figures.views,
    saves: { total: people.saves, ...figures.saves },
    clickRate: figures.clickRate,
    clickRateBefore: figures.clickRateBefore,
    orders: {
      state: orders.state,
      count: orders.count,
      valueCents: orders.valueCents,
      rate: figures.clicked === 0 ? null : orders.ofClicks / figures.clicked,
    },
    clickDays: figures.clickDays,
    interested: people.interested,
    followers: people.followers,
    activity: activity.map(({ productId, product, ...event }) => ({
      ...event,
      product: productId === null || product === null ? null : { id: productId, name: product },
    })),
    top: { week: week ?? [], month: month ?? [] },
    trialEndsAt: trialEnd?.toISOString() ?? null,
    nextStep: nextStepOf(facts, brand, status === 'changes_requested'),
  }
}

/** The best liked products of so many days with today. */
async function readTop({ db, member: { brandId } }: BrandScope, now: Date, days: number) {
  const from = daysLater(berlinDayOf(now), 1 - days)
  const rows = await selectTop(db, brandId, { from, viewers: TOP_VIEWERS, most: MOST_TOP })
  return rows.map((row) => ({ ...row, ...interval(row.likes, row.viewers) }))
}

/** What is read from the sums of days and hours, which are at most five minutes old. */
async function readFigures({ db, member: { brandId } }: BrandScope, now: Date) {
  const today = berlinDayOf(now)
  const hour = Math.floor((now.getTime() - berlinMidnight(today).getTime()) / HOUR_MS)
  const yesterday = berlinMidnight(daysLater(today, -1))
  const sameHour = new Date(yesterday.getTime() + hour * HOUR_MS)
  const [days, yesterdaySoFar] = await Promise.all([
    selectSumsByDay(db, brandId),
    countViewsBetween(db, brandId, { from: yesterday, until: sameHour }),
  ])
  /** Sum of some days, from `ago` days ago on. */
  const sum = (step: 'viewed' | 'saved' | 'unsaved' | 'clicked', ago: number, count: number) => {
    const [first, last] = [daysLater(today, -ago), daysLater(today, count - ago - 1)]
    return days.reduce((total, each) => total + (each.day >= first && each.day <= last ? each[step] : 0), 0)
  }
  const lastDays = (step: 'viewed' | 'saved' | 'clicked') =>
    Array.from({ length: 14 }, (_, index) => sum(step, 14 - index, 1))
  const rate = (ago: number) => {
    const viewed = sum('viewed', ago, OVERVIEW_DAYS)
    return viewed === 0 ? null : Math.min(1, sum('clicked', ago, OVERVIEW_DAYS) / viewed)
  }
  return {
    views: {
      total: days.reduce((total, { viewed }) => total + viewed, 0),
      today: sum('viewed', 0, 1),
      hour,
      yesterdaySoFar,
      week: sum('viewed', 7, 7),
      weekBefore: sum('viewed', 14, 7),
      days: lastDays('viewed'),
    },
    saves: {
      week: sum('saved', 6, 7) - sum('unsaved', 6, 7),
      weekBefore: sum('saved', 13, 7) - sum('unsaved', 13, 7),
      days: lastDays('saved'),
    },
    clickDays: lastDays('clicked'),
    clickRate: rate(OVERVIEW_DAYS - 1),
    clicked: sum('clicked', OVERVIEW_DAYS - 1, OVERVIEW_DAYS),
    clickRateBefore: rate(2 * OVERVIEW_DAYS - 1),
  }
}

/** The share of viewers who liked, with its Wilson interval. Who likes at once, before a second is over, is no viewer. */
export function interval(likes: number, viewers: number): { rate: number; low: number; high: number } {
  const rate = Math.min(1, likes / viewers)
  const z2 = Z95 ** 2 / viewers
  const middle = (rate + z2 / 2) / (1 + z2)
  const half = (Z95 / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / viewers + z2 / (4 * viewers))
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
