import { SALE_LIMITS } from '#contract/brand-sales.limits.ts'
import { percentThatGives } from '#server/features/products/price.service.ts'
import type { ImportedProduct, ImportedVariant } from '../reading/imported-product.ts'
import type { ProblemList } from '../reading/problem-list.ts'

const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`

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

const SHARE = { least: SALE_LIMITS.percent.least / 100, most: SALE_LIMITS.percent.most / 100 } as const

/** The percents of the sale; null: none, or not the same for all variants, because a sale is of whole products. */
function percentOf(variants: readonly ImportedVariant[], list: ProblemList): number | null {
  const reduced = variants.flatMap(({ regularCents, saleCents }) =>
    saleCents === null ? [] : [{ regularCents, saleCents }],
  )
  const [first] = reduced
  if (!first) return null
  const percent = reduced.length === variants.length ? percentThatGives(reduced) : null
  if (percent !== null) return percent
  const shares = reduced.map(({ regularCents, saleCents }) => 1 - saleCents / regularCents)
  const shown = euros(first.saleCents)
  if (reduced.length === variants.length && shares.every((share) => share < SHARE.least))
    list.add('saleTooSmall', undefined, shown)
  else if (shares.every((share) => share > SHARE.most)) list.add('saleTooLarge', undefined, shown)
  else list.add('saleDiffers')
  return null
}

/**
 * The price that cards show, and its sale. What is paid is the shop's price to the cent (Decision 137). Null: no variant
 * has a price.
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
  return { priceCents, salePercent, variantCents: differ ? cents : null }
}
