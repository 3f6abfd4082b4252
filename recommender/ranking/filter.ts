import { type Bitset, hasBit } from '../bitset.ts'
import { type CatalogueIndex, genderMask, typeMask } from '../catalogue-index.ts'
import type { Columns } from '../columns.ts'
import type { Gender, ProductType } from '../features.ts'

export interface CatalogueFilter {
  /** Empty means all. */
  readonly genders: readonly Gender[]
  /** Empty means all. */
  readonly productTypes: readonly ProductType[]
  readonly minPriceCents: number | null
  readonly maxPriceCents: number | null
  /** Product numbers excluded by attributes that have no column, such as sizes. */
  readonly hidden?: Bitset | null
}

/** The filter as numbers, for comparison with rows. */
export interface Admits {
  /** Bits of the admitted genders and types. */
  readonly genders: number
  readonly types: number
  readonly leastCents: number
  readonly mostCents: number
}

/** The greatest price that a column of int32 holds. */
const DEAREST_CENTS = 2 ** 31 - 1

/** Converts a filter to numbers, once for many rows. */
export function admitsOf({ genders, productTypes, minPriceCents, maxPriceCents }: CatalogueFilter): Admits {
  return {
    genders: genderMask(genders),
    types: typeMask(productTypes),
    leastCents: Math.min(DEAREST_CENTS, minPriceCents ?? 0),
    mostCents: Math.min(DEAREST_CENTS, maxPriceCents ?? DEAREST_CENTS),
  }
}

/** Whether the row passes. A free row never passes, because it has no facets. */
export function isAdmitted({ facets, pricesCents }: Columns, row: number, admits: Admits): boolean {
  const facet = facets[row] as number
  const cents = pricesCents[row] as number
  return (
    (facet & admits.genders) !== 0 &&
    (facet & admits.types) !== 0 &&
    cents >= admits.leastCents &&
    cents <= admits.mostCents
  )
}

/** Whether the catalogue has the product and the product passes. */
export function passesFilter(index: CatalogueIndex, productNo: number, filter: CatalogueFilter): boolean {
  if (filter.hidden && hasBit(filter.hidden, productNo)) return false
  const row = index.rowOf(productNo)
  return row >= 0 && isAdmitted(index.columns(), row, admitsOf(filter))
}
