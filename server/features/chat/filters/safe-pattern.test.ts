import { describe, expect, test } from 'vitest'
import { safePattern, UnsafePattern } from './safe-pattern.ts'

describe('expressions that could take too long are refused', () => {
  test.each([
    ['(a+)+$'],
    ['(a*)*b'],
    ['(a|aa)+$'],
    ['(?:a|a)*b'],
    ['(a?){25}a{25}'],
    ['\\w+\\w+\\w+x'],
    ['.*.*.*=.*'],
    ['a?a?a?a?a?a?a?a?a?a?a?a?b'],
    ['(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)b'],
    ['a{1,99}'],
    ['(?=a)b'],
    ['(?<!a)b'],
    ['(?<n>a)'],
    ['(a)\\1'],
    ['a++'],
    ['a*?'],
    ['\\p{L}+'],
    ['((((a))))'],
    ['[a'],
    ['(a'],
    ['a)'],
    ['a{2'],
    ['x*'],
    ['a|'],
  ])('%s', (source) => {
    expect(() => safePattern(source)).toThrow(UnsafePattern)
  })
})

test.each([
  ['\\bkrypto(coin)?s?\\b', 'Kauf Kryptocoins jetzt', ['Kryptocoins']],
  ['whats?app|telegram', 'WhatsApp oder Telegram', ['WhatsApp', 'Telegram']],
  ['(tele|insta)gram', 'auf Instagram', ['Instagram']],
  ['\\d{4}-\\d{4}', 'Nummer 1234-5678', ['1234-5678']],
  ['[a-zäöü]+@[a-z]+\\.de', 'schreib an mäx@web.de', ['mäx@web.de']],
  ['gut.?schein', 'Gut-Schein und Gutschein', ['Gut-Schein', 'Gutschein']],
  ['\\(kein scherz\\)', 'ja (kein Scherz)', ['(kein Scherz)']],
  ['a\\-b', 'a-b', ['a-b']],
])('%s matches in “%s”', (source, text, found) => {
  expect([...text.matchAll(safePattern(source))].map(([match]) => match)).toEqual(found)
})

test('the worst texts for the worst expressions that are taken end', () => {
  for (const source of ['a+a+x', '\\w+\\s?\\w+x', '(a|a|a|a)(a|a|a|a)(a|a|a|a)(a|a|a|a)(a|a|a|a)x', '.{0,30}.{0,30}x'])
    expect([...'a'.repeat(2000).matchAll(safePattern(source))]).toEqual([])
})
