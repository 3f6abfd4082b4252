import { FEWEST_PEOPLE, priceStepOf, START } from '#contract/product-insights.limits.ts'
import type { ShareOfPeople } from '#contract/product-insights.ts'
import { eachVisit, stepsBy } from '../events/counts.ts'
import { DID } from '../events/visits.ts'
import { type Numbered, productOf } from '../label/products.ts'
import { centsOn, DEMO_DAYS, listedDaysAgo } from '../label/timetable.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { interval } from './overview.ts'

/** What the demo says of other labels, whose visits it does not have: people and share who find prices too high. */
const OTHERS = { people: 2380, tooExpensive: 214 } as const
/** Figures of groups are rounded down to this (Decision 135). */
const STEP = 20

export const productFigures: DemoAnswer<'GET /api/brand/insights/products/{id}'> = (world, { params }) => {
  const product = productOf(params.id, world.language)
  const isPublished = listedDaysAgo(product.no) !== null
  return {
    id: product.id,
    name: product.piece.name,
    start: startOf(world, product),
    price: priceOf(world, product, isPublished),
    size: product.piece.type === 'accessories' ? null : { missing: missingSizes(world, product) },
    reach: isPublished ? reachOf(world, product) : null,
  }
}

type Figures = ReturnType<typeof productFigures>

/** Its first impressions, day by day. */
function startOf({ visits, days }: DemoWorld, { no, piece }: Numbered): Figures['start'] {
  const listed = listedDaysAgo(no)
  const common = { goal: START.impressions, days: START.days }
  if (listed === null) return { ...common, state: 'unpublished', impressions: 0, since: null, reachedOn: null }
  const since = new Date((days[listed]?.startMs ?? 0) + 9 * 3_600_000).toISOString()
  if (piece.stage === 'next-drop') return { ...common, state: 'drop', impressions: 0, since: null, reachedOn: null }
  const byDay = stepsBy(visits, { from: listed, to: 0, piece: no }, (row) => visits.daysAgo[row] ?? 0)
  let impressions = 0
  let reachedOn: string | null = null
  for (let day = listed; day >= 0; day -= 1) {
    impressions += byDay.get(day)?.shown ?? 0
    if (reachedOn === null && impressions >= START.impressions) reachedOn = days[day]?.day ?? null
  }
  const state = piece.stage === 'paused' ? 'hidden' : reachedOn ? 'reached' : 'running'
  return { ...common, state, impressions, since, reachedOn }
}

/** Those who passed it, by what it cost that day. */
function priceOf({ visits }: DemoWorld, { no, piece }: Numbered, isPublished: boolean): Figures['price'] {
  const byPrice = new Map<number, { passed: number; said: number }>()
  eachVisit(visits, { from: DEMO_DAYS - 1, to: 0, piece: no }, (row) => {
    const did = visits.did[row] ?? 0
    if (!(did & DID.passed)) return
    const cents = centsOn(no, visits.daysAgo[row] ?? 0)
    const sums = byPrice.get(cents) ?? { passed: 0, said: 0 }
    byPrice.set(cents, { passed: sums.passed + 1, said: sums.said + (did & DID.tooExpensive ? 1 : 0) })
  })
  const now = centsOn(no, 0)
  const share = (cents: number) => shareOf(byPrice.get(cents)?.said ?? 0, byPrice.get(cents)?.passed ?? 0)
  const before = [...byPrice.keys()]
    .filter((cents) => cents !== now)
    .flatMap((priceCents) => {
      const found = share(priceCents)
      return found ? [{ ...found, priceCents }] : []
    })
  const similar = shareOf(OTHERS.tooExpensive, OTHERS.people)
  return {
    priceCents: isPublished ? now : null,
    now: share(now),
    before,
    similar: similar && { ...similar, ...priceStepOf(piece.priceCents) },
  }
}

function missingSizes({ visits }: DemoWorld, { no }: Numbered): ShareOfPeople | null {
  let [saved, missing] = [0, 0]
  eachVisit(visits, { from: DEMO_DAYS - 1, to: 0, piece: no }, (row) => {
    const did = visits.did[row] ?? 0
    if (!(did & DID.saved)) return
    saved += 1
    if (did & DID.sizeMissing) missing += 1
  })
  return shareOf(missing, saved)
}

/** Null for fewer people than may be shown (Decision 135). */
const shareOf = (part: number, people: number): ShareOfPeople | null =>
  people < FEWEST_PEOPLE ? null : { people, ...interval(part, people) }

const rounded = (people: number): number => Math.floor(people / STEP) * STEP

/** The people who could get it, and what is in the way. */
function reachOf({ visits, time }: DemoWorld, { no }: Numbered): NonNullable<Figures['reach']> {
  const byDay = stepsBy(visits, { from: 27, to: 0, piece: no }, () => 'all').get('all')
  const seen = byDay?.shown ?? 0
  const fitting = seen * 3 + 1400
  const outOfPrice = Math.round((fitting - seen) * 0.18)
  const outOfSize = Math.round((fitting - seen) * 0.11)
  return {
    madeAt: new Date(time.now.getTime() - time.hour * 3_600_000).toISOString(),
    fitting: rounded(fitting),
    seen: rounded(seen),
    outOfPrice: rounded(outOfPrice),
    outOfSize: rounded(outOfSize),
    open: rounded(fitting - seen - outOfPrice - outOfSize),
  }
}
