import { expect, test } from 'vitest'
import { HERO_PRODUCTS } from '#contract/hero.ts'
import { demoProducts } from './catalogue/products.ts'
import { drawnPattern, drawnPrint, hasShortSleeves, inkOf, isUtilityVest, tapeOf } from './drawn.ts'
import type { Look } from './look.ts'

const products = demoProducts()
type Product = (typeof products)[number]
const slugsOf = (wrong: readonly Product[]) => wrong.map(({ slug }) => slug)
const textOf = ({ name, description }: Product) => `${name} ${description.de} ${description.en}`

test('a text names the label only where its name is drawn', () => {
  const lettered = products.filter((product) =>
    new RegExp(`\\b${product.look.mark}(?!\\p{L})`, 'u').test(textOf(product)),
  )
  expect(lettered.length).toBeGreaterThan(30)
  const written = ['wordmark', 'small-word', 'covered-word', 'patch']
  expect(slugsOf(lettered.filter(({ look }) => !written.includes(drawnPrint(look))))).toEqual([])
})

test('what covers or replaces a print is not described as one', () => {
  const unprinted = products.filter(({ look }) => drawnPrint(look) === 'none' && look.print !== 'none')
  expect(unprinted.map(({ look }) => look.kind)).toEqual(expect.arrayContaining(['denim-jacket', 'vest', 'zip-hoodie']))
  expect(
    slugsOf(unprinted.filter((product) => /-Grafik|Logo|Schriftzug|Tape|Seitenband/.test(textOf(product)))),
  ).toEqual([])
})

test('a pattern that the drawing leaves out is in neither text nor filter', () => {
  const left = products.filter(({ look }) => drawnPattern(look) !== look.pattern)
  expect(left.map(({ look }) => look.kind)).toEqual(expect.arrayContaining(['vest', 'loafer', 'skirt', 'sunglasses']))
  expect(
    slugsOf(left.filter((product) => /Einsätz|Farbblock|Teilungsn|Fläche|trifft auf/.test(textOf(product)))),
  ).toEqual([])
  expect(left.filter(({ colours }) => colours.length > 1)).toEqual([])
})

test('no text promises one colour from top to bottom, which a rib, a collar or a label may break', () => {
  const claims = /Einfarbig|einzige Kontrast|von oben bis unten, ohne Druck|Eine Farbe genügt|Ganz in/
  expect(slugsOf(products.filter((product) => claims.test(textOf(product))))).toEqual([])
})

test('a vest of pockets has no collar, no quilting and no logo', () => {
  const vests = products.filter(({ look }) => isUtilityVest(look))
  expect(vests.length).toBeGreaterThan(0)
  expect(slugsOf(vests.filter((product) => /kragen|gesteppt|Logo/i.test(textOf(product))))).toEqual([])
})

test('an all-over print is not said to be on sleeves', () => {
  const sleeved = products.filter(({ look }) => drawnPrint(look) === 'body')
  expect(sleeved.length).toBeGreaterThan(0)
  expect(slugsOf(sleeved.filter((product) => /Rundum|ganze Fläche|Allover/.test(textOf(product))))).toEqual([])
})

test('camouflage is named by the two colours that it is drawn in', () => {
  const camo = products.filter(({ look }) => look.pattern === 'camo')
  expect(camo.filter(({ colours }) => colours.length > 2)).toEqual([])
})

test('no shoe has a print, which the other foot would show mirrored', () => {
  const shoes = products.filter(({ productType }) => productType === 'shoes')
  expect(
    slugsOf(shoes.filter((product) => /Grafik|Allover|bedruckt|Schriftzug|gedruckt/.test(textOf(product)))),
  ).toEqual([])
})

test('nothing that opens in front carries a large print', () => {
  const jackets = products.filter(({ look }) => ['parka', 'bomber', 'denim-jacket', 'zip-hoodie'].includes(look.kind))
  expect(slugsOf(jackets.filter((product) => /Groß und in/.test(textOf(product))))).toEqual([])
})

test('a skirt is not called trousers', () => {
  const skirts = products.filter(({ look }) => look.kind === 'skirt')
  expect(slugsOf(skirts.filter((product) => /Hose|trousers/.test(textOf(product))))).toEqual([])
})

test('a shirt with short sleeves is no overshirt', () => {
  const short = products.filter(({ look }) => hasShortSleeves(look))
  expect(short.length).toBeGreaterThan(0)
  expect(slugsOf(short.filter((product) => /overshirt|leichte Jacke|light jacket/i.test(textOf(product))))).toEqual([])
})

test.each([
  [{ base: '#FFFFFF', second: '#000000', accent: '#FF0000' }, 'accent'],
  [{ base: '#FFFFFF', second: '#000000', accent: '#FFFFF0' }, 'second'],
  [{ base: '#FFFFFF', second: '#FFFFF0', accent: '#FFF8F0' }, null],
] as const)('the ink of %o is the %s colour', (colours: Pick<Look, 'base' | 'second' | 'accent'>, ink) => {
  expect(inkOf(colours)).toBe(ink)
})

test.each([
  [{ base: '#FFFFFF', second: '#000000', accent: '#FF0000' }, 'second'],
  [{ base: '#FFFFFF', second: '#FFFFF0', accent: '#000000' }, 'accent'],
  [{ base: '#FFFFFF', second: '#FFFFF0', accent: '#FFF8F0' }, null],
] as const)('the tape of %o is of the %s colour', (colours: Pick<Look, 'base' | 'second' | 'accent'>, tape) => {
  expect(tapeOf(colours)).toBe(tape)
})

test('the products of the start page are in the catalogue', () => {
  const labels = Object.fromEntries(products.map(({ slug, label }) => [slug, label]))
  expect(labels).toMatchObject(HERO_PRODUCTS)
})
