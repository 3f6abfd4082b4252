import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedEdits, editDistance } from './edit-distance.ts'
import { fold, foldedWords } from './fold.ts'
import { stemOf } from './stem.ts'

describe('folded words', () => {
  test.each([
    ['Mütze', ['muetze']],
    ['GÜRTEL Größe', ['guertel', 'groesse']],
    ['Straßenjacke', ['strassenjacke']],
    ['Café crème', ['cafe', 'creme']],
    ['T-Shirt', ['tshirt']],
    ['Zip-Hoodie', ['zip', 'hoodie']],
    ['H&M', ['hm']],
    ['W32/L34', ['w32', 'l34']],
    ['100 % Baumwolle', ['100', 'baumwolle']],
    ['Łódź', ['lodz']],
    ['  …!?  ', []],
    ["women's", ['womens']],
  ])('"%s" becomes %j', (text, words) => {
    expect(foldedWords(text)).toEqual(words)
  })

  test('a letter with a combining mark equals the composed letter', () => {
    expect(fold('u\u0308ber')).toBe(fold('über'))
  })

  test('contain only a-z and digits for any input, and folding them again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const word of foldedWords(text)) {
          expect(word).toMatch(/^[a-z0-9]+$/)
          expect(foldedWords(word)).toEqual([word])
        }
      }),
    )
  })
})

test.each([
  ['jacken', 'jacke'],
  ['schuhe', 'schuh'],
  ['hosen', 'hose'],
  ['hoodies', 'hoodie'],
  ['muetzen', 'muetze'],
  ['sneakers', 'sneaker'],
  ['hemden', 'hemd'],
  ['gruener', 'gruen'],
  ['dresses', 'dress'],
])('"%s" and "%s" have one stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})

test('short words and numbers are not stemmed', () => {
  expect(['tee', 'w32', '501s'].map(stemOf)).toEqual(['tee', 'w32', '501s'])
})

describe('typing mistakes', () => {
  test.each([
    ['hoodie', 'hoodie', 0],
    ['hodie', 'hoodie', 1],
    ['hooodie', 'hoodie', 1],
    ['huodie', 'hoodie', 1],
    ['snaeker', 'sneaker', 1],
    ['rucksak', 'rucksack', 1],
    ['jaket', 'hoodie', 3],
  ])('from "%s" to "%s" are %i edits', (one, other, edits) => {
    expect(editDistance(one, other, 2)).toBe(edits)
  })

  test.each([
    ['cap', 0],
    ['tees', 0],
    ['jacke', 1],
    ['sneakers', 1],
    ['jogginghose', 2],
  ])('"%s" allows %i', (word, edits) => {
    expect(allowedEdits(word)).toBe(edits)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  test('are equal in both directions, and zero only between equal words', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9))
        expect(editDistance(one, other, 9) === 0).toBe(one === other)
      }),
    )
  })

  test('a bound never changes a result below it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
        expect(editDistance(one, other, most)).toBe(Math.min(editDistance(one, other, 99), most + 1))
      }),
    )
  })
})
