import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addBit,
  bitsetFromBytes,
  bitsetOf,
  bitsetToBytes,
  createBitset,
  deleteBit,
  differenceOf,
  hasBit,
} from './bitset.ts'

const numbers = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 200 })

test('a stored set is read back with the same numbers and count', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const set = bitsetFromBytes(bitsetToBytes(bitsetOf(values)))
      expect(set.count).toBe(new Set(values).size)
      for (const value of values) expect(hasBit(set, value)).toBe(true)
    }),
  )
})

test('adding a number again has no effect, and removing it undoes both', () => {
  const set = createBitset()
  expect(addBit(set, 31)).toBe(true)
  expect(addBit(set, 31)).toBe(false)
  expect(addBit(set, 70_000)).toBe(true)
  expect(set.count).toBe(2)
  expect(deleteBit(set, 31)).toBe(true)
  expect(deleteBit(set, 31)).toBe(false)
  expect([hasBit(set, 31), hasBit(set, 70_000), hasBit(set, 9_999_999)]).toEqual([false, true, false])
})

test('storage omits trailing empty words', () => {
  const set = createBitset(1_000_000)
  addBit(set, 40)
  expect(bitsetToBytes(set).length).toBe(4 + 8)
})

test('a difference has the numbers that are in any of the first sets and in none of the second', () => {
  const sets = fc.array(numbers, { maxLength: 4 })
  fc.assert(
    fc.property(sets, sets, (these, those) => {
      const gone = new Set(those.flat())
      const expected = new Set(these.flat().filter((number) => !gone.has(number)))
      const found = differenceOf(these.map(bitsetOf), those.map(bitsetOf))
      expect(found.count).toBe(expected.size)
      for (const number of [...these, ...those].flat()) expect(hasBit(found, number)).toBe(expected.has(number))
    }),
  )
})

test('refuses bytes of another format and numbers that are not product numbers', () => {
  expect(() => bitsetFromBytes(new Uint8Array([9, 0, 0, 0]))).toThrow('Not a stored set')
  expect(() => bitsetFromBytes(new Uint8Array([1, 0, 0, 0, 7]))).toThrow('Not a stored set')
  expect(() => addBit(createBitset(), -1)).toThrow(RangeError)
  expect(() => addBit(createBitset(), 1.5)).toThrow(RangeError)
})
