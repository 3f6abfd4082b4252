import { expect, test } from 'vitest'
import { partsOf, plainText } from './rich-text.ts'

const shown = (text: string) =>
  partsOf(text).map((part) => {
    const words = (spans: readonly { text: string; isBold: boolean }[]) =>
      spans.map((span) => (span.isBold ? `<${span.text}>` : span.text)).join('')
    return part.kind === 'text' ? words(part.spans) : part.items.map(words)
  })

test.each([
  ['Nur Text.', ['Nur Text.']],
  ['Ein\nZeilenumbruch', ['Ein\nZeilenumbruch']],
  ['**Schwer** und **warm**', ['<Schwer> und <warm>']],
  ['Details:\n- **400** g\n- Porto\n\nEnde', ['Details:', ['<400> g', 'Porto'], 'Ende']],
  ['2 ** 3 ** 4, **offen', ['2 ** 3 ** 4, **offen']],
  ['<b>kein HTML</b>', ['<b>kein HTML</b>']],
  ['', []],
])('%j', (text, parts) => {
  expect(shown(text)).toEqual(parts)
})

test('the plain text has no marks', () => {
  expect(plainText('Details:\n- **400** g\n- Porto')).toBe('Details:\n400 g\nPorto')
  expect(plainText('2 ** 3')).toBe('2 ** 3')
})

test('long texts are read in linear time', () => {
  expect(plainText('*'.repeat(5000))).toHaveLength(5000)
  expect(partsOf('**a '.repeat(1250))).toHaveLength(1)
})
