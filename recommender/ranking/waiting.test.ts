import { describe, expect, test } from 'vitest'
import { addBit, createBitset } from '../bitset.ts'
import { randomFrom } from '../random.ts'
import { rank } from '../rank.ts'
import { randomCatalogue, request } from '../testing/random-catalogue.ts'
import { NEW_BELOW_IMPRESSIONS, waitingDue } from './waiting.ts'

const PRODUCTS = 600
const NEWCOMERS = 6
const CARDS_SWIPED = 20

interface Shop {
  /** Cards swiped by all users until every new product had its impressions; null when that never happened. */
  readonly cards: number | null
}

/** Users swipe the first cards of their decks, one after another, until every new product has had its impressions. */
function swipeUntilKnown(pageOf: number, mostPeople: number, brands = 50): Shop {
  const { index } = randomCatalogue(PRODUCTS, brands, 3)
  const columns = index.columns()
  columns.impressions.fill(500)
  for (let row = 0; row < NEWCOMERS; row++) {
    columns.impressions[row] = 0
    // New products have the lowest scores of all, so by score alone no user would ever see them.
    columns.baseRates[row] = -5
  }
  const isNew = (): boolean => columns.impressions.subarray(0, NEWCOMERS).some((count) => count < NEW_BELOW_IMPRESSIONS)
  let cards = 0
  for (let person = 0; person < mostPeople && isNew(); person++) {
    const seen = createBitset()
    while (seen.count < CARDS_SWIPED) {
      const page = rank(request(index, { seen, take: CARDS_SWIPED, seed: 1000 * person + seen.count })).productNos
      for (const productNo of page.subarray(0, pageOf)) {
        addBit(seen, productNo)
        const row = index.rowOf(productNo)
        columns.impressions[row] = (columns.impressions[row] ?? 0) + 1
        cards++
      }
    }
  }
  return { cards: isNew() ? null : cards }
}

describe('the first impressions of a new product', () => {
  test.each([
    ['swipe a whole page', CARDS_SWIPED],
    ['ask for a new order after every 4 cards', 4],
  ])('come however badly it scores, when people %s', (_habit, pageOf) => {
    // One card in 20 goes to them. The limit has a margin, because the last such cards have fewer products than positions.
    const bound = 20 * NEWCOMERS * NEW_BELOW_IMPRESSIONS
    const { cards } = swipeUntilKnown(pageOf, bound / CARDS_SWIPED + 100)
    expect(cards).not.toBeNull()
    expect(cards).toBeLessThanOrEqual(1.1 * bound)
  })

  test.each([1, 2, 3, 4])('also happen with so few brands (%i) that no brand is rare', (brands) => {
    const bound = 20 * NEWCOMERS * NEW_BELOW_IMPRESSIONS
    const { cards } = swipeUntilKnown(10, bound / CARDS_SWIPED + 100, brands)
    expect(cards).not.toBeNull()
    expect(cards).toBeLessThanOrEqual(1.1 * bound)
  })

  test('are due once in 20 cards from the beginning, regardless of the page size', () => {
    expect(
      Array.from({ length: 45 }, (_, card) => waitingDue(card + 1) - waitingDue(card)).flatMap((due, card) =>
        due === 1 ? card : [],
      ),
    ).toEqual([12, 32])
  })

  test('go to the products that have waited longest', () => {
    const { index } = randomCatalogue(3000, 200, 5)
    const columns = index.columns()
    const random = randomFrom(1)
    columns.impressions.fill(0)
    columns.baseRates.fill(0.5)
    const oldest = new Set<number>()
    for (let row = 0; row < 3000; row++) {
      const isOld = row % 50 === 7
      columns.releasesAtMs[row] = (isOld ? 1e12 : 1.6e12) + 1e9 * random.uniform()
      if (!isOld) continue
      columns.baseRates[row] = -5
      oldest.add(columns.productNos[row] ?? 0)
    }
    const order = [...rank(request(index, { take: 200 })).productNos]
    const places = order.flatMap((no, at) => (oldest.has(no) ? at : []))
    expect(places.slice(0, 8)).toEqual([12, 32, 52, 72, 92, 112, 132, 152])
    const other = [...rank(request(index, { take: 200, seed: 2 })).productNos]
    expect(other[12]).not.toBe(order[12])
  })
})
