import type { SaleState } from '#contract/brand-sales.limits.ts'
import type { BrandSale, SaleChoice, SalePreview, SalePreviewRow } from '#contract/brand-sales.ts'
import { percentBelow } from '#contract/price.ts'
import { daysBetween, daysLater, momentOf } from '../events/calendar.ts'
import { demoId } from '../label/demo-id.ts'
import { pieceMedia } from '../label/pictures.ts'
import { isPublic, type Numbered, PRODUCTS, productNamed, productOf } from '../label/products.ts'
import { altOf } from '../label/texts.ts'
import { centsOn, type DemoSale, listedDaysAgo, reducedCents, SALES } from '../label/timetable.ts'
import { cardOf } from './cards.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { noFile, unknown } from './refusals.ts'

export const sales: DemoAnswer<'GET /api/brand/sales'> = (world, { query = {} }) => {
  const all = SALES.map((sale, no) => saleOf(world, sale, no))
  const count = (state: SaleState) => all.filter((sale) => sale.state === state).length
  return {
    sales: all.filter(({ state }) => !query.state || state === query.state),
    counts: { running: count('running'), planned: count('planned'), ended: count('ended'), cancelled: 0 },
    imported: 0,
    cursor: null,
  }
}

export const sale: DemoAnswer<'GET /api/brand/sales/{id}'> = (world, { params }) => {
  const { found, no } = saleWith(world, params.id)
  return saleOf(world, found, no)
}

export const salePreview: DemoAnswer<'GET /api/brand/sales/{id}/preview'> = (world, { params }) => {
  const { found } = saleWith(world, params.id)
  return previewOf(world, found.pieces.map(productNamed), { percent: found.percent, own: found, period: found })
}

/** What the form of a sale would do, computed from the prices of the label. */
export const salePlan: DemoAnswer<'POST /api/brand/sales/preview'> = (world, { body }) => {
  const { today } = world.time
  const day = (moment: string) => -daysBetween(today, moment.slice(0, 10))
  const period = { from: body.startsAt == null ? 0 : day(body.startsAt), until: day(body.endsAt) }
  const own = SALES.find((_, no) => body.id === demoId('sale', no + 1))
  return previewOf(world, chosen(body.choice, world), { percent: body.percent, own, period })
}

/** The table that proves each price. */
export const evidence: DemoAnswer<'GET /api/brand/sales/{id}/evidence.csv'> = (world, { params }) => {
  const { found } = saleWith(world, params.id)
  const rows = found.pieces.map(productNamed).map(({ piece }) => {
    const cells = [piece.name, piece.priceCents, piece.priceCents, reducedCents(piece.priceCents, found.percent)]
    return cells.map((cell) => (typeof cell === 'number' ? (cell / 100).toFixed(2) : cell)).join(';')
  })
  return `\uFEFF${['product;price;lowest_30_days;sale_price', ...rows].join('\r\n')}`
}

export const evidenceDocument: DemoAnswer<'GET /api/brand/sales/{id}/evidence.pdf'> = ({ language }) => {
  throw noFile(language)
}

function saleWith({ language }: DemoWorld, id: string): { readonly found: DemoSale; readonly no: number } {
  const no = SALES.findIndex((_, index) => demoId('sale', index + 1) === id)
  const found = SALES[no]
  if (!found) throw unknown(language)
  return { found, no }
}

const stateOf = ({ from, until }: DemoSale): SaleState => (from < 0 ? 'planned' : until < 0 ? 'running' : 'ended')

function saleOf({ time }: DemoWorld, demoSale: DemoSale, no: number): BrandSale {
  const { name, percent, promoCode, badge, from, until, pieces } = demoSale
  const startsAt = momentOf(daysLater(time.today, -from), 0)
  const ids = pieces.map((slug) => productNamed(slug).id)
  return {
    id: demoId('sale', no + 1),
    version: 1,
    form: {
      name,
      percent,
      promoCode,
      badge,
      startsAt,
      endsAt: momentOf(daysLater(time.today, -until), 23, 59),
      choice: { kind: 'products', ids },
    },
    state: stateOf(demoSale),
    startsAt,
    cancelledAt: null,
    products: pieces.length,
  }
}

