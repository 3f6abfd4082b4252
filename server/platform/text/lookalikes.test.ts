import { expect, test } from 'vitest'
import { skeletonOf } from './lookalikes.ts'

test.each([
  ['сора', 'copa'],
  ['тот', 'tot'],
  ['αννα', 'avva'],
  ['mıa', 'mia'],
  ['mia\u034F', 'mia'],
  ['m\u3164ia', 'mia'],
  ['mi\uFE0Fa', 'mia'],
])('%s looks like %s', (name, other) => {
  expect(skeletonOf(name)).toBe(skeletonOf(other))
})

test('names that look different stay different', () => {
  const names = ['mia', 'mía', 'mla', 'mia 2', 'мия', 'anna', 'anne']
  expect(new Set(names.map(skeletonOf)).size).toBe(names.length)
})
