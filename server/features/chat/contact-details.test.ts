import { expect, test } from 'vitest'
import { maskContactDetails, warningsIn } from './contact-details.ts'

test.each([
  ['Ruf mich an: 0171 2345678', 'Ruf mich an: ••••••'],
  ['+49 (0)40 / 123-45-67 abends', '•••••• abends'],
  ['Schreib an mia.k@post.example!', 'Schreib an ••••••!'],
  ['mia (at) post (punkt) example', '••••••'],
  ['IBAN DE89 3704 0044 0532 0130 00 bitte', 'IBAN •••••• bitte'],
])('%s is masked', (text, masked) => {
  expect(maskContactDetails(text)).toEqual({ text: masked, isMasked: true })
})

test.each([
  'Größe 42, am 03.12.2026 um 18:30',
  'Kostet 1.299,00 € statt 1.499,00 €',
  'Bestellnummer 4711-0815, Code SALE2026',
  'EAN 4006381333931',
])('%s stays as it is', (text) => {
  expect(maskContactDetails(text)).toEqual({ text, isMasked: false })
})

test('warns of links that lead elsewhere, and of no others', () => {
  const hosts = ['dropdeck.example', 'nordkante.example']
  expect(warningsIn('https://shop.nordkante.example/p/1 und https://dropdeck.example/', hosts)).toEqual([])
  expect(warningsIn('https://nordkante.example.bezahlen.example/ oder 0171 2345678', hosts)).toEqual(['phone', 'link'])
})
