import { expect, test } from 'vitest'
import { ShopTheme } from '#contract/shop-theme.ts'
import { presetTheme } from '#contract/theme-presets.ts'
import { writtenLine, writtenText } from './written.ts'

test.each([
  ['Neu\r\nda', 'Neu da'],
  ['zwei\tWörter', 'zwei Wörter'],
  ['un\u00adsicht\u200bbar', 'unsichtbar'],
  ['\u202eanders\u202c herum', 'anders herum'],
  ['Ärmel – 100 % 🧵', 'Ärmel – 100 % 🧵'],
  ['\ud83e', ''],
])('%j is stored as one line %j', (typed, stored) => {
  expect(writtenLine(typed)).toBe(stored)
  const theme = { ...presetTheme('luxe'), headline: { de: writtenLine(typed), en: '' } }
  expect(ShopTheme.safeParse(theme).success).toBe(true)
})

test('texts keep their line breaks', () => {
  const text = writtenText('Eins\r\nZwei\u2028Drei\t!\u200b')
  expect(text).toBe('Eins\nZwei\nDrei !')
  expect(ShopTheme.safeParse({ ...presetTheme('luxe'), intro: { de: text, en: '' } }).success).toBe(true)
})
