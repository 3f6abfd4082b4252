import { PRICE } from '#contract/discovery.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import { partsOf } from '#contract/sizes.ts'
import { filtersPrice } from '../feed/deck-view.ts'

/** One chosen filter, and the filters without it. */
export interface ActiveFilter {
  readonly key: string
  readonly kind: 'gender' | 'productType' | 'size' | 'price'
  readonly value: Filters['gender'][number] | Filters['productType'][number] | null
  /** The size, of products of the type in `value`. */
  readonly size?: string
  readonly without: Filters
}

/** Everything that is switched on, each removable by itself. */
export function activeFilters(filters: Filters): readonly ActiveFilter[] {
  return [
    ...filters.gender.map((value) => ({
      key: value,
      kind: 'gender' as const,
      value,
      without: { ...filters, gender: filters.gender.filter((other) => other !== value) },
    })),
    ...filters.productType.map((value) => ({
      key: value,
      kind: 'productType' as const,
      value,
      without: { ...filters, productType: filters.productType.filter((other) => other !== value) },
    })),
    ...filters.sizes.map((choice) => ({
      key: choice,
      kind: 'size' as const,
      value: partsOf(choice).type,
      size: partsOf(choice).size,
      without: { ...filters, sizes: filters.sizes.filter((other) => other !== choice) },
    })),
    ...(filtersPrice(filters)
      ? [
          {
            key: 'price',
            kind: 'price' as const,
            value: null,
            without: { ...filters, priceRange: { min: PRICE.min, max: PRICE.max } },
          },
        ]
      : []),
  ]
}

/** On if it was off, off if it was on; the order is that of `all`. */
export const toggled = <V extends string>(list: readonly V[], value: V, all: readonly V[]): V[] =>
  all.filter((candidate) => (candidate === value ? !list.includes(value) : list.includes(candidate)))

export const sameFilters = (one: Filters, other: Filters): boolean =>
  one.priceRange.min === other.priceRange.min &&
  one.priceRange.max === other.priceRange.max &&
  one.gender.toSorted().join() === other.gender.toSorted().join() &&
  one.productType.toSorted().join() === other.productType.toSorted().join() &&
  one.sizes.toSorted().join() === other.sizes.toSorted().join()
