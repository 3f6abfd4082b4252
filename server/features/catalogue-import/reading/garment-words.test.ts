import { expect, test } from 'vitest'
import { coloursOf, genderOf, productTypeOf } from './garment-words.ts'

test.each([
  [['LED High Tops'], 'shoes'],
  [['Swimwear', 'bottoms, shiny, swimwear', 'KIRA BOTTOM'], 'pants'],
  [['Swimwear', 'basic, swimwear, tops', 'SOPHIE TOP'], 'tops'],
  [['Bracelet', 'Anchor, Gold'], 'accessories'],
  [['Herrenlederjacke'], 'tops'],
  [['Winterstiefel aus Leder'], 'shoes'],
  [['Mützen'], 'accessories'],
  [['Kleider'], 'tops'],
  [['Striped Skirt and Top'], 'tops'],
  [['Gutschein', 'voucher'], null],
  [['166', ''], null],
])('%j is of type %s', (texts, type) => {
  expect(productTypeOf(texts)).toBe(type)
})

test.each([
  [['weiblich'], 'women'],
  [['', 'men'], 'men'],
  [['Damen, Herren'], 'unisex'],
  [['Mens jacket'], 'men'],
  [['Sonnenbrille'], null],
  [['Constructor Tee', '__proto__'], null],
])('%j is for %s', (texts, gender) => {
  expect(genderOf(texts)).toBe(gender)
})

test('base colours are found in shop words of both languages', () => {
  expect(coloursOf('OFF-WHITE')).toEqual(['white'])
  expect(coloursOf('Anthrazit')).toEqual(['grey'])
  expect(coloursOf('Schwarz/Rot')).toEqual(['black', 'red'])
  expect(coloursOf('Geometric')).toEqual([])
})
