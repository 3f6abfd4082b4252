import { OVERVIEW_DAYS, TOP_VIEWERS } from '#contract/overview.limits.ts'
import type { Overview } from '#contract/overview.ts'
import { daysLater } from '../events/calendar.ts'
import { countPeople, eachVisit, stepsBy, stepsOf } from '../events/counts.ts'
import { DID } from '../events/visits.ts'
import { followersOn } from '../label/followers.ts'
import { isPublic, PRODUCTS, stateOf } from '../label/products.ts'
import { DEMO_DAYS } from '../label/timetable.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { orderFigures } from './orders.ts'

const ALL = { from: DEMO_DAYS - 1, to: 0 } as const
const MOST_ACTIVITY = 20
const MOST_TOP = 10
/** Of a normal distribution: 95 % lie within this many deviations. */
const Z95 = 1.96

export const overview: DemoAnswer<'GET /api/brand/overview'> = (world) => ({
  products: productCounts(),
  views: viewsOf(world),
  saves: savesOf(world),
  clickRate: clickRateOf(world, OVERVIEW_DAYS - 1),
  clickRateBefore: clickRateOf(world, 2 * OVERVIEW_DAYS - 1),
  orders: orderFigures(world),
  interested: countPeople(world.visits, { from: OVERVIEW_DAYS - 1, to: 0 }, DID.liked | DID.saved | DID.clicked),
  followers: followersOn(0),
  activity: activityOf(world),
  top: { week: topOf(world, 7), month: topOf(world, OVERVIEW_DAYS) },
  clickDays: lastDays((day) => stepsOf(world.visits, { from: day, to: day }).clicked),
  trialEndsAt: null,
  nextStep: { kind: 'materials', products: PRODUCTS.filter(({ piece }) => lacksMaterial(piece)).length },
})

/** Drafts that the law would not let out. */
export const lacksMaterial = ({ stage, fibres }: (typeof PRODUCTS)[number]['piece']): boolean =>
  stage === 'draft' && Object.keys(fibres).length === 0

function productCounts(): Overview['products'] {
  const count = (state: string) => PRODUCTS.filter(({ piece }) => stateOf(piece) === state).length
  return {
    total: PRODUCTS.length,
    listed: PRODUCTS.filter(({ piece }) => isPublic(piece)).length,
    draft: count('draft'),
    paused: count('paused'),
    inReview: count('in_review'),
  }
}

function viewsOf({ visits, time }: DemoWorld): Overview['views'] {
  const viewed = (from: number, to: number) => stepsOf(visits, { from, to }).viewed
  let yesterdaySoFar = 0
  eachVisit(visits, { from: 1, to: 1 }, (row) => {
    if ((visits.did[row] ?? 0) & DID.viewed && (visits.hour[row] ?? 0) < time.hour) yesterdaySoFar += 1
  })
  return {
    total: viewed(ALL.from, 0),
    today: viewed(0, 0),
    hour: time.hour,
    yesterdaySoFar,
    week: viewed(7, 1),
    weekBefore: viewed(14, 8),
    days: lastDays((day) => viewed(day, day)),
  }
}

function savesOf({ visits }: DemoWorld): Overview['saves'] {
  const all = stepsOf(visits, ALL)
  const change = (from: number) => {
    const { saved, unsaved } = stepsOf(visits, { from, to: from - 6 })
    return saved - unsaved
  }
  return {
    total: all.saved - all.unsaved,
    week: change(6),
    weekBefore: change(13),
    days: lastDays((day) => stepsOf(visits, { from: day, to: day }).saved),
  }
}

/** A figure of each of the last fourteen full days, the oldest first. */
const lastDays = (figure: (daysAgo: number) => number): number[] =>
  Array.from({ length: 14 }, (_, index) => figure(14 - index))

function clickRateOf({ visits }: DemoWorld, from: number): number | null {
  const { viewed, clicked } = stepsOf(visits, { from, to: from - OVERVIEW_DAYS + 1 })
  return viewed === 0 ? null : clicked / viewed
}

/** The sums of the last days by product, the newest first. */
function activityOf({ visits, time }: DemoWorld): Overview['activity'] {
  const events = [0, 1, 2].flatMap((daysAgo) => {
    const day = daysLater(time.today, -daysAgo)
    const byProduct = stepsBy(visits, { from: daysAgo, to: daysAgo }, (row) => visits.piece[row] ?? 0)
    const ofProducts = [...byProduct].flatMap(([no, { saved, clicked }]) => {
      const { id, piece } = PRODUCTS[no] ?? { id: '', piece: { name: '' } }
      const product = { id, name: piece.name }
      return [
        { kind: 'saved' as const, day, people: saved, product },
        { kind: 'clicked' as const, day, people: clicked, product },
      ]
    })
    const followed = {
      kind: 'followed' as const,
      day,
      people: followersOn(daysAgo) - followersOn(daysAgo + 1),
      product: null,
    }
    return [...ofProducts, followed]
      .filter(({ people }) => people > 0)
      .toSorted((a, b) => b.people - a.people)
      .slice(0, 8)
  })
  return events.slice(0, MOST_ACTIVITY)
}

function topOf({ visits }: DemoWorld, days: number): Overview['top']['week'] {
  const byProduct = stepsBy(visits, { from: days - 1, to: 0 }, (row) => visits.piece[row] ?? 0)
  return [...byProduct]
    .map(([no, { viewed: viewers, liked: likes, saved: saves, clicked: clicks }]) => {
      const { id = '', piece } = PRODUCTS[no] ?? {}
      return { id, name: piece?.name ?? '', viewers, likes, saves, clicks, ...interval(likes, viewers) }
    })
    .filter(({ viewers }) => viewers >= TOP_VIEWERS)
    .toSorted((a, b) => b.rate - a.rate)
    .slice(0, MOST_TOP)
}

/** A share with its Wilson interval. */
export function interval(part: number, whole: number): { rate: number; low: number; high: number } {
  const rate = part / whole
  const z2 = Z95 ** 2 / whole
  const middle = (rate + z2 / 2) / (1 + z2)
  const half = (Z95 / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / whole + z2 / (4 * whole))
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
