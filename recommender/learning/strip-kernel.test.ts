import { expect, test } from 'vitest'
import { openWasmMemory } from '../compiled/web-assembly.ts'
import { randomFrom } from '../random.ts'
import { compiledStrips, plainStrips, type Rows, TILE } from './strip-kernel.ts'

/** Forty rows of random numbers from a fixed seed. */
function randomRows(dimension: number): Rows {
  const length = 40 * dimension
  const memory = openWasmMemory(8 * length)
  if (memory === null) throw new Error('no memory for compiled loops')
  const numbers = new Float64Array(memory.buffer, 0, length)
  const random = randomFrom(dimension)
  for (let at = 0; at < length; at++) numbers[at] = random.normal()
  return { dimension, memory, numbers }
}

test.each([
  [4, 1, 1],
  [16, 3, 4],
  [64, 29, 16],
])('rows of %i: a strip over %i rows is the same to the last bit, compiled and plain', (dimension, count, tiles) => {
  const compiled = randomRows(dimension)
  const plain = randomRows(dimension)
  const add = compiledStrips(compiled)
  if (add === null) throw new Error('no compiled loop on this machine')
  const target = 30 * dimension
  for (const left of [0, dimension - TILE]) {
    for (const weight of [-1, 0.37]) {
      add(left, dimension, count, target, tiles, weight)
      plainStrips(plain)(left, dimension, count, target, tiles, weight)
    }
  }
  expect(compiled.numbers).toEqual(plain.numbers)
})

test('adds the weighted products of columns and changes nothing else', () => {
  const rows = randomRows(12)
  const before = rows.numbers.slice()
  const [left, right, target] = [4, 12, 360]
  plainStrips(rows)(left, right, 5, target, 2, 0.5)
  const changed = new Set<number>()
  for (let i = 0; i < TILE; i++) {
    for (let j = 0; j < 2 * TILE; j++) {
      let sum = 0
      for (let k = 0; k < 5; k++) sum += (before[left + 12 * k + i] ?? 0) * (before[right + 12 * k + j] ?? 0)
      const at = target + 12 * i + j
      changed.add(at)
      expect(rows.numbers[at]).toBeCloseTo((before[at] ?? 0) + 0.5 * sum, 12)
    }
  }
  expect(rows.numbers.findIndex((value, at) => !changed.has(at) && value !== before[at])).toBe(-1)
})

test('without a memory there is no compiled loop', () => {
  expect(compiledStrips({ dimension: 4, memory: null, numbers: new Float64Array(64) })).toBeNull()
})
