import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseList } from './parse-list.ts'

const joined = (list: readonly unknown[], between: string) =>
  `[${list.map((element) => JSON.stringify(element)).join(between)}]`

test.each([',', ',\n'])('reads what was written, with %j between elements', async (between) => {
  const element = fc.record({ name: fc.string({ unit: 'grapheme' }), 'a,\n]': fc.array(fc.jsonValue()) })
  await fc.assert(
    fc.asyncProperty(fc.array(element), fc.nat(40), async (list, sliceCharacters) => {
      const text = joined(list, between)
      expect(await parseList(text, sliceCharacters)).toEqual(JSON.parse(text))
    }),
  )
})

test('other tasks run between the slices of a long list', async () => {
  const list = Array.from({ length: 1000 }, (_, at) => ({ at, words: 'x'.repeat(800) }))
  let tasks = 0
  let isOver = false
  const others = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve))
      tasks += 1
    }
  })()
  expect(await parseList(joined(list, ',\n'))).toEqual(list)
  isOver = true
  await others
  expect(tasks).toBeGreaterThan(5)
})

test.each(['', '{}', '[1', 'x', '[{"a":1},\n{]'])('%j is no list', async (text) => {
  await expect(parseList(text)).rejects.toThrow(SyntaxError)
})
