import { expect, test } from 'vitest'
import { openShop } from './personas/shop.ts'
import { personas } from './personas/simulated-users.ts'
import { playPersonas, ratioOf, SCHEDULES } from './personas.ts'

test('new users like twice as many cards in swipes 21 to 40 as in a shuffled deck, and see many labels', () => {
  const results = playPersonas(openShop(null, false), personas, SCHEDULES['requested every 10 swipes'], 2)
  expect(ratioOf(results)).toBeGreaterThanOrEqual(2)
  for (const { labels, persona } of results) expect(labels, persona.name).toBeGreaterThanOrEqual(8)
})

test('fifty personas of ten kinds each prefer less than half of the shop', () => {
  expect(personas.length).toBe(50)
  expect(new Set(personas.map(({ kind }) => kind)).size).toBe(10)
  const { products } = openShop(null, false)
  for (const { wants, name } of personas) {
    const share = products.filter(wants).length / products.length
    expect(share, name).toBeGreaterThan(0.02)
    expect(share, name).toBeLessThan(0.5)
  }
})
