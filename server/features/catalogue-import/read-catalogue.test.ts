import { writeXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { levelOf } from '#contract/import-problems.ts'
import { tableTemplate } from './formats/own-table.ts'
import { readCatalogue } from './read-catalogue.ts'

const read = (lines: readonly string[]) => readCatalogue(Buffer.from(lines.join('\n')))

test.each(['de', 'en'] as const)('our own template (%s) is recognised and has no problems', async (language) => {
  const { format, ignored, problems, products } = await readCatalogue(Buffer.from(tableTemplate(language)))
  expect({ format, ignored, problems }).toEqual({ format: 'dropdeck', ignored: [], problems: [] })
  expect(products).toMatchObject([
    {
      externalId: 'H-100',
      descriptions: [{ language }],
      productType: { value: 'tops', isStated: true },
      gender: { value: 'unisex', isStated: true },
      variants: [
        { size: 'M', regularCents: 7990, isAvailable: true, stock: 12 },
        { size: 'L', stock: 0 },
      ],
      pictures: [expect.stringContaining('.jpg'), expect.stringContaining('.jpg')],
      tags: ['hoodie', 'oversized'],
      problems: [],
    },
  ])
})

test('an Excel file of any of them is read in the same way', async () => {
  const rows = [
    ['ID', 'Typ', 'Name', 'Vorrätig?', 'Bestand', 'Regulärer Preis'],
    [10, 'simple', 'Cap', 1, 3, 25.5],
  ]
  const { format, products } = await readCatalogue(await writeXlsx({ sheets: [{ name: 'A', rows }] }))
  expect(format).toBe('woocommerce-de')
  expect(products).toMatchObject([{ externalId: '10', variants: [{ regularCents: 2550, stock: 3 }] }])
})

test.each([
  [
    ['aw_product_id,product_name,search_price', '1,Cap,10'],
    ['aw_product_id', 'product_name', 'search_price'],
  ],
  [['<feed><entry><id>1</id><title>Cap</title></entry></feed>'], ['id', 'title']],
  [['[{"sku": 1, "label": "Cap"}]'], ['sku', 'label']],
  [
    ['ID,Type,SKU,Name', '1,simple,x,y'],
    ['ID', 'Type', 'SKU', 'Name'],
  ],
])('an unknown format names its columns (%#)', async (lines, columns) => {
  expect(await read(lines)).toMatchObject({ format: 'unknown', columns, products: [] })
})

test('problems name line, column and value', async () => {
  const { products, problems } = await read([
    'Handle,Title,Type,Variant Price,Title,Variant Barcode',
    ',Nameless,Caps,10,,',
    'a,,Caps,10,,',
    'b,Cap,Caps,free,,',
    'c,Cap,Caps,10,,1,2',
    `${'d'.repeat(256)},Cap,Caps,10,,`,
    'e,Voucher,Gifts,10,,A-17',
  ])
  const found = [...problems, ...products.flatMap((product) => product.problems)]
  expect(
    found
      .filter(({ key }) => key !== 'genderUnknown')
      .map(({ key, line, column, value }) => [levelOf({ key }), key, line, column, value]),
  ).toEqual([
    ['warning', 'columnTwice', 0, 'Title', 'Title'],
    ['error', 'rowTooLong', 5, '', '2'],
    ['error', 'idMissing', 2, 'Handle', ''],
    ['error', 'nameMissing', 3, 'Title', ''],
    ['error', 'priceInvalid', 4, 'Variant Price', 'free'],
    ['error', 'idTooLong', 6, '', ''],
    ['warning', 'gtinInvalid', 7, 'Variant Barcode', 'A-17'],
    ['warning', 'typeUnknown', 7, '', ''],
  ])
})
