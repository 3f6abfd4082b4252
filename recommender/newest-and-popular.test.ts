import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitsetOf, createBitset } from './bitset.ts'
import { type CatalogueIndex, createCatalogueIndex } from './catalogue-index.ts'
import { earlierList, newestAndPopular, type PlainRequest } from './newest-and-popular.ts'
import { randomFrom } from './random.ts'

const NOW = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000
const types = ['shoes', 'pants', 'tops', 'accessories'] as const

interface Item {
  readonly productNo: number
  readonly brandNo?: number
  readonly daysOld?: number
  readonly baseRate?: number
  readonly priceCents?: number
}

function indexOf(items: readonly Item[]): CatalogueIndex {
  const index = createCatalogueIndex(8)
  for (const { productNo, brandNo = productNo, daysOld = 0, baseRate = 0.4, priceCents = 5000 } of items) {
    index.upsert({
      productNo,
      brandNo,
      gender: 'unisex',
      productType: types[productNo % 4] ?? 'tops',
      priceCents,
      releaseAtMs: NOW - daysOld * DAY_MS,
      impressions: 100,
      baseRate,
      vector: new Float32Array(8),
    })
  }
  return index
}

function randomShop(products: number, brands: number, seed: number): CatalogueIndex {
  const random = randomFrom(seed)
  const items = Array.from({ length: products }, (_, at) => ({
    productNo: at + 1,
    brandNo: 1 + Math.floor(random.uniform() * brands),
    daysOld: random.uniform() * 400,
    baseRate: random.uniform(),
  }))
  return indexOf(items)
}

const everything = { genders: [], productTypes: [], minPriceCents: null, maxPriceCents: null }
const orderOf = (index: CatalogueIndex, change: Partial<PlainRequest> = {}): number[] =>
  newestAndPopular({
    index,
    filter: everything,
    hidden: createBitset(),
    shownBefore: [],
    take: 1000,
    nowMs: NOW,
    ...change,
  })

describe('the order that is the same for all users', () => {
  test('alternates the newest and the most liked', () => {
    const index = indexOf([
      { productNo: 1, daysOld: 1, baseRate: 0.1 },
      { productNo: 2, daysOld: 2, baseRate: 0.2 },
      { productNo: 3, daysOld: 50, baseRate: 0.9 },
      { productNo: 4, daysOld: 60, baseRate: 0.8 },
      { productNo: 5, daysOld: 70, baseRate: 0.7 },
    ])
    expect(orderOf(index)).toEqual([1, 3, 2, 4, 5])
  })

  test('breaks ties in likes by newest first, and ties in age by the smaller number', () => {
    const index = indexOf([
      { productNo: 4, daysOld: 9 },
      { productNo: 2, daysOld: 9 },
      { productNo: 3, daysOld: 1 },
    ])
    expect(orderOf(index)).toEqual([3, 2, 4])
  })

  test('counts an unreleased drop as released now, not as newer than all others', () => {
    const index = indexOf([
      { productNo: 1, daysOld: 0 },
      { productNo: 2, daysOld: -30 },
    ])
    expect(orderOf(index)).toEqual([1, 2])
  })

  test('applies filters and leaves out seen products', () => {
    const index = indexOf(Array.from({ length: 40 }, (_, at) => ({ productNo: at + 1, priceCents: 1000 * (at + 1) })))
    const filter = { ...everything, productTypes: ['shoes' as const], minPriceCents: 5000, maxPriceCents: 30_000 }
    const expected = Array.from({ length: 40 }, (_, at) => at + 1).filter(
      (no) => no % 4 === 0 && no >= 5 && no <= 30 && no !== 12,
    )
    expect(orderOf(index, { filter, hidden: bitsetOf([12]) }).toSorted((a, b) => a - b)).toEqual(expected)
  })

  test('leaves out a removed product', () => {
    const index = indexOf([{ productNo: 1 }, { productNo: 2 }])
    orderOf(index)
    index.remove(1)
    expect(orderOf(index)).toEqual([2])
  })

  test('includes a new product within a second', () => {
    const index = indexOf([{ productNo: 1 }])
    orderOf(index)
    index.upsert({
      productNo: 9,
      brandNo: 9,
      gender: 'men',
      productType: 'tops',
      priceCents: 100,
      releaseAtMs: NOW,
      impressions: 0,
      baseRate: 0.4,
      vector: new Float32Array(8),
    })
    expect(orderOf(index, { nowMs: NOW + 1000 })).toContain(9)
  })
})

test('shows every product once and keeps brands apart while other brands are left', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 5, max: 40 }),
      fc.nat({ max: 10_000 }),
      fc.integer({ min: 1, max: 300 }),
      (products, brands, seed, take) => {
        const index = randomShop(products, brands, seed)
        const order = orderOf(index, { take })
        expect(new Set(order).size).toBe(order.length)
        expect(order).toHaveLength(Math.min(take, products))
        // In the first half there are always products of other brands to choose from.
        const { brandNos } = index.columns()
        const shown = order.slice(0, Math.floor(products / 2) - brands).map((no) => brandNos[index.rowOf(no)])
        for (const [at, brand] of shown.entries()) if (at > 0 && brands > 20) expect(brand).not.toBe(shown[at - 1])
      },
    ),
    { seed: 3 },
  )
})

test('a second page repeats no card of the first', () => {
  const index = randomShop(200, 25, 7)
  const first = orderOf(index, { take: 80 })
  const second = orderOf(index, { take: 80, hidden: bitsetOf(first), shownBefore: first })
  expect(new Set([...first, ...second]).size).toBe(160)
})

test('a product is named after the list that brings it earlier', () => {
  const index = indexOf([
    { productNo: 1, daysOld: 1, baseRate: 0.1 },
    { productNo: 2, daysOld: 90, baseRate: 0.9 },
  ])
  expect([1, 2, 3].map((no) => earlierList(index, no, NOW))).toEqual(['newest', 'popular', null])
})
