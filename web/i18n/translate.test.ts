import { expect, test } from 'vitest'
import type { Translate } from './translate.ts'
import { translator } from './translate.ts'

const catalogue = {
  area: { plain: 'Hallo', named: 'Hallo {name}, {name}!', many: { one: '{count} Karte', other: '{count} Karten' } },
}
// The product's keys are typed; those of this small catalogue are not.
const t = translator(catalogue, 'de') as unknown as (key: string, values?: Record<string, string | number>) => string

test.each([
  ['a plain text', 'area.plain', undefined, 'Hallo'],
  ['every placeholder is filled', 'area.named', { name: 'Mia' }, 'Hallo Mia, Mia!'],
  ['a placeholder without a value stays visible', 'area.named', {}, 'Hallo {name}, {name}!'],
  ['one of something', 'area.many', { count: 1 }, '1 Karte'],
  ['none of something', 'area.many', { count: 0 }, '0 Karten'],
  ['a missing key shows the key (Spec §4)', 'area.nothing', undefined, 'area.nothing'],
  ['a missing area shows the key', 'nowhere.at', undefined, 'nowhere.at'],
])('%s', (_, key, values, expected) => {
  expect(t(key, values)).toBe(expected)
})

test.each([
  ['de', 1234, '1.234 Karten'],
  ['en', 1234, '1,234 Karten'],
  ['de', 1_234_567, '1.234.567 Karten'],
  ['de', 1.5, '1,5 Karten'],
] as const)('numbers are written as in the language: %s %d', (language, count, expected) => {
  const inLanguage = translator(catalogue, language) as unknown as typeof t
  expect(inLanguage('area.many', { count })).toBe(expected)
})

test('a text of digits stays as it is', () => {
  expect(t('area.named', { name: '1200' })).toBe('Hallo 1200, 1200!')
})

test('a value is never read as a placeholder', () => {
  expect(t('area.named', { name: '{count}' })).toBe('Hallo {count}, {count}!')
})

test('typed keys refuse unknown names at compile time', () => {
  const typed: Translate = translator({}, 'en')
  // @ts-expect-error: no such key
  expect(typed('ui.nothing')).toBe('ui.nothing')
})
