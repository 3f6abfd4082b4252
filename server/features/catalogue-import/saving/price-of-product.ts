import { salePriceCents } from '#server/features/products/price.service.ts'
import type { ImportedProduct, ImportedVariant } from '../reading/imported-product.ts'
import type { ProblemList } from '../reading/problem-list.ts'

const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`

/** Whole percents by which a price is below the former one. */
export const percentOff = (cents: number, formerCents: number): number =>
  Math.min(90, Math.floor((1 - cents / formerCents) * 100 + 1e-9))

export interface ProductPrice {
  /** Regular price, which the sale reduces. */
  readonly priceCents: number
  readonly salePercent: number | null
  /** Price of each variant in the same order; null: all have the product's. */
  readonly variantCents: readonly number[] | null
}

const effectiveCents = ({ saleCents, regularCents }: ImportedVariant): number => saleCents ?? regularCents

/** Decision 141: variants that can be bought decide; all of them where none can. */
function offered(variants: readonly ImportedVariant[]): readonly ImportedVariant[] {
  const available = variants.filter(({ isAvailable }) => isAvailable)
  return available.length > 0 ? available : variants
}

function withoutEndedSale(product: ImportedProduct, now: Date, list: ProblemList): readonly ImportedVariant[] {
  const { endsAt } = product.saleDates
  if (endsAt === null || endsAt > now || product.variants.every(({ saleCents }) => saleCents === null))
    return product.variants
  list.add('saleOver')
  return product.variants.map((variant) => ({ ...variant, saleCents: null }))
}

/** The percents of the sale; null: none, or not the same for all variants, because a sale is of whole products. */
function percentOf(variants: readonly ImportedVariant[], list: ProblemList): number | null {
  const percents = new Set(
    variants.map(({ saleCents, regularCents }) => (saleCents === null ? 0 : percentOff(saleCents, regularCents))),
  )
  const [percent = 0] = percents
  if (percents.size > 1) list.add('saleDiffers')
  else if (percent === 0 && variants[0] && variants[0].saleCents !== null)
    list.add('saleTooSmall', undefined, euros(variants[0].saleCents))
  return percents.size === 1 && percent > 0 ? percent : null
}

/**
 * The price that cards show, and its sale. Sales of imports are whole percents, rounded down, so that the shown price is
 * never below the shop's. Null: no variant has a price.
 */
export function priceOfProduct(product: ImportedProduct, now: Date, list: ProblemList): ProductPrice | null {
  const variants = withoutEndedSale(product, now, list)
  const salePercent = percentOf(offered(variants), list)
  const isPlanned = (product.saleDates.startsAt ?? now) > now
  // Without a sale of the whole product the price to pay counts as the regular one, once it holds.
  const centsOf = (variant: ImportedVariant) =>
    salePercent !== null || isPlanned ? variant.regularCents : effectiveCents(variant)
  const priceCents = Math.min(...offered(variants).map(centsOf))
  if (!Number.isFinite(priceCents)) return null
  const cents = variants.map(centsOf)
  const differ = new Set(cents).size > 1
  if (differ) list.add('priceFrom', undefined, euros(priceCents))
  const cheapest = offered(variants).find((variant) => centsOf(variant) === priceCents)
  const shown = salePercent === null ? null : salePriceCents(priceCents, salePercent)
  if (shown !== null && cheapest && shown !== cheapest.saleCents) list.add('saleRounded', undefined, euros(shown))
  return { priceCents, salePercent, variantCents: differ ? cents : null }
}
