import { expect, test } from 'vitest'
import { readCatalogue } from '../read-catalogue.ts'
import { zipOf } from '../testing/zip-of.ts'

const SHOPIFY = [
  'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price',
  'hafen,Hoodie Hafen,Schwer und weit.,Hoodies,Size,M,H-M,59.90,79.90',
  'hafen,,,,,L,H-L,59.90,79.90',
  'kai,Hoodie Kai,Leicht.,Hoodies,Size,M,K-M,49.90,',
].join('\n')

const readFiles = (files: Readonly<Record<string, string>>) =>
  readCatalogue(zipOf(Object.entries(files).map(([name, content]) => ({ name, content }))))

test('files of different programs are one catalogue; what several name becomes one by key, SKU or GTIN', async () => {
  const { format, files, rows, products } = await readFiles({
    'shop.csv': SHOPIFY,
    // By the SKU of a variant: the price list changes only that one.
    'preise.csv': 'Produktnummer;Name;Typ;Geschlecht;Preis;Größe;Artikelnummer;Material\nX-1;;;;54,90;;K-M;100 % Wolle',
    // By its key, with a size that is new.
    'mehr.csv':
      'Handle,Title,Variant Price,Option1 Name,Option1 Value,Variant SKU\nhafen,,59.90,Size,XL,H-XL\nneu,Neu,10,,,',
  })
  expect([format, rows]).toEqual(['mixed', 6])
  expect(files).toEqual([
    { name: 'shop.csv', format: 'shopify-classic', rows: 3, products: 2 },
    { name: 'preise.csv', format: 'dropdeck', rows: 1, products: 1 },
    { name: 'mehr.csv', format: 'shopify-classic', rows: 2, products: 2 },
  ])
  const [hafen, kai, neu, ...others] = products
  expect(others).toEqual([])
  expect(hafen).toMatchObject({ externalId: 'hafen', name: 'Hoodie Hafen', statesSale: true })
  expect(
    hafen?.variants.map(({ size, regularCents, saleCents, file }) => [size, regularCents, saleCents, file]),
  ).toEqual([
    ['M', 7990, 5990, 'shop.csv'],
    ['L', 7990, 5990, 'shop.csv'],
    ['XL', 5990, null, 'mehr.csv'],
  ])
  expect(kai).toMatchObject({
    externalId: 'kai',
    material: '100 % Wolle',
    variants: [{ size: 'M', regularCents: 5490 }],
  })
  expect(kai?.problems.filter(({ key }) => key === 'nameMissing')).toEqual([])
  expect(neu).toMatchObject({ externalId: 'neu', name: 'Neu' })
})

test('a key twice is an error within a file, not between files; SKUs of several products merge nothing', async () => {
  const line = 'Handle,Title,Variant Price,Variant SKU'
  const { products } = await readFiles({
    'a.csv': `${line}\na,A,10,S\nb,B,20,S`,
    'b.csv': `${line}\nc,C,30,S\na,A anders,15,`,
  })
  expect(products.map(({ externalId, name, problems }) => [externalId, name, problems.map(({ key }) => key)])).toEqual([
    ['a', 'A anders', expect.not.arrayContaining(['idTwice'])],
    ['b', 'B', expect.anything()],
    ['c', 'C', expect.anything()],
  ])
})

test('problems name the file, also of one that cannot be read', async () => {
  const { products, problems } = await readFiles({
    'a.csv': SHOPIFY,
    'b.csv': 'Handle,Title,Variant Price\nsee,Hoodie See,viel\n,Ohne,10',
  })
  expect(products.at(-1)?.problems.find(({ key }) => key === 'priceInvalid')).toMatchObject({ file: 'b.csv', line: 2 })
  expect(problems).toMatchObject([{ key: 'idMissing', file: 'b.csv', line: 3 }])
  await expect(readFiles({ 'a.csv': SHOPIFY, 'b.csv': 'a,b\n1,"offen' })).rejects.toThrow(/^b\.csv, Line 2: /)
})
