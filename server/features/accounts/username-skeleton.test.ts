import { expect, test } from 'vitest'
import { isOneWritingSystem, skeletonOf } from './username-skeleton.ts'

test.each([
  'mia',
  'Jörg Müller-Lüdenscheidt',
  'mia_92 🦊',
  'Мария',
  'Ελένη',
  'שרה',
  'محمد',
  'さくらカフェ tokyo',
  '김민준 kim',
])('%s is written in one writing system', (name) => {
  expect(isOneWritingSystem(name)).toBe(true)
})

test.each([
  ['Cyrillic м among Latin letters', 'мia'],
  ['Greek ο among Latin letters', 'nοrdlicht'],
  ['Latin letters beside Cyrillic words', 'Мария dev'],
  ['Cyrillic beside Greek', 'Марία'],
  ['Armenian among Latin letters', 'leօ'],
])('a name with %s is mixed', (_, name) => {
  expect(isOneWritingSystem(name)).toBe(false)
})

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
