/** What a price needs to know of a variant. */
interface PricedVariant {
  /** Null: the price of the product. */
  readonly priceGrossCents: number | null
  readonly isAvailable: boolean
}

interface NamedVariant extends PricedVariant {
  /** As it is shown; null: not sold by size. */
  readonly size: string | null
  /** The shop's own name; empty: none. */
  readonly colour: string
}

/** Decision 141: sold-out variants only count while all are sold out. */
function counted<Variant extends PricedVariant>(variants: readonly Variant[]): readonly Variant[] {
  const available = variants.filter(({ isAvailable }) => isAvailable)
  return available.length > 0 ? available : variants
}

/** The price of a product, in cents: the lowest of its variants. `ownCents`: of variants without a price of their own. */
export function lowestPrice(ownCents: number, variants: readonly PricedVariant[]): number {
  if (variants.length === 0) return ownCents
  return Math.min(...counted(variants).map(({ priceGrossCents }) => priceGrossCents ?? ownCents))
}

interface PriceOfVariants {
  readonly cents: number
  /** Sizes, or colours, or both where a size has several prices. */
  readonly names: readonly string[]
}

/** The prices of a product whose variants differ, the lowest first; null where all cost the same. */
export function pricesOfVariants(
  ownCents: number,
  variants: readonly NamedVariant[],
): readonly PriceOfVariants[] | null {
  const offered = counted(variants).map((variant) => ({ ...variant, cents: variant.priceGrossCents ?? ownCents }))
  const byPrice = Map.groupBy(offered, ({ cents }) => cents)
  if (byPrice.size < 2) return null
  const pricesOfSize = Map.groupBy(offered, ({ size }) => size)
  const isBySize = [...pricesOfSize.values()].every((same) => new Set(same.map(({ cents }) => cents)).size === 1)
  const nameOf = ({ size, colour }: NamedVariant): string =>
    isBySize && size !== null ? size : [size, colour].filter(Boolean).join(' · ')
  return [...byPrice]
    .sort(([a], [b]) => a - b)
    .map(([cents, same]) => ({ cents, names: [...new Set(same.map(nameOf).filter((name) => name !== ''))] }))
}
