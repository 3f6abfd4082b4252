import type { BoostableProduct, Campaign, CampaignForm } from '#contract/campaigns.ts'
import { daysLater, momentOf } from '../events/calendar.ts'
import { PAST_BOOST } from '../events/promoted.ts'
import { demoId } from '../label/demo-id.ts'
import { pieceMedia } from '../label/pictures.ts'
import { type Numbered, PRODUCTS, productNamed, productOf, stateOf } from '../label/products.ts'
import { altOf } from '../label/texts.ts'
import { SALES } from '../label/timetable.ts'
import { cardOf } from './cards.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { boostSums, PAST_BOOST_ID } from './past-boost.ts'
import { unknown } from './refusals.ts'
import { creditCents } from './wallet.ts'

const NOTHING = { impressions: 0, charged: 0, free: 0, costCents: 0 }

/** What others of the invented labels bid for such pieces. */
const USUAL_CENTS = { low: 8, high: 16 }
const SUGGESTED_CENTS = 12

/** What the label plans with its credit, and the boost that is over. */
const PLANS = [
  {
    name: 'Boost zum nächsten Sale',
    dailyBudgetCents: 500,
    bidCents: 12,
    inDays: 3,
    days: 7,
    pieces: SALES[0]?.pieces,
  },
  { name: 'Neue Hoodies zeigen', dailyBudgetCents: 200, bidCents: 10, inDays: 0, days: 14, pieces: SALES[1]?.pieces },
  {
    name: PAST_BOOST.name,
    dailyBudgetCents: PAST_BOOST.dailyBudgetCents,
    bidCents: PAST_BOOST.bidCents,
    inDays: -PAST_BOOST.from,
    days: PAST_BOOST.from - PAST_BOOST.until,
    pieces: PAST_BOOST.pieces,
  },
] as const

export const campaigns: DemoAnswer<'GET /api/brand/campaigns'> = (world, { query = {} }) => ({
  campaigns: query.archived === 'true' ? [] : PLANS.map((_, no) => campaignOf(world, no)),
  settings: { version: 0, isStopped: false, blockedReason: null, monthlyLimitCents: null, spentThisMonthCents: 0 },
  creditCents: creditCents(world),
  daysLeft: null,
})

export const campaign: DemoAnswer<'GET /api/brand/campaigns/{id}'> = (world, { params }) => {
  const no = PLANS.findIndex((_, at) => demoId('campaign', at + 1) === params.id)
  if (no < 0) throw unknown(world.language)
  return campaignOf(world, no)
}

/** Links of the label always lead somewhere: only what is not shown cannot be boosted. */
const boostable = ({ language }: DemoWorld, { id, piece }: Numbered): BoostableProduct => ({
  id,
  name: piece.name,
  gender: piece.gender,
  picture: pieceMedia(piece, altOf(piece, language)),
  problem: stateOf(piece) === 'active' ? null : piece.stage === 'next-drop' ? 'no-link' : 'inactive',
})

export const boostableProducts: DemoAnswer<'GET /api/brand/campaigns/products'> = (world, { query = {} }) => {
  const q = (query.q ?? '').toLowerCase()
  const rows = PRODUCTS.filter(
    ({ id, piece }) => piece.name.toLowerCase().includes(q) && (query.ids ?? id).includes(id),
  )
    .map((product) => boostable(world, product))
    .toSorted((a, b) => Number(a.problem !== null) - Number(b.problem !== null) || a.name.localeCompare(b.name, 'de'))
  return { rows, total: rows.length }
}

/** What the label could expect, by the same rule as on the server before enough boosts ran. */
export const estimate: DemoAnswer<'POST /api/brand/campaigns/estimate'> = (world, { body }) => {
  const bid = body.bidCents ?? SUGGESTED_CENTS
  const clicksFor = (cents: number) => Math.floor(body.dailyBudgetCents / cents)
  return {
    clicksPerDay: { low: clicksFor(bid), high: clicksFor(Math.min(bid, USUAL_CENTS.low)) },
    priceCents: { low: Math.min(bid, USUAL_CENTS.low), high: bid },
    basis: 'measured',
    suggestedBidCents: SUGGESTED_CENTS,
    usualBidCents: USUAL_CENTS,
    reserveCents: 5,
    problems: body.productIds.flatMap((productId) => {
      const { problem } = boostable(world, productOf(productId, world.language))
      return problem ? [{ productId, problem }] : []
    }),
  }
}

/** The card of a product for the preview. */
export const productCard: DemoAnswer<'GET /api/products/{id}'> = (world, { params }) =>
  cardOf(world, productOf(params.id, world.language))

function campaignOf(world: DemoWorld, no: number): Campaign {
  const { time, language } = world
  const { today } = time
  const { name = '', dailyBudgetCents = 0, bidCents = 0, inDays = 0, days = 0, pieces = [] } = PLANS[no] ?? {}
  const products = pieces.map(productNamed)
  const form: CampaignForm = {
    name,
    productIds: products.map(({ id }) => id),
    bidCents,
    dailyBudgetCents,
    totalBudgetCents: null,
    startsAt: momentOf(daysLater(today, inDays), 8),
    endsAt: momentOf(daysLater(today, inDays + days), 22),
    genders: [],
    pacing: 'even',
    note: '',
  }
  const status = no === 1 ? 'draft' : 'active'
  const id = demoId('campaign', no + 1)
  const isOver = id === PAST_BOOST_ID
  const { impressions, charged, free, costCents } = isOver ? boostSums(world) : NOTHING
  return {
    id,
    version: 1,
    status,
    delivery: status === 'draft' ? 'draft' : isOver ? 'ended' : 'scheduled',
    blockedReason: null,
    form,
    createdAt: momentOf(daysLater(today, Math.min(inDays, -1 - no)), 7, 24),
    spentTodayCents: 0,
    spentCents: costCents,
    products: products.map(({ id, piece }) => ({
      id,
      name: piece.name,
      picture: pieceMedia(piece, altOf(piece, language)),
      problem: null,
      weakPicture: null,
    })),
    week: NOTHING,
    all: { impressions, charged, free, costCents },
  }
}
