import { BASE_COLOURS, type BaseColour } from '#contract/colours.ts'
import { type DrawnPrint, drawnPattern, drawnPrint } from '../drawn.ts'
import type { Look } from '../look.ts'
import type { DemoProduct } from '../product.ts'
import { inkSwatch } from './describe.ts'
import { kindSheet } from './kinds/kinds.ts'
import type { ColouredLook } from './looks.ts'
import { asciiWord } from './names.ts'
import { type Random, randomFor } from './random.ts'
import { cells, type LabelStyle } from './styles/style.ts'

const LOWEST_CENTS = 800
const HIGHEST_CENTS = 89_900
/** What a fabric adds to the usual price of a garment. */
const FABRIC_FACTOR: Partial<Record<Look['fabric'], number>> = { leather: 1.55, suede: 1.35, wool: 1.2, corduroy: 1.05 }
/** A reduction is advertised against the lowest price of the 30 days before it (PAngV § 11). */
const MIN_DAYS_BEFORE_SALE = 35

/** Regular price in cents, with an ending that shops use. */
export function priceCents(style: LabelStyle, look: Look, position: number): number {
  const random = randomFor(`price/${style.slug}/${position}/${look.kind}`)
  const sheet = kindSheet(look.kind)
  const [low, high] = sheet.euros
  const factor = sheet.type === 'shoes' ? Math.sqrt(FABRIC_FACTOR[look.fabric] ?? 1) : (FABRIC_FACTOR[look.fabric] ?? 1)
  const euros = (low + (high - low) * random.next()) * style.priceLevel * factor
  return Math.min(Math.max(withEnding(euros, style.priceLevel, random), LOWEST_CENTS), HIGHEST_CENTS)
}

function withEnding(euros: number, level: number, random: Random): number {
  if (euros < 20) return Math.floor(euros) * 100 + random.pick([0, 50, 90, 90])
  if (euros >= 100) return level >= 2 ? Math.round(euros / 10) * 1000 : Math.round(euros / 10) * 1000 - 100
  const five = Math.round(euros / 5) * 500
  return level < 1 ? five - 10 : random.pick([five, five - 100, five])
}

export type Season = Pick<DemoProduct, 'sale' | 'dropsInDays' | 'listedDaysAgo'>

/** Spreads sales (18 %) and coming drops (7 %) over the whole catalogue. */
export function seasons(styles: readonly LabelStyle[]): readonly Season[] {
  const random = randomFor('seasons')
  const order = random.shuffled(styles.map((_, index) => index))
  const dropCount = Math.round(styles.length * 0.07)
  const saleCount = Math.round(styles.length * 0.18)
  const rank = new Map(order.map((index, position) => [index, position]))
  return styles.map((style, index) => {
    const position = rank.get(index) ?? styles.length
    if (position < dropCount)
      return { sale: null, dropsInDays: random.between(1, 60), listedDaysAgo: random.between(3, 25) }
    if (position >= dropCount + saleCount)
      return { sale: null, dropsInDays: null, listedDaysAgo: random.between(3, 400) }
    const percent = random.pick([10, 15, 20, 20, 25, 30, 30, 35, 40, 50])
    const promoCode = position % 2 === 0 ? `${asciiWord(style.mark)}${percent}` : null
    return { sale: { percent, promoCode }, dropsInDays: null, listedDaysAgo: random.between(MIN_DAYS_BEFORE_SALE, 400) }
  })
}

/** All sizes and the sold-out ones: nearly half of the longer ranges have one sold out, a few have more. */
export function sizesOf(
  look: Look,
  gender: DemoProduct['gender'],
  random: Random,
): Pick<DemoProduct, 'sizes' | 'soldOut'> {
  const runs = {
    letters: { women: 'XS, S, M, L, XL', men: 'S, M, L, XL, XXL', unisex: 'XS, S, M, L, XL, XXL' },
    waist: {
      women: 'W25/L30, W26/L30, W27/L32, W28/L32, W29/L32, W30/L32',
      men: 'W29/L32, W30/L32, W31/L32, W32/L32, W33/L34, W34/L34, W36/L34',
      unisex: 'W27/L32, W28/L32, W30/L32, W31/L32, W32/L32, W34/L34',
    },
    feet: {
      women: '36, 37, 38, 39, 40, 41',
      men: '40, 41, 42, 43, 44, 45, 46',
      unisex: '36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46',
    },
    one: { women: 'One Size', men: 'One Size', unisex: 'One Size' },
    socks: { women: '36-38, 39-41', men: '39-42, 43-46', unisex: '36-40, 41-46' },
    belt: { women: 'S, M', men: 'M, L, XL', unisex: 'S, M, L' },
  }
  const sizes = cells(runs[kindSheet(look.kind).sizing][gender])
  if (sizes.length < 4 || random.chance(0.55)) return { sizes, soldOut: [] }
  const missing = random.between(0, sizes.length - 1)
  const stock = randomFor(`stock/${look.seed}`)
  return { sizes, soldOut: sizes.filter((_, index) => index === missing || stock.chance(0.12)) }
}

/** Prints large enough that their colour is one of the product's. */
const LARGE_PRINTS: readonly DrawnPrint[] = ['big-graphic', 'motif', 'all-over', 'body', 'half']

/** The colour families a shopper would choose to find this product, as its picture shows them. */
export function colourFamilies(coloured: ColouredLook): BaseColour[] {
  const { look, base, second, accent } = coloured
  const pattern = drawnPattern(look)
  const shown: BaseColour[] = [base.family]
  if (pattern !== 'plain') shown.push(second.family)
  if (pattern === 'tie-dye') shown.push(accent.family)
  if (LARGE_PRINTS.includes(drawnPrint(look))) shown.push(inkSwatch(coloured).family)
  if (pattern === 'tie-dye' || new Set(shown).size > 2) shown.push('multicolour')
  return BASE_COLOURS.filter((family) => shown.includes(family)).sort((a, b) => shown.indexOf(a) - shown.indexOf(b))
}
