import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { levelOf } from '#contract/import-problems.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { readCatalogue } from '../read-catalogue.ts'
import { openImports, photographs } from './testing/imports.ts'

const DATA = new URL('../../../../../shared/data/', import.meta.url)
const absent = !existsSync(DATA)
const WAITING = { timeout: 10_000, interval: 50 }
const bytesOf = (file: string) => readFileSync(new URL(`catalogues/shopify/${file}`, DATA))

let imports: Awaited<ReturnType<typeof openImports>>
beforeAll(async () => {
  imports = await openImports()
})
afterAll(() => imports.app.close())

test.skipIf(absent)(
  'real exports with photographs become cards, once (skipped without ../shared)',
  async () => {
    const files = ['store-export-metafields-de.csv', 'partners-apparel.csv']
    const read = await Promise.all(files.map((file) => readCatalogue(bytesOf(file))))
    const names = read.flatMap(({ products }) => products.map(({ externalId }) => `${externalId}.jpg`))
    const options = { brand: 'Übungslabel', baseUrl: 'https://shop.example' }
    const german = { ...options, bytes: bytesOf('store-export-metafields-de.csv') }
    const bare = await imports.importCsv([], german)
    expect(bare).toMatchObject({ products: 28, created: 28, updated: 0, drafts: 28, withPicture: 0 })
    const imagesFolder = await photographs(...names)
    const first = await imports.importCsv([], { ...german, imagesFolder })
    expect(first).toMatchObject({ created: 0, updated: 28, drafts: 0, withPicture: 28 })
    await imports.importCsv([], { ...options, bytes: bytesOf('partners-apparel.csv'), imagesFolder })

    const person = await imports.app.person()
    // The catalogue is notified a moment later.
    const cards = await vi.waitFor(async () => {
      const { status, body } = await person.get('/api/products/ai-discovery?page=1&limit=1000')
      expect(status).toBe(200)
      const found = body as { name: string; link: string; media: unknown[]; onSale: boolean }[]
      expect(found).toHaveLength(48)
      return found
    }, WAITING)
    expect(cards.find((card) => card.name === 'RIKE DRESS')).toMatchObject({
      link: 'https://shop.example/products/rike-dress-champagne',
      price: 159,
      onSale: true,
      lowest30d: 159,
    })
  },
  180_000,
)

test('a file of hostile cells does no harm', async () => {
  const report = await imports.importCsv([
    'Handle,Title,Body (HTML),Type,Variant Price,Tags',
    `"x');drop table users;--","<img src=x onerror=alert(1)>Cap","<script>alert(1)</script>Soft","Caps",10,"=cmd|' /C calc'!A0"`,
    '__proto__,Proto,,Caps,10,',
  ])
  expect(report).toMatchObject({ products: 2, created: 2 })
  const rows = await rowsOf<{ name: string; text: string }>(
    imports.app.world.db,
    sql`select name, description_de as text from products
        where external_id in ('x'');drop table users;--', '__proto__') order by name`,
  )
  expect(rows).toEqual([
    { name: 'Cap', text: 'Soft' },
    { name: 'Proto', text: '' },
  ])
})

test('a cell that is too long affects only its own product, and invisible characters are removed', async () => {
  const endless = 'x'.repeat(6000)
  const report = await imports.importCsv(
    [
      'Handle,Title,Body (HTML),Type,Variant Price,Tags',
      `${'h'.repeat(256)},Left Out,,Caps,10,`,
      `long-words,Long Words,${endless},Caps,10,"${endless},Summer"`,
      'signs,Signs,,Caps,10,"\u202eEvil\u0007,x"',
    ],
    { baseUrl: 'https://shop.example' },
  )
  expect(report).toMatchObject({ products: 2, created: 2 })
  expect(report.problems.filter((problem) => levelOf(problem) === 'error').map(({ line }) => line)).toEqual([2])
  const rows = await rowsOf(
    imports.app.world.db,
    sql`select name, tags from products where name in ('Left Out', 'Long Words', 'Signs') order by name`,
  )
  expect(rows).toEqual([
    { name: 'Long Words', tags: ['summer'] },
    { name: 'Signs', tags: ['evil'] },
  ])
})
