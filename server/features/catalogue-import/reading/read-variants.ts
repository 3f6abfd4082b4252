import { PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { isGtin } from '#contract/product-check.ts'
import { readDate } from '#server/platform/text/written-date.ts'
import { type DecimalSign, readMoney } from '#server/platform/text/written-money.ts'
import type { Cell } from '../formats/columns.ts'
import type { WrittenProduct, WrittenVariant } from '../formats/written-product.ts'
import type { ImportedSaleDates, ImportedVariant } from './imported-product.ts'
import { plainLine } from './plain-text.ts'
import type { ProblemList } from './problem-list.ts'

const MOST_CENTS = PRODUCT_LIMITS.priceCents.most

interface Price {
  readonly regularCents: number
  readonly saleCents: number | null
  readonly currency: string | null
}

/** The regular price, and the reduced one: formats name the price before the sale or the one while it runs. */
function priceOf(variant: WrittenVariant, decimal: DecimalSign | null, list: ProblemList): Price | null {
  const price = readMoney(variant.price.text, decimal)
  if (!price || price.cents < 1 || price.cents > MOST_CENTS) return null
  const { cents, currency } = price
  const former = readMoney(variant.formerPrice.text, decimal)
  if (former && former.cents > cents) {
    return former.cents > MOST_CENTS ? null : { regularCents: former.cents, saleCents: cents, currency }
  }
  const reduced = readMoney(variant.salePrice.text, decimal)
  const isReduced = reduced !== null && reduced.cents > 0 && reduced.cents < cents
  if (variant.salePrice.text !== '' && !isReduced) list.add('saleAbovePrice', variant.salePrice)
  return { regularCents: cents, saleCents: isReduced ? reduced.cents : null, currency }
}

/** Programs that take a GTIN for a number drop the zeros at its beginning. */
function gtinOf(written: string): string | null {
  const digits = written.replaceAll(/[\s-]/g, '')
  if (!/^\d{6,14}$/.test(digits)) return null
  return [digits, ...[8, 12, 13, 14].map((length) => digits.padStart(length, '0'))].find(isGtin) ?? null
}

function stockOf(written: string): number | null {
  const count = written.trim() === '' ? Number.NaN : Math.floor(Number(written.replace(',', '.')))
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), PRODUCT_LIMITS.stock) : null
}

interface ReadVariants {
  readonly variants: readonly ImportedVariant[]
  readonly currency: string | null
  readonly saleDates: ImportedSaleDates
}

/** Reads the variants with a price. A product without one has the problem `priceInvalid`. */
export function readVariants(written: WrittenProduct, decimal: DecimalSign | null, list: ProblemList): ReadVariants {
  const variants: ImportedVariant[] = []
  const withoutPrice: Cell[] = []
  const wrongGtins: Cell[] = []
  let currency: string | null = null
  for (const variant of written.variants) {
    const price = priceOf(variant, decimal, list)
    if (!price) {
      withoutPrice.push({ ...variant.price, line: variant.line })
      continue
    }
    currency ??= price.currency
    const gtin = gtinOf(variant.gtin.text)
    if (gtin === null && variant.gtin.text !== '') wrongGtins.push(variant.gtin)
    variants.push({
      line: variant.line,
      size: plainLine(variant.size).slice(0, PRODUCT_LIMITS.size),
      colour: plainLine(variant.colour).slice(0, PRODUCT_LIMITS.colourName),
      sku: plainLine(variant.sku).slice(0, PRODUCT_LIMITS.sku),
      gtin,
      regularCents: price.regularCents,
      saleCents: price.saleCents,
      isAvailable: variant.isAvailable,
      stock: stockOf(variant.stock),
    })
  }
  if (variants.length === 0) list.add('priceInvalid', withoutPrice[0])
  else for (const cell of withoutPrice) list.add('variantPriceInvalid', cell)
  // Shops often have numbers of their own in this column: one example is enough.
  if (wrongGtins[0]) list.add('gtinInvalid', wrongGtins[0])
  return { variants, currency, saleDates: saleDatesOf(written.variants, list) }
}

function saleDatesOf(variants: readonly WrittenVariant[], list: ProblemList): ImportedSaleDates {
  const dateIn = (cell: Cell | undefined, isEnd: boolean) => {
    if (!cell) return null
    const date = readDate(cell.text, { isEnd })
    if (!date) list.add('dateInvalid', cell)
    return date
  }
  const firstWith = (field: 'saleFrom' | 'saleTo') =>
    variants.map((variant) => variant[field]).find((cell) => cell.text !== '')
  return { startsAt: dateIn(firstWith('saleFrom'), false), endsAt: dateIn(firstWith('saleTo'), true) }
}
