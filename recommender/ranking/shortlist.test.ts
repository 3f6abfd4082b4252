import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Columns, emptyColumns } from '../columns.ts'
import { maximaOfDraw } from './group-maxima.ts'
import { rowsAbove } from './rows-above.ts'
import { openShortlist, type Shortlist } from './shortlist.ts'

const NOTHING = Number.NEGATIVE_INFINITY
/** Enough rows for a compiled loop; the last group is not full. */
const ROWS = 4999

const columns = emptyColumns(8, 5000)

/** Writes scores into the columns as a request does, with minus infinity after the last row. */
function scored(scoreOf: (row: number) => number): { scores: Float32Array; columns: Columns; maxima: Float32Array } {
  columns.scores.fill(NOTHING)
  const scores = columns.scores.subarray(0, ROWS)
  for (let row = 0; row < ROWS; row++) scores[row] = scoreOf(row)
  return { scores, columns, maxima: maximaOfDraw(columns, 0, ROWS) }
}

const sorted = (scores: Float32Array, admits: (row: number) => boolean = () => true): number[] =>
  Array.from(scores.keys())
    .filter((row) => scores[row] !== NOTHING && admits(row))
    .sort((one, other) => (scores[other] as number) - (scores[one] as number) || one - other)

/** Random scores: many are equal, many are missing, and a few are far higher than the rest. */
const catalogue = fc
  .record({ seed: fc.nat(), kinds: fc.integer({ min: 1, max: 3000 }), missing: fc.integer({ min: 0, max: 100 }) })
  .map(({ seed, kinds, missing }) => (row: number) => {
    const hash = Math.imul(row + seed, 2_654_435_761) >>> 0
    if (hash % 100 < missing) return NOTHING
    return (hash % kinds) / kinds + (hash % 997 === 0 ? 40 : 0)
  })

describe('a shortlist', () => {
  test('finds the best of all rows and of admitted rows, equal to a full sort', () => {
    const isThird = (row: number): boolean => row % 3 === 0
    fc.assert(
      fc.property(catalogue, fc.integer({ min: 1, max: 800 }), (scoreOf, take) => {
        const one = scored(scoreOf)
        const shortlist = openShortlist(one, take)
        expect([...shortlist.bestAmong(take, () => true, take)]).toEqual(sorted(one.scores).slice(0, take))
        expect([...shortlist.bestAmong(take, isThird)]).toEqual(sorted(one.scores, isThird).slice(0, take))
      }),
    )
  })

  test('contains the highest rows in ascending order, and few others', () => {
    const one = scored((row) => Math.imul(row, 2_654_435_761) >>> 0)
    const shortlist = openShortlist(one, 500)
    for (const depth of [1, 20, 200]) {
      const rows = shortlist.highest(depth)
      expect(rows).toEqual(rows.slice().sort())
      expect([...rows]).toEqual(expect.arrayContaining(sorted(one.scores).slice(0, depth)))
      expect(rows.length).toBeLessThan(1.5 * depth + 20)
    }
  })

  test('contains the first rows when all scores are equal', () => {
    const shortlist: Shortlist = openShortlist(
      scored(() => 0.5),
      10,
    )
    expect(shortlist.highest(10).length).toBeLessThan(1000)
    expect([...shortlist.bestAmong(3, () => true)]).toEqual([0, 1, 2])
  })

  test('still finds the requested number after the highest rows got lower scores', () => {
    const one = scored((row) => row)
    const shortlist = openShortlist(one, 20)
    for (const row of shortlist.highest(30)) one.scores[row] = -1
    expect(shortlist.highest(30).length).toBeGreaterThanOrEqual(30)
  })
})

test('rows above a floor are exactly the rows that reach it, without missing scores', () => {
  const { scores } = scored((row) => (row % 7 === 0 ? NOTHING : row % 11))
  const reaching = (floor: number) => [...scores.keys()].filter((row) => (scores[row] as number) >= floor)
  expect([...(rowsAbove(columns, scores, 9) ?? [])]).toEqual(reaching(9))
  expect([...(rowsAbove(columns, scores, 10.5) ?? [])]).toEqual([])
  expect([...(rowsAbove(columns, scores, NOTHING) ?? [])]).toEqual(reaching(-1))
})
