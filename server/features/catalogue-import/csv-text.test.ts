import { expect, test } from 'vitest'
import { centsOf, decodeText, delimiterOf, UnreadableFile } from './csv-text.ts'
import { plainText } from './plain-text.ts'

test.each([
  ['50', 5000],
  ['89.00', 8900],
  ['89,00', 8900],
  ['1.299,95', 129_995],
  ['1,299.95', 129_995],
  ['1.299', 129_900],
  ['42.9', 4290],
  ['59,99 €', 5999],
  ['', null],
  ['free', null],
  ['-5', null],
])('the price "%s" is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

test('text is read in the encodings that shops and German Excel write', () => {
  const text = 'Titel;Größe\n'
  expect(decodeText(new TextEncoder().encode(text))).toBe(text)
  expect(decodeText(Buffer.from(text, 'latin1'))).toBe(text)
  expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))).toBe(text)
  expect(() => decodeText(Uint8Array.from([0x50, 0x4b, 0, 1]))).toThrow(UnreadableFile)
})

test('a NUL is refused in every place and encoding', () => {
  const late = `${'Titel;Größe\n'.repeat(2000)}a\0b`
  expect(() => decodeText(new TextEncoder().encode(late))).toThrow(UnreadableFile)
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(late, 'utf16le')])
  expect(() => decodeText(wide)).toThrow(UnreadableFile)
})

test('the delimiter is the one of the header line, outside quotes', () => {
  expect(delimiterOf('a;b;"c,d,e,f"\n1,2,3,4,5')).toBe(';')
  expect(delimiterOf('a\tb\tc')).toBe('\t')
  expect(delimiterOf('Title')).toBe(',')
})

test('markup becomes text, and scripts are removed', () => {
  expect(plainText('<p>Sporty&nbsp;top.<br>Soft &amp; warm</p><ul><li>One</li></ul>')).toBe(
    'Sporty top.\nSoft & warm\n• One',
  )
  expect(plainText('<script>alert(1)</script><img src=x onerror=alert(1)>Ok<style>b{}</style>')).toBe('Ok')
  expect(plainText('a < b')).toBe('a < b')
})
