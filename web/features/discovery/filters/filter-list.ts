import type { Filters } from '#contract/discovery.ts'
import { PRICE } from '#contract/limits.ts'
import { filtersPrice } from '../feed/deck-view.ts'

/** One chosen filter, and the filters without it. */
export interface ActiveFilter {
  readonly key: string
  readonly kind: 'gender' | 'productType' | 'price'
  readonly value: Filters['gender'][number] | Filters['productType'][number] | null
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
  one.productType.toSorted().join() === other.productType.toSorted().join()
