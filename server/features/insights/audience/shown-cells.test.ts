import { expect, test } from 'vitest'
import { roundedDown, shownCells } from './shown-cells.ts'

const RULE = { floor: 20, rounding: 5 }
const shown = (...people: readonly number[]) =>
  [...shownCells(new Map(people.map((count, index) => [`${index}`, count])), RULE)].map(
    ([value, count]) => `${value}: ${count}`,
  )

test.each([
  [
    [52, 33, 21],
    ['0: 50', '1: 30', '2: 20'],
  ],
  // One small cell would be the rest: the smallest of the others is hidden with it.
  [[52, 33, 3], ['0: 50']],
  // Two small ones that are enough together.
  [[52, 12, 11], ['0: 50']],
  [[52, 2, 3], []],
  [[60, 25, 25, 3], ['0: 60']],
  [[40, 0], []],
  [[19, 19, 19], []],
])('of %j people %j are shown', (people, expected) => {
  expect(shown(...people)).toEqual(expected)
})

/** All ways to divide up to `most` people among so many cells. */
function* divisions(cells: number, most: number): Generator<readonly number[]> {
  if (cells === 0) return yield []
  for (let first = 0; first <= most; first++) {
    for (const rest of divisions(cells - 1, most - first)) yield [first, ...rest]
  }
}

test('a program that knows the rule computes no hidden cell from what is shown', () => {
  const rule = { floor: 4, rounding: 2 }
  const found = new Map<string, { hidden: readonly number[]; values: Set<number>[] }>()
  for (const people of divisions(4, 26)) {
    const total = people.reduce((sum, count) => sum + count, 0)
    if (total < rule.floor) continue
    const cells = shownCells(new Map(people.map((count, index) => [`${index}`, count])), rule)
    const answer = `${roundedDown(total, rule.rounding)} ${JSON.stringify([...cells])}`
    const hidden = people.flatMap((_, index) => (cells.has(`${index}`) ? [] : [index]))
    const known = found.get(answer) ?? { hidden, values: people.map(() => new Set<number>()) }
    found.set(answer, known)
    for (const index of hidden) known.values[index]?.add(people[index] ?? 0)
    // What is hidden is no group below the floor.
    const sum = hidden.reduce((all, index) => all + (people[index] ?? 0), 0)
    if (hidden.length > 0) expect(sum).toBeGreaterThanOrEqual(rule.floor)
  }
  expect(found.size).toBeGreaterThan(500)
  // At the largest totals that were tried some of the possibilities are missing.
  for (const [answer, { hidden, values }] of found) {
    if (Number(answer.split(' ')[0]) > 20) continue
    for (const index of hidden) expect(values[index]?.size, answer).toBeGreaterThan(1)
  }
})
