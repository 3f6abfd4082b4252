import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTexts } from './texts.ts'

const entries = fc.record({ no: fc.integer({ min: 1, max: 3000 }), words: fc.option(fc.string({ unit: 'grapheme' })) })

describe('serialised products by number', () => {
  test('are the latest ones, one by one and as an array in the requested order', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 200 }), (changes) => {
        const texts = createTexts()
        const expected = new Map<number, string>()
        for (const { no, words } of changes) {
          if (words === null) {
            texts.remove(no)
            expected.delete(no)
          } else {
            texts.put(no, JSON.stringify(words))
            expected.set(no, words)
          }
        }
        const nos = [4000, ...new Set(changes.map(({ no }) => no))].toReversed()
        for (const no of nos) {
          const known = expected.get(no)
          expect(texts.of(no)?.toString() ?? null).toBe(known === undefined ? null : JSON.stringify(known))
        }
        const inOrder = nos.map((no) => expected.get(no)).filter((text) => text !== undefined)
        const array = texts.arrayOf(nos).toString()
        expect(JSON.parse(array)).toEqual(inOrder)
        expect(array.split('\n')).toHaveLength(Math.max(1, inOrder.length))
      }),
    )
  })

  test('fill many slabs, with one longer than a slab among them', () => {
    const texts = createTexts()
    const long = JSON.stringify('ä'.repeat(2_000_000))
    texts.put(7, long)
    for (let round = 0; round < 40; round++) {
      for (let no = 10; no < 20; no++) texts.put(no, JSON.stringify(`${round} ${no} ${'x'.repeat(60_000)}`))
    }
    texts.put(10, '"ten"')
    expect(texts.of(7)?.toString()).toBe(long)
    expect(texts.of(19)?.toString('utf8', 0, 8)).toBe('"39 19 x')
    expect(texts.arrayOf([10, 8]).toString()).toBe('["ten"]')
    texts.remove(7)
    expect(texts.of(7)).toBeNull()
  })
})
