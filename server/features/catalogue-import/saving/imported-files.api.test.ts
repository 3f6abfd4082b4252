import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { zipOf } from '../testing/zip-of.ts'
import { UnknownFormat } from './import.service.ts'
import { openImports } from './testing/imports.ts'

let imports: Awaited<ReturnType<typeof openImports>>
beforeAll(async () => {
  imports = await openImports()
})
afterAll(() => imports.app.close())

const WOO =
  'ID;Typ;Artikelnummer;GTIN, UPC, EAN oder ISBN;Name;Veröffentlicht;Beschreibung;Vorrätig?;Bestand;Regulärer Preis;Kategorien;Bilder;Übergeordnetes Produkt;Attribut 1 Name;Attribut 1 Wert(e)'

test('a German WooCommerce export is saved with sizes, numbers, stock and own prices', async () => {
  const report = await imports.importCsv(
    [
      WOO,
      '10;variable;HOD;;Kapuzenpullover;1;Warm.;1;;;Herren > Hoodies;;;Größe;M, L',
      '11;variation;HOD-M;4006381333931;;1;;1;4;79,90;;;HOD;Größe;M',
      '12;variation;HOD-L;;;1;;0;0;89,90;;;HOD;Größe;L',
      '13;simple;X;;Münze;1;;1;;5;Sammeln;;;;',
    ],
    { baseUrl: 'https://shop.example' },
  )
  expect(report).toMatchObject({ format: 'woocommerce-de', rows: 4, products: 2, created: 2, drafts: 2 })
  const [hoodie] = await rowsOf(
    imports.app.world.db,
    sql`select name, gender, product_type as type, price_gross_cents as cents, link,
          (select json_agg(json_build_array(size, sku, gtin, stock, is_available, price_gross_cents) order by position)
            from product_variants v where v.product_id = p.id) as variants
        from products p where external_id = '10'`,
  )
  expect(hoodie).toEqual({
    name: 'Kapuzenpullover',
    gender: 'men',
    type: 'tops',
    cents: 7990,
    link: 'https://shop.example/?p=10',
    variants: [
      ['M', 'HOD-M', '4006381333931', 4, true, 7990],
      ['L', 'HOD-L', null, 0, false, 8990],
    ],
  })
  expect((await imports.saved('13')).status).toBe('draft')
})

test('an archive brings its pictures, in the order of the table', async () => {
  const paint = (background: string) =>
    sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const pictures = {
    'side.jpg': await paint('red'),
    'front.jpg': await paint('green'),
    'back.jpg': await paint('blue'),
  }
  const table = [
    'id,name,type,gender,price,size,colour_name,pictures',
    'z-1,Kappe,caps,unisex,25,,,bilder/side.jpg; front.jpg; missing.jpg; bilder/back.jpg',
  ]
  const bytes = zipOf([
    { name: 'tabelle.csv', content: table.join('\n') },
    ...Object.entries(pictures)
      .reverse()
      .map(([name, content]) => ({ name: `bilder/${name}`, content })),
  ])
  const report = await imports.importCsv([], { bytes })
  expect(report).toMatchObject({ format: 'dropdeck', products: 1, withPicture: 1, drafts: 0 })
  const { images, status } = await imports.saved('z-1')
  expect([status, images.length]).toEqual(['active', 3])
  const sources = await rowsOf<{ source: string }>(
    imports.app.world.db,
    sql`select source from product_images where product_id = (select id from products where external_id = 'z-1')
        order by position`,
  )
  const hashOf = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`
  expect(sources.map(({ source }) => source)).toEqual(Object.values(pictures).map(hashOf))
  await imports.importCsv([], { bytes })
  expect((await imports.saved('z-1')).images).toEqual(images)
})

test('prices in another currency, and unknown formats, change nothing', async () => {
  const report = await imports.importCsv([
    '<rss><channel><item><g:id>usd</g:id><title>Tee</title><g:price>20 USD</g:price></item></channel></rss>',
  ])
  expect(report).toMatchObject({ products: 0, created: 0, problems: [{ key: 'currency', n: 'USD', line: 1 }, {}] })
  await expect(imports.importCsv(['sku,label', '1,Cap'])).rejects.toThrow(UnknownFormat)
})