function chosen(choice: SaleChoice, { language }: DemoWorld): readonly Numbered[] {
  if (choice.kind === 'products') return choice.ids.map((id) => productOf(id, language))
  return PRODUCTS.filter(
    ({ piece }) =>
      isPublic(piece) &&
      (!choice.productType || piece.type === choice.productType) &&
      (!choice.gender || piece.gender === choice.gender),
  )
}

interface Planned {
  readonly percent: number
  /** The sale that is looked at or changed: it does not stand in its own way. */
  readonly own: DemoSale | undefined
  /** In days ago, both included. */
  readonly period: Pick<DemoSale, 'from' | 'until'>
}

function previewOf(world: DemoWorld, products: readonly Numbered[], planned: Planned): SalePreview {
  const rows = products.map((product) => rowOf(world, product, planned))
  const first = rows.find(({ obstacle }) => obstacle === null)
  const card = first ? cardOf(world, productOf(first.id, world.language)) : null
  if (!card || !first) return { rows, card: null }
  return {
    rows,
    card: {
      ...card,
      onSale: true,
      activeSale: {
        discountPercentage: planned.percent,
        promoCode: null,
        endsAt: momentOf(daysLater(world.time.today, -planned.period.until), 23, 59),
      },
      salePrice: first.saleCents / 100,
      lowest30d: (first.lowest30dCents ?? first.priceCents) / 100,
    },
  }
}

function rowOf(
  { language }: DemoWorld,
  { id, no, piece }: Numbered,
  { percent, own, period }: Planned,
): SalePreviewRow {
  const saleCents = reducedCents(piece.priceCents, percent)
  const wasShown = listedDaysAgo(no) !== null
  const lowest = wasShown ? lowestBefore(no, period.from, own) : null
  const other = SALES.find((each) => each !== own && each.pieces.includes(piece.slug) && overlaps(each, period))
  const obstacle = obstacleOf({ other, lowest, saleCents, language })
  return {
    id,
    name: piece.name,
    picture: pieceMedia(piece, altOf(piece, language)),
    priceCents: piece.priceCents,
    isPriceFrom: false,
    lowest30dCents: lowest,
    saleCents,
    shownPercent: obstacle || lowest === null ? null : percentBelow(lowest, saleCents),
    obstacle,
  }
}

const overlaps = (sale: Pick<DemoSale, 'from' | 'until'>, { from, until }: Planned['period']): boolean =>
  sale.from >= until && sale.until <= from

/** In the 30 days before a sale (PAngV § 11). */
function lowestBefore(no: number, from: number, own: DemoSale | undefined): number {
  const first = Math.max(0, own ? own.from + 1 : from + 1)
  return Math.min(...Array.from({ length: 30 }, (_, index) => centsOn(no, first + index)))
}

interface Facts {
  readonly other: DemoSale | undefined
  readonly lowest: number | null
  readonly saleCents: number
  readonly language: 'de' | 'en'
}

function obstacleOf({ other, lowest, saleCents, language }: Facts): SalePreviewRow['obstacle'] {
  const isGerman = language === 'de'
  if (other) {
    const sentence = isGerman
      ? `In dieser Zeit schon im Sale „${other.name}“. Ein Produkt ist in höchstens einem.`
      : `Already in the sale “${other.name}” at that time. A product is in one at most.`
    return { kind: 'other-sale', sentence }
  }
  if (lowest === null) {
    const sentence = isGerman
      ? 'Noch kein Preis, von dem sich reduzieren lässt: Das Produkt war vor dem Sale nie zu sehen.'
      : 'There is no price to reduce yet: the product was never shown before the sale.'
    return { kind: 'no-history', sentence }
  }
  if (saleCents < lowest) return null
  const sentence = isGerman
    ? 'Kein echter Rabatt: So günstig war das Produkt in den letzten 30 Tagen schon.'
    : 'Not a real discount: the product was as cheap in the last 30 days.'
  return { kind: 'not-real', sentence }
}
