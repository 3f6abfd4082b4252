import { describe, expect, it } from 'vitest'
import { GENDERS } from '#contract/vocabulary.ts'
import { NO_FILTERS } from '../feed/deck-state.ts'
import { filtersPrice } from '../feed/deck-view.ts'
import { restoredFilters } from '../feed/swipe-state.ts'
import { activeFilters, sameFilters, toggled } from './filter-list.ts'

describe('filters', () => {
  it.each([
    [{ min: 0, max: 10_000 }, false],
    [{ min: 10, max: 10_000 }, true],
    [{ min: 0, max: 9990 }, true],
  ])('a price range of %o counts as a filter: %s', (priceRange, isActive) =>
    expect(filtersPrice({ ...NO_FILTERS, priceRange })).toBe(isActive),
  )

  it('can be removed one by one', () => {
    const all = activeFilters({
      gender: ['men'],
      productType: ['shoes', 'tops'],
      sizes: ['tops:M', 'shoes:42'],
      priceRange: { min: 50, max: 200 },
    })
    expect(all.map((filter) => filter.key)).toEqual(['men', 'shoes', 'tops', 'tops:M', 'shoes:42', 'price'])
    expect(all[1]?.without).toMatchObject({ gender: ['men'], productType: ['tops'], priceRange: { min: 50, max: 200 } })
    expect(all[3]?.without.sizes).toEqual(['shoes:42'])
    expect(all[4]).toMatchObject({ value: 'shoes', size: '42' })
    expect(all[5]?.without.priceRange).toEqual({ min: 0, max: 10_000 })
  })

  it('switch on and off in the order of the screen', () => {
    expect(toggled(['women'], 'men', GENDERS)).toEqual(['men', 'women'])
    expect(toggled(['men', 'women'], 'men', GENDERS)).toEqual(['women'])
  })

  it('are the same in any order', () =>
    expect(sameFilters({ ...NO_FILTERS, gender: ['men', 'women'] }, { ...NO_FILTERS, gender: ['women', 'men'] })).toBe(
      true,
    ))

  it('restore without a price range to 0–10 000', () => {
    expect(restoredFilters({ filters: { gender: ['men'], productType: [] } }).priceRange).toEqual({
      min: 0,
      max: 10_000,
    })
    expect(restoredFilters(null)).toEqual(NO_FILTERS)
  })
})
