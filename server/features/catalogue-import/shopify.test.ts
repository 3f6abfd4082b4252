import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeText, UnreadableFile } from './csv-text.ts'
import { type Finding, groupByHandle, type ShopifyProduct, shopifyProduct } from './shopify-products.ts'
import { readShopifyRows, UnknownFormat } from './shopify-rows.ts'

const FOLDER = new URL('../../../../shared/data/catalogues/shopify/', import.meta.url)

function readAll(text: string): { products: ShopifyProduct[]; findings: Finding[] } {
  const findings: Finding[] = []
  const note = (finding: Finding) => findings.push(finding)
  const products = groupByHandle(readShopifyRows(text).rows, note).map((rows) => shopifyProduct(rows, note))
  return { products: products.filter((product) => product !== null), findings }
}

const real = (file: string) => readAll(decodeText(readFileSync(new URL(file, FOLDER))))

const NEW_TEMPLATE = `Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Product image URL,Image position
Kurve Cargo,kurve-cargo,<p>Weite Hose.</p>,Nord,Apparel & Accessories > Clothing > Pants,Hosen,herren,TRUE,Active,K1,,Größe,S,,"119,90",,https://cdn.shop.example/a.jpg,1
,kurve-cargo,,,,,,,,K2,,,M,,"119,90",,https://cdn.shop.example/b.jpg,2
Entwurf,entwurf,,,,Caps,,FALSE,Draft,K3,,Title,Default Title,,20,25,,`

test('the new template is read: handle under another name, status, German decimal comma', () => {
  const { products } = readAll(NEW_TEMPLATE)
  expect(products).toHaveLength(2)
  expect(products[0]).toMatchObject({
    handle: 'kurve-cargo',
    productType: 'pants',
    gender: 'men',
    priceCents: 11_990,
    variants: [{ size: 'S', isAvailable: true }, { size: 'M' }],
    published: true,
    description: 'Weite Hose.',
    imageUrls: ['https://cdn.shop.example/a.jpg', 'https://cdn.shop.example/b.jpg'],
  })
  expect(products[1]).toMatchObject({ published: false, priceCents: 2500, salePercent: 20, productType: 'accessories' })
})

const STOCK = `Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price
vest,Weste,Westen,Farbe,Oliv,Taille,S,shopify,0,deny,80
vest,,,,Oliv,,M,shopify,3,deny,80
vest,,,,Sand,,M,shopify,0,deny,80
vest,,,,Sand,,L,shopify,0,continue,80
vest,,,,Sand,,XL,,0,deny,80
ring,Ring,Schmuck,Title,Default Title,,,,,,20
tee,Tee,T-Shirts,Title,Default Title,,,,,,20`

test('sizes and colours are pairs, each with its availability', () => {
  const [vest, ring, tee] = readAll(STOCK).products
  expect(vest?.variants?.map(({ size, colour, isAvailable }) => [size, colour, isAvailable])).toEqual([
    ['S', 'olive', false],
    ['M', 'olive', true],
    ['M', 'beige', false],
    ['L', 'beige', true],
    ['XL', 'beige', true],
  ])
  expect(ring?.variants).toMatchObject([{ size: 'Default Title', colour: null, isAvailable: true }])
  // A product without options may still have sizes, so none are stated.
  expect(tee?.variants).toEqual([])
})

test('a file without option columns states no variants', () => {
  expect(readAll('Handle,Title,Type,Variant Price\nc,Cap,Caps,10').products[0]?.variants).toBeNull()
})

test('rows without a handle, a title or a price are reported and left out', () => {
  const { products, findings } = readAll(
    'Handle,Title,Type,Variant Price\n,Nameless,Caps,10\na,,Caps,10\nb,Cap,Caps,free\nc,Cap,Caps,10',
  )
  expect(products.map((product) => product.handle)).toEqual(['c'])
  expect(findings.filter((finding) => finding.level === 'error').map((finding) => finding.line)).toEqual([2, 3, 4])
})

test('a file that is no Shopify export is refused as a whole', () => {
  expect(() => readShopifyRows('ID,Type,SKU,Name\n1,simple,x,y')).toThrow(UnknownFormat)
})

test('a file that breaks off within a cell is refused with a sentence', () => {
  expect(() => readShopifyRows('Handle,Title,Type,Variant Price\na,"Cap,Caps,10')).toThrow(UnreadableFile)
})

test.skipIf(!existsSync(FOLDER))('real export, 2017 layout, clothes (skipped without ../shared)', () => {
  const { products, findings } = real('partners-apparel.csv')
  expect(products).toHaveLength(20)
  expect(products.every((product) => product.productType !== null)).toBe(true)
  const byHandle = new Map(products.map((product) => [product.handle, product]))
  expect(byHandle.get('classic-varsity-top')).toMatchObject({
    variants: [{ size: 'Small' }, { size: 'Medium' }, { size: 'Large' }],
    gender: 'women',
    priceCents: 6000,
  })
  expect(byHandle.get('led-high-tops')).toMatchObject({ productType: 'shoes', gender: 'men' })
  expect(byHandle.get('black-leather-bag')).toMatchObject({
    productType: 'accessories',
    variants: [{ size: 'Default Title' }],
    colours: ['black'],
  })
  expect(findings.filter((finding) => finding.level !== 'info')).toEqual([])
})

test.skipIf(!existsSync(FOLDER))(
  'real export, 2017 layout, jewellery with picture-only rows (skipped without ../shared)',
  () => {
    const { products } = real('partners-jewelery.csv')
    expect(products).toHaveLength(20)
    expect(new Set(products.map((product) => product.productType))).toEqual(new Set(['accessories']))
    const sale = products.find((product) => product.handle === 'leather-anchor')
    expect(sale).toMatchObject({ priceCents: 8500, salePercent: 35 })
  },
)

test.skipIf(!existsSync(FOLDER))('real export, 2025 layout with German metafields (skipped without ../shared)', () => {
  const { products } = real('store-export-metafields-de.csv')
  expect(products).toHaveLength(28)
  expect(products.every((product) => product.productType !== null && product.published)).toBe(true)
  const byHandle = new Map(products.map((product) => [product.handle, product]))
  expect(byHandle.get('evelyn-pareo-white')).toMatchObject({
    gender: 'women',
    colours: ['white'],
    productType: 'accessories',
  })
  expect(byHandle.get('rike-dress-champagne')).toMatchObject({
    priceCents: 15_900,
    salePercent: 18,
    productType: 'tops',
  })
  expect(byHandle.get('sophie-top-black')?.description).not.toMatch(/[<>]/)
  expect(byHandle.get('sophie-top-black')?.variants).toMatchObject(
    ['S', 'M', 'L'].map((size) => ({ size, colour: 'black', colourDe: 'BLACK', isAvailable: true })),
  )
})
