import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitsetOf } from './bitset.ts'
import { createCatalogueIndex } from './catalogue-index.ts'
import { learn, newTaste } from './learning/posterior.ts'
import { rank, rankInTurn } from './rank.ts'
import { randomCatalogue as catalogue, DIMENSION, everything, prior, request } from './testing/random-catalogue.ts'

const sizes = fc.record({
  products: fc.integer({ min: 0, max: 400 }),
  brands: fc.integer({ min: 1, max: 40 }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  take: fc.integer({ min: 0, max: 450 }),
})

function productsOf(brandOf: ReadonlyMap<number, number>, brand: number): number {
  return [...brandOf.values()].filter((other) => other === brand).length
}

describe('the products of a page', () => {
  test('has no duplicates, no seen, excluded or filtered products, and as many as requested or available', () => {
    fc.assert(
      fc.property(sizes, ({ products, brands, seed, take }) => {
        const { index } = catalogue(products, brands, seed)
        const seen = bitsetOf(Array.from({ length: products }, (_, at) => at + 1).filter((no) => no % 5 === 0))
        const excluded = bitsetOf([1, 2, 8])
        const filter = {
          ...everything,
          genders: ['men', 'unisex'] as const,
          minPriceCents: 5000,
          maxPriceCents: 40_000,
        }
        const { productNos, candidateCount } = rank(request(index, { seen, excluded, filter, take, seed }))
        expect(new Set(productNos).size).toBe(productNos.length)
        expect(productNos.length).toBe(Math.min(take, candidateCount))
        const columns = index.columns()
        for (const no of productNos) {
          expect(no % 5).not.toBe(0)
          expect([1, 2, 8]).not.toContain(no)
          expect(no % 3).not.toBe(1)
          const cents = columns.pricesCents[columns.productNos.indexOf(no)] ?? 0
          expect(cents >= 5000 && cents <= 40_000).toBe(true)
        }
      }),
    )
  })

  test('ranks an empty catalogue, a fully seen one and a single product', () => {
    expect(rank(request(createCatalogueIndex(DIMENSION))).productNos).toHaveLength(0)
    const { index } = catalogue(3, 2, 1)
    expect(rank(request(index, { seen: bitsetOf([1, 2, 3]) }))).toEqual({
      productNos: new Int32Array(0),
      candidateCount: 0,
    })
    expect([...rank(request(index, { seen: bitsetOf([1, 3]) })).productNos]).toEqual([2])
    expect(rank(request(index, { take: 0 })).productNos).toHaveLength(0)
  })

  test('leaves out a removed product, reuses its row, and finds a changed one by its new attributes', () => {
    const { index } = catalogue(20, 5, 2)
    expect(index.remove(7)).toBe(true)
    expect(index.remove(7)).toBe(false)
    expect([...rank(request(index)).productNos]).not.toContain(7)
    const rows = index.rows()
    const vector = new Float32Array(DIMENSION).fill(1)
    const facts = {
      brandNo: 1,
      productType: 'tops',
      priceCents: 1,
      releaseAtMs: 0,
      impressions: 0,
      baseRate: 0.5,
      vector,
    } as const
    index.upsert({ productNo: 900, gender: 'women', ...facts })
    index.upsert({ productNo: 900, gender: 'men', ...facts })
    expect(index.rows()).toBe(rows)
    expect(index.count()).toBe(20)
    expect(index.vectorOf(900)).toEqual(vector)
    const women = { ...everything, genders: ['women'] as const }
    expect([...rank(request(index, { filter: women })).productNos]).not.toContain(900)
    expect([...rank(request(index)).productNos]).toContain(900)
  })
})

describe('the order', () => {
  test('is equal for equal seeds and differs for different ones', () => {
    const { index } = catalogue(300, 30, 3)
    const first = rank(request(index, { seed: 5 })).productNos
    expect(rank(request(index, { seed: 5 })).productNos).toEqual(first)
    expect(rank(request(index, { seed: 6 })).productNos).not.toEqual(first)
  })

  test('ranks liked features higher after a few swipes', () => {
    const { index } = catalogue(600, 60, 4)
    const taste = newTaste(prior)
    const liking = (no: number): number => index.vectorOf(no)?.[3] ?? 0
    const meanOfFirst = (): number => {
      const first = rank(request(index, { taste, exploration: 0 })).productNos.subarray(0, 30)
      return first.reduce((sum, no) => sum + liking(no), 0) / 30
    }
    const before = meanOfFirst()
    for (let no = 1; no <= 12; no++) {
      const vector = index.vectorOf(no)
      if (vector !== null) learn(taste, vector, liking(no) > 0, index.baseRateOf(no) ?? 0)
    }
    expect(meanOfFirst()).toBeGreaterThan(before + 0.2)
  })

  test('is that of the scores when brands and similarity impose no constraint', () => {
    const index = createCatalogueIndex(DIMENSION)
    const vector = new Float32Array(DIMENSION)
    for (let productNo = 1; productNo <= 50; productNo++) {
      const facts = {
        gender: 'men',
        productType: 'tops',
        priceCents: 1,
        releaseAtMs: 0,
        impressions: 500,
        vector,
      } as const
      index.upsert({ productNo, brandNo: productNo, baseRate: productNo / 100, ...facts })
    }
    const expected = Array.from({ length: 50 }, (_, at) => 50 - at)
    expect([...rank(request(index)).productNos]).toEqual(expected)
  })
})

describe('several draws for one page', () => {
  test('never repeat a product and keep brands apart at their borders', () => {
    fc.assert(
      fc.property(sizes, ({ products, brands, seed }) => {
        const { index, brands: brandOf } = catalogue(products, brands, seed)
        const draws = [5, 5, 200].map((take, at) => ({ take, seed: seed + at }))
        const { productNos, candidateCount } = rankInTurn(request(index, { exploration: 1 }), draws)
        expect(candidateCount).toBe(products)
        expect(productNos.length).toBe(Math.min(210, products))
        expect(new Set(productNos).size).toBe(productNos.length)
        const order = Array.from(productNos.subarray(0, 15), (no) => brandOf.get(no))
        const most = Math.max(0, ...[...new Set(brandOf.values())].map((brand) => productsOf(brandOf, brand)))
        if (4 * most < products && products > 60) {
          for (let at = 1; at < order.length; at++) expect(order[at]).not.toBe(order[at - 1])
        }
      }),
    )
  })

  test('each use another sample of the taste', () => {
    const { index } = catalogue(300, 30, 3)
    const asked = request(index, { exploration: 1 })
    const alone = [1, 2, 3].map((seed) => rank({ ...asked, seed, take: 5 }).productNos)
    expect(new Set(alone.flatMap((nos) => [...nos])).size).toBeGreaterThan(9)
    const together = rankInTurn(
      asked,
      [1, 2, 3].map((seed) => ({ seed, take: 5 })),
    ).productNos
    expect(together.subarray(0, 5)).toEqual(alone[0])
    expect(new Set(together).size).toBe(15)
  })
})

describe('brands and new products', () => {
  test('no two adjacent cards are of one brand when that can be avoided', () => {
    fc.assert(
      fc.property(sizes, ({ products, brands, seed }) => {
        const { index, brands: brandOf } = catalogue(products, brands, seed)
        const order = [...rank(request(index, { seed })).productNos].map((no) => brandOf.get(no) ?? 0)
        const most = Math.max(0, ...new Set(order.map((brand) => order.filter((other) => other === brand).length)))
        const repeats = order.filter((brand, at) => at > 0 && brand === order[at - 1]).length
        const unavoidable = Math.max(0, 2 * most - order.length - 1)
        expect(repeats).toBeLessThanOrEqual(unavoidable)
      }),
    )
  })

  test('at most 2 in any 10 cards are of one brand while other brands are left on the page', () => {
    fc.assert(
      fc.property(sizes, ({ products, brands, seed, take }) => {
        const { index, brands: brandOf } = catalogue(products, brands, seed)
        const order = [...rank(request(index, { seed, take })).productNos].map((no) => brandOf.get(no) ?? 0)
        for (let at = 0; at < order.length; at++) {
          const window = order.slice(Math.max(0, at - 9), at)
          const lately = (brand: number): number => window.filter((other) => other === brand).length
          if (lately(order[at] ?? 0) < 2) continue
          const rest = order.slice(at)
          const pressing = rest.filter((brand) => brand === order[at]).length * 2 > rest.length
          const others = rest.filter((brand) => lately(brand) < 2 && brand !== order[at - 1])
          expect(pressing || others.length === 0).toBe(true)
        }
      }),
    )
  })

  test('the brand rules include the cards shown before the page', () => {
    const { index, brands: brandOf } = catalogue(300, 12, 11)
    const first = [...rank(request(index, { take: 10 })).productNos]
    const next = [...rank(request(index, { seen: bitsetOf(first), shownBefore: first })).productNos].slice(0, 15)
    const order = [...first, ...next].map((no) => brandOf.get(no) ?? 0)
    for (let at = 10; at < order.length; at++) {
      expect(order[at]).not.toBe(order[at - 1])
      expect(order.slice(at - 9, at + 1).filter((brand) => brand === order[at]).length).toBeLessThanOrEqual(2)
    }
    expect(rank(request(index, { shownBefore: [99_999] })).productNos).toHaveLength(300)
  })

  test('a brand that owns most of a large catalogue still gets no more than 2 in 10', () => {
    const { index } = catalogue(4000, 40, 9)
    const columns = index.columns()
    const rows = Array.from({ length: 4000 }, (_, at) => at)
    for (const row of rows) if (row % 3 !== 0) columns.brandNos[row] = 77
    const brandOf = new Map(rows.map((row) => [columns.productNos[row], columns.brandNos[row]]))
    const order = [...rank(request(index)).productNos].map((no) => brandOf.get(no))
    for (let at = 10; at <= order.length; at++) {
      expect(order.slice(at - 10, at).filter((brand) => brand === 77).length).toBeLessThanOrEqual(2)
    }
  })

  test('every 10 cards include a new product while there are enough, even with low scores', () => {
    const { index } = catalogue(3000, 200, 10, 5000)
    const columns = index.columns()
    for (let row = 0; row < index.rows(); row++) if ((columns.impressions[row] ?? 0) === 0) columns.baseRates[row] = 0
    const isNew = new Map(Array.from(columns.productNos, (no, row) => [no, columns.impressions[row] === 0]))
    const order = [...rank(request(index)).productNos].map((no) => isNew.get(no) === true)
    expect(order.filter(Boolean).length).toBeGreaterThanOrEqual(100)
    for (let at = 10; at <= 800; at++) expect(order.slice(at - 10, at)).toContain(true)
  })
})
