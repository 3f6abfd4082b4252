import { expect, test } from 'vitest'
import { salePriceCents } from '#server/features/products/price.service.ts'
import { readCatalogue } from '../read-catalogue.ts'
import { problemList } from '../reading/problem-list.ts'
import { priceOfProduct } from './price-of-product.ts'
import { variantInputs } from './variant-inputs.ts'

const NOW = new Date('2027-03-05T12:00:00Z')

async function priced(...lines: string[]) {
  const { products } = await readCatalogue(Buffer.from(lines.join('\n')))
  const [product] = products
  const list = problemList({ line: 2, product: 'a' })
  const price = product && priceOfProduct(product, NOW, list)
  if (!product || !price) throw new Error('no price')
  return { ...price, variants: variantInputs(product, price, list), keys: list.problems.map(({ key }) => key) }
}

const SIZES =
  'Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty'
const row = (size: string, price: string, compareAt = '', stock = '5') =>
  `a,Tee,T-Shirts,Size,${size},${price},${compareAt},shopify,${stock}`

test('variants of one price have the price of their product', async () => {
  const { priceCents, salePercent, variants } = await priced(SIZES, row('S', '20'), row('M', '20'))
  expect([priceCents, salePercent, variants?.map((one) => one.priceGrossCents)]).toEqual([2000, null, [null, null]])
})

test('of different prices the lowest one that can be bought is shown', async () => {
  const { priceCents, variants, keys } = await priced(SIZES, row('S', '10', '', '0'), row('M', '20'), row('L', '30'))
  expect([priceCents, variants?.map((one) => one.priceGrossCents), keys]).toEqual([
    2000,
    [1000, 2000, 3000],
    ['priceFrom'],
  ])
})

test('a reduction of all variants by the same share is a sale, another one is a lower price', async () => {
  const same = await priced(SIZES, row('S', '15', '20'), row('M', '30', '40'))
  expect(same).toMatchObject({ priceCents: 2000, salePercent: 25, variantCents: [2000, 4000] })
  const other = await priced(SIZES, row('S', '15', '20'), row('M', '20'))
  expect(other).toMatchObject({ priceCents: 1500, salePercent: null, variantCents: [1500, 2000] })
  expect(other.keys).toEqual(['saleDiffers', 'priceFrom'])
  const tiny = await priced(SIZES, row('S', '19.90', '20'))
  expect(tiny).toMatchObject({ priceCents: 1990, salePercent: null, keys: ['saleTooSmall'] })
})

test.each([
  // Whole percents would give 29.96, 9.99 and 4.50.
  ['39.95', '29.95'],
  ['19.99', '9.95'],
  ['9.00', '4.49'],
  ['9999.99', '9899.98'],
  ['1.00', '0.99'],
  ['129.95', '99.97'],
])('of %s reduced to %s what is paid is the price of the shop to the cent', async (former, now) => {
  const { priceCents, salePercent, keys } = await priced(SIZES, row('S', now, former))
  expect([priceCents / 100, keys]).toEqual([Number(former), []])
  expect(salePercent && salePriceCents(priceCents, salePercent) / 100).toBe(Number(now))
})

test('variants share one percentage where it gives each of their prices; else each is shown at its own price', async () => {
  const rounded = await priced(SIZES, row('S', '44.95', '59.95'), row('M', '52.45', '69.95'))
  expect([5995, 6995].map((cents) => salePriceCents(cents, rounded.salePercent ?? 0))).toEqual([4495, 5245])
  const odd = await priced(SIZES, row('S', '44.95', '59.95'), row('M', '52.99', '69.95'))
  expect(odd).toMatchObject({ priceCents: 4495, salePercent: null, variantCents: [4495, 5299] })
  expect(odd.keys).toEqual(['saleDiffers', 'priceFrom'])
})

test('more than 90 percent off is no sale but a price that is to be checked', async () => {
  expect(await priced(SIZES, row('S', '9.99', '100'))).toMatchObject({
    priceCents: 999,
    salePercent: null,
    keys: ['saleTooLarge'],
  })
  expect(await priced(SIZES, row('S', '10', '100'))).toMatchObject({ priceCents: 10_000, salePercent: 90, keys: [] })
})

const GOOGLE = 'id,title,link,image_link,availability,price,sale_price,sale_price_effective_date'
const item = (dates: string) => `1,Cap,https://s.example,https://s.example/a.jpg,in_stock,20 EUR,15 EUR,${dates}`

test('a sale that is over is left out, a planned one keeps the regular price', async () => {
  expect(await priced(GOOGLE, item('2027-03-01/2027-03-04'))).toMatchObject({
    priceCents: 2000,
    salePercent: null,
    keys: ['saleOver'],
  })
  expect(await priced(GOOGLE, item('2027-03-01/2027-03-05'))).toMatchObject({ priceCents: 2000, salePercent: 25 })
  expect(await priced(GOOGLE, item('2027-04-01/2027-04-05'))).toMatchObject({ priceCents: 2000, salePercent: 25 })
})

test('sizes and colours are pairs, each once; a count that contradicts the availability is left out', async () => {
  const { variants } = await priced(
    `${SIZES},Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Inventory Policy`,
    `${row('S', '20', '', '0')},Farbe,Oliv,Stoff,Cord,deny`,
    `${row('S', '20', '', '3')},,Oliv,,Leinen,deny`,
    `${row('M', '20', '', '0')},,Oliv,,Cord,continue`,
  )
  expect(variants?.map(({ size, colour, isAvailable, stock }) => [size, colour, isAvailable, stock])).toEqual([
    ['S', 'olive', true, 3],
    ['M', 'olive', true, null],
  ])
})

test('without options an accessory has one size, and clothes state none', async () => {
  const lines = (type: string) => [SIZES, `a,A,${type},Title,Default Title,20,,,`]
  expect((await priced(...lines('Schmuck'))).variants).toMatchObject([{ size: 'One Size', colour: null }])
  expect((await priced(...lines('T-Shirts'))).variants).toBeUndefined()
  expect((await priced('Handle,Title,Type,Variant Price', 'a,Cap,Caps,20')).variants).toBeUndefined()
})
