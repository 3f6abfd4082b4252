import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

const linksOf = (text: string) =>
  textParts(text, ['kante.example', 'dropdeck.example']).flatMap(({ href }) => (href === null ? [] : [href]))

test.each([
  ['Schau: https://kante.example/hoodie.', ['https://kante.example/hoodie']],
  ['https://shop.kante.example/a?b=1 und mehr', ['https://shop.kante.example/a?b=1']],
  ['https://böse.example/kante.example', []],
  ['https://kante.example.evil.example/', []],
  ['https://notkante.example/', []],
  ['https://kante.example@evil.example/', []],
  ['https://evil@kante.example/', []],
  ['http://kante.example/', []],
  ['javascript:alert(1) https://', []],
] as const)('links of %s', (text, links) => {
  expect(linksOf(text)).toEqual(links)
})

test('the text stays as it was written', () => {
  const text = 'Hier: https://kante.example/a, dort: https://evil.example/b!'
  expect(
    textParts(text, ['kante.example'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
