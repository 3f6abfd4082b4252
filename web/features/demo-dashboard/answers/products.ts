import { FEWEST_ANSWERS, VIEW_DAYS } from '#contract/brand-products.limits.ts'
import type { BrandProductFilter, BrandProductRow } from '#contract/brand-products.ts'
import { stepsOf } from '../events/counts.ts'
import { pieceMedia } from '../label/pictures.ts'
import { isPublic, type Numbered, PRODUCTS, releaseOf, stateOf, updatedAt } from '../label/products.ts'
import { skuOf, variantsOf } from '../label/sizes.ts'
import { altOf } from '../label/texts.ts'
import { centsOn, DEMO_DAYS, listedDaysAgo } from '../label/timetable.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { lacksMaterial } from './overview.ts'

export const products: DemoAnswer<'GET /api/brand/products'> = (world, { query = {} }) => {
  const found = filtered(query)
  const rows = found.map((product) => rowOf(world, product)).toSorted(ORDERS[query.sort ?? 'updated'])
  return { rows, total: rows.length, counts: counts(), cursor: null }
}

export const productIds: DemoAnswer<'GET /api/brand/products/ids'> = (_world, { query = {} }) =>
  filtered(query).map(({ id }) => id)

/** What the two drafts still need. */
export const missing: DemoAnswer<'GET /api/brand/products/missing'> = () => {
  const drafts = PRODUCTS.filter(({ piece }) => piece.stage === 'draft')
  return (['description', 'fibres'] as const).map((field) => ({
    field,
    count: drafts.length,
    ids: drafts.map(({ id }) => id),
    first: drafts.map(({ id, piece: { name } }) => ({ id, name })),
  }))
}

function filtered(filter: Partial<BrandProductFilter>): readonly Numbered[] {
  const words = filter.q?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  return PRODUCTS.filter(
    ({ piece, no }) =>
      (!filter.status || stateOf(piece) === filter.status) &&
      (!filter.type || piece.type === filter.type) &&
      (!filter.gender || piece.gender === filter.gender) &&
      (!filter.sale || isReduced(no) === (filter.sale === 'yes')) &&
      (!filter.drop || isDrop(piece.stage) === (filter.drop === 'yes')) &&
      (!filter.flaw || flawsOf({ piece }).includes(filter.flaw)) &&
      words.every((word) => `${piece.name} ${skuOf(piece, no)}`.toLowerCase().includes(word)),
  )
}

const isReduced = (no: number): boolean => centsOn(no, 0) < (PRODUCTS[no]?.piece.priceCents ?? 0)
const isDrop = (stage: string): boolean => stage === 'next-drop'
const flawsOf = ({ piece }: Pick<Numbered, 'piece'>): BrandProductRow['flaws'] =>
  lacksMaterial(piece) ? ['no-material'] : []

type Order = (a: BrandProductRow, b: BrandProductRow) => number
const ORDERS: Readonly<Record<'updated' | 'name' | 'price-up' | 'price-down' | 'new', Order>> = {
  updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  name: (a, b) => a.name.localeCompare(b.name, 'de'),
  'price-up': (a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0),
  'price-down': (a, b) => (b.priceCents ?? 0) - (a.priceCents ?? 0),
  new: (a, b) => b.id.localeCompare(a.id),
}

function counts() {
  const byState: Partial<Record<BrandProductRow['state'], number>> = {}
  for (const { piece } of PRODUCTS) byState[stateOf(piece)] = (byState[stateOf(piece)] ?? 0) + 1
  return {
    all: PRODUCTS.length,
    byState,
    byFlaw: { 'no-material': filtered({ flaw: 'no-material' }).length },
    drops: filtered({ drop: 'yes' }).length,
    onSale: filtered({ sale: 'yes' }).length,
  }
}

function rowOf({ visits, time, language }: DemoWorld, { no, piece, id }: Numbered): BrandProductRow {
  const variants = variantsOf(piece, no)
  const all = stepsOf(visits, { from: DEMO_DAYS - 1, to: 0, piece: no })
  const answers = all.liked + all.passed
  const saleCents = isReduced(no) ? centsOn(no, 0) : null
  return {
    id,
    version: 1,
    name: piece.name,
    sku: skuOf(piece, no),
    productType: piece.type,
    category: piece.category,
    gender: piece.gender,
    priceCents: piece.priceCents,
    isPriceFrom: false,
    salePriceCents: saleCents,
    lowest30dCents: saleCents === null ? null : piece.priceCents,
    state: stateOf(piece),
    hasPendingChange: false,
    releaseAt: releaseOf(piece, time),
    stock: variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
    variants: variants.length,
    views: listedDaysAgo(no) === null ? null : stepsOf(visits, { from: VIEW_DAYS - 1, to: 0, piece: no }).viewed,
    likeRate: answers < FEWEST_ANSWERS ? null : all.liked / answers,
    flaws: flawsOf({ piece }),
    picture: pieceMedia(piece, altOf(piece, language)),
    updatedAt: updatedAt(no, time),
  }
}

/** Those that the public shop shows, the newest first. */
export const publicProducts = (): readonly Numbered[] =>
  PRODUCTS.filter(({ piece }) => isPublic(piece)).toSorted(
    (a, b) => (listedDaysAgo(a.no) ?? 0) - (listedDaysAgo(b.no) ?? 0),
  )
