import { expect, test } from 'vitest'
import { HERO_PRODUCTS } from '#contract/hero.ts'
import { demoProducts } from './catalogue/products.ts'
import { drawnPrint, hasShortSleeves, inkOf } from './drawn.ts'
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
  expect(slugsOf(lettered.filter(({ look }) => !['wordmark', 'small-word'].includes(drawnPrint(look))))).toEqual([])
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

test('the products of the start page are in the catalogue', () => {
  const labels = Object.fromEntries(products.map(({ slug, label }) => [slug, label]))
  expect(labels).toMatchObject(HERO_PRODUCTS)
})
