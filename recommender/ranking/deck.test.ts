import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CatalogueIndex, createCatalogueIndex } from '../catalogue-index.ts'
import { readVector } from '../columns.ts'
import { randomFrom } from '../random.ts'
import { DIMENSION, NOW_MS, randomCatalogue } from '../testing/random-catalogue.ts'
import { orderDeck } from './deck.ts'
import { topRows } from './top.ts'

const MIXED_DEPTH = 200
const WINDOW = 6
const LOOKAHEAD = 50
const TYPE_BITS = 120

/** Every product has its own brand and 500 impressions, so that only score, similarity and type decide. */
function plainCatalogue(products: number, seed: number): CatalogueIndex {
  const { index } = randomCatalogue(products, 5, seed)
  const columns = index.columns()
  for (let row = 0; row < products; row++) columns.brandNos[row] = row + 1
  columns.impressions.fill(500)
  return index
}

function order(index: CatalogueIndex, scores: Float32Array): { pool: number[]; placed: number[] } {
  const pool = topRows(scores, scores.length)
  const noneWaiting = new Int32Array(0)
  const request = { pool, scores, columns: index.columns(), before: [], waiting: noneWaiting, firstCard: 0 }
  return { pool: [...pool], placed: [...orderDeck(request)] }
}

function cosine(index: CatalogueIndex, one: number, other: number): number {
  const [a, b] = [one, other].map((row) => readVector(index.columns(), row).subarray(1)) as [Float32Array, Float32Array]
  const sum = a.reduce((total, value, at) => total + value * (b[at] ?? 0), 0)
  return sum / (Math.hypot(...a) * Math.hypot(...b))
}

const scoresOf = (products: number, seed: number): Float32Array => {
  const random = randomFrom(seed)
  return Float32Array.from({ length: products }, () => random.uniform())
}

const catalogues = fc.record({
  products: fc.integer({ min: 2, max: 260 }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
})

describe('the order of the chosen products', () => {
  test.each([1, 2, 3, 4, 5])(
    'is the same with compiled comparisons and with plain ones, brand after brand (%i)',
    (seed) => {
      const [plain, compiled] = [8, 4096].map((room) => randomCatalogue(900, 20, seed, 500, room).index) as [
        CatalogueIndex,
        CatalogueIndex,
      ]
      expect([plain.columns().memory, compiled.columns().memory === null]).toEqual([null, false])
      const scores = scoresOf(900, seed)
      expect(order(compiled, scores).placed).toEqual(order(plain, scores).placed)
    },
  )

  test('places the highest of 0.7 score − 0.3 similarity − type penalty at each of the first 200 positions', () => {
    fc.assert(
      fc.property(catalogues, ({ products, seed }) => {
        const index = plainCatalogue(products, seed)
        const scores = scoresOf(products, seed)
        const { pool, placed } = order(index, scores)
        expect([...placed].sort((one, other) => one - other)).toEqual([...pool].sort((one, other) => one - other))
        const high = scores[pool[0] ?? 0] ?? 0
        const low = scores[pool[Math.min(products, MIXED_DEPTH) - 1] ?? 0] ?? 0
        const { facets } = index.columns()
        const typeOf = (row: number): number => (facets[row] ?? 0) & TYPE_BITS
        const depth = Math.min(products, MIXED_DEPTH)
        for (let at = 0; at < depth; at += 7) {
          const latest = placed.slice(Math.max(0, at - WINDOW), at)
          const worth = (row: number): number =>
            (0.7 * ((scores[row] ?? 0) - low)) / (high - low) -
            0.3 * Math.max(0, ...latest.map((other) => cosine(index, row, other))) -
            (0.1 * latest.filter((other) => typeOf(other) === typeOf(row)).length) / WINDOW
          const left = new Set(placed.slice(at))
          const best = Math.max(
            ...pool
              .filter((row) => left.has(row))
              .slice(0, LOOKAHEAD)
              .map(worth),
          )
          expect(worth(placed[at] ?? 0)).toBeCloseTo(best, 4)
        }
      }),
    )
  })

  test('orders by score after the first 200 positions', () => {
    const index = plainCatalogue(400, 1)
    const scores = scoresOf(400, 1)
    const { placed } = order(index, scores)
    const rest = placed.slice(MIXED_DEPTH).map((row) => scores[row] ?? 0)
    expect(rest).toEqual(rest.toSorted((one, other) => other - one))
  })

  test('mixes types of equal score', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const index = plainCatalogue(240, seed)
        const { facets } = index.columns()
        const { placed } = order(index, new Float32Array(240).fill(0.5))
        for (let at = WINDOW; at < 100; at++) {
          const types = placed.slice(at - WINDOW, at).map((row) => (facets[row] ?? 0) & TYPE_BITS)
          expect(new Set(types).size).toBeGreaterThan(1)
        }
      }),
    )
  })

  test('separates similar cards', () => {
    const index = createCatalogueIndex(DIMENSION)
    for (let productNo = 1; productNo <= 100; productNo++) {
      const isOne = productNo <= 20
      index.upsert({
        productNo,
        brandNo: productNo,
        gender: 'men',
        productType: 'tops',
        priceCents: 1000,
        releaseAtMs: NOW_MS,
        impressions: 500,
        baseRate: 0.5,
        vector: Float32Array.from({ length: DIMENSION }, (_, at) => (at === (isOne ? 1 : 2) ? 1 : 0)),
      })
    }
    // By score alone all twenty cards of one look would come first.
    const { placed } = order(
      index,
      Float32Array.from({ length: 100 }, (_, row) => 1 - row / 100),
    )
    expect(placed.slice(0, 2).map((row) => row < 20)).toEqual([true, false])
  })
})
