import { expect, test } from 'vitest'
import { csvText, withoutFormulaSign } from './csv.ts'

test.each(['=1+1', '+49 40', '-5', '@x', '\tx', '＝1', "'=1", "''-x"])('%j is no formula, and comes back', (text) => {
  const cell = csvText(text, ';').replaceAll(/^"|"$/g, '')
  expect(cell.startsWith("'")).toBe(true)
  expect(withoutFormulaSign(cell)).toBe(text)
})

test.each(["'90s", "O'Neill", 'a=b', '', '5'])('%j stays as it is', (text) => {
  expect([csvText(text, ';'), withoutFormulaSign(text)]).toEqual([text, text])
})

test('what would end a cell is quoted', () => {
  expect(csvText('a;b', ';')).toBe('"a;b"')
  expect(csvText('a;b', ',')).toBe('a;b')
  expect(csvText('say "x"\n', ',')).toBe('"say ""x""\n"')
})
