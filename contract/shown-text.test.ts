import { expect, test } from 'vitest'
import { shownText } from './shown-text.ts'

test('keeps lines, paragraphs and accents as they were written', () => {
  for (const text of ['', 'Wir nähen nachts.', 'Eins\nzwei\n\ndrei', 'Tiê̌ng Vi\u1EC7t', 'A\u0301\u0302'])
    expect(shownText(text)).toBe(text)
})

test('blank lines and piled marks cannot push away or cover what follows', () => {
  expect(shownText(`oben${'\n \n'.repeat(190)}unten`)).toBe('oben\n\nunten')
  expect(shownText('x\n'.repeat(200)).split('\n')).toHaveLength(24)
  expect(shownText('x\n'.repeat(200)).replaceAll(/\s/g, '')).toBe('x'.repeat(200))
  expect(shownText(`A${'\u0335\u0321\u035a'.repeat(19)}b`)).toMatch(/^A\p{M}{4}b$/u)
})
