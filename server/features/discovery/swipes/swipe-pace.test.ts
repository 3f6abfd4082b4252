import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paceFrom } from './swipe-pace.ts'

const SECOND = 1_000_000
const START = 1_700_000_000 * SECOND

/** Tries to swipe at these moments, one batch each, as several processes on one database do; returns how many passed. */
function swipesAt(seconds: readonly number[]): { readonly counted: number; readonly waits: readonly number[] } {
  let known: ReadonlyMap<string, number> = new Map()
  const waits = seconds.map((second) => {
    const pace = paceFrom(known, START + second * SECOND)
    const wait = pace.count('mia')
    known = new Map([...known, ...pace.ends])
    return wait
  })
  return { counted: waits.filter((wait) => wait === 0).length, waits }
}

test('120 swipes pass at once, then one a second', () => {
  const pace = paceFrom(new Map(), START)
  const waits = Array.from({ length: 125 }, () => pace.count('mia'))
  expect(waits.slice(0, 120).every((wait) => wait === 0)).toBe(true)
  expect(waits.slice(120)).toEqual([1, 1, 1, 1, 1])
  expect(pace.count('jonas')).toBe(0)
})

test('a caller who waits as long as told is admitted', () => {
  const burst = Array.from({ length: 120 }, () => 0)
  const { waits } = swipesAt([...burst, 0, 1, 1, 2])
  expect(waits.slice(120)).toEqual([1, 0, 1, 0])
})

test('at any swipe rate, no minute holds more than 60 beyond the burst', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 600 }), (moments) => {
      const seconds = moments.sort((one, other) => one - other)
      const span = (seconds.at(-1) ?? 0) - (seconds[0] ?? 0)
      expect(swipesAt(seconds).counted).toBeLessThanOrEqual(120 + span)
    }),
  )
})
