import { expect, test } from 'vitest'
import { NO_SELECTION, press, pressAll } from './selection.ts'

const rows = ['a', 'b', 'c', 'd', 'e']

test('shift selects the rows between, in both directions, and takes them out again', () => {
  const one = press(NO_SELECTION, rows, 'd', false)
  const range = press(one, rows, 'b', true)
  expect([...range.ids].sort()).toEqual(['b', 'c', 'd'])
  const less = press(range, rows, 'c', true)
  expect([...less.ids]).toEqual(['d'])
})

test('the box of the head selects all rows, and then none', () => {
  const all = pressAll(press(NO_SELECTION, rows, 'b', false), rows)
  expect(all.ids.size).toBe(5)
  expect(pressAll(all, rows)).toEqual(NO_SELECTION)
})
