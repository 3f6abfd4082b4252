import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { importShopify } from './import.service.ts'

const DATA = new URL('../../../../shared/data/', import.meta.url)
const absent = !existsSync(DATA)
const PATIENCE = { timeout: 10_000, interval: 50 }
const bytesOf = (file: string) => readFileSync(new URL(`catalogues/shopify/${file}`, DATA))

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const count = async () => {
  const [row] = await rowsOf<{ products: number; pictures: number; brands: number }>(
    app.world.db,
    sql`select (select count(*) from products) as products, (select count(*) from product_images) as pictures,
          (select count(*) from brands) as brands`,
  )
  return row
}

test.skipIf(absent)(
  'real exports with photographs become swipeable cards, once (skipped without ../shared)',
  async () => {
    const options = {
      brand: 'Übungslabel',
      baseUrl: 'https://shop.example',
      imagesFolder: fileURLToPath(new URL('photos', DATA)),
    }
    const first = await importShopify(app.world, { ...options, bytes: bytesOf('store-export-metafields-de.csv') })
    expect(first).toMatchObject({ products: 28, created: 28, updated: 0, drafts: 0 })
    expect(first.withPicture).toBeGreaterThanOrEqual(27)
    const again = await importShopify(app.world, { ...options, bytes: bytesOf('store-export-metafields-de.csv') })
    expect(again).toMatchObject({ created: 0, updated: 28 })
    await importShopify(app.world, { ...options, bytes: bytesOf('partners-apparel.csv') })
    expect(await count()).toMatchObject({ products: 48, brands: 1 })

    const person = await app.person()
    // The catalogue hears of them a moment later.
    const cards = await vi.waitFor(async () => {
      const { status, body } = await person.get('/api/products/ai-discovery?page=1&limit=1000')
      expect(status).toBe(200)
      const found = body as { name: string; link: string; media: unknown[]; onSale: boolean }[]
      expect(found).toHaveLength(48)
      return found
    }, PATIENCE)
    expect(cards.find((card) => card.name === 'RIKE DRESS')).toMatchObject({
      link: 'https://shop.example/products/rike-dress-champagne',
      price: 159,
      onSale: true,
      lowest30d: 159,
    })
  },
  180_000,
)

test('a photograph that lies on its side is measured as it is shown', async () => {
  const imagesFolder = await mkdtemp(join(tmpdir(), 'photographs-'))
  onTestFinished(() => rm(imagesFolder, { recursive: true }))
  const lying = sharp({ create: { width: 400, height: 300, channels: 3, background: 'olive' } })
  await lying.jpeg().withMetadata({ orientation: 6 }).toFile(join(imagesFolder, 'upright-cap.jpg'))
  const bytes = Buffer.from('Handle,Title,Type,Variant Price\nupright-cap,Upright Cap,Caps,10')
  const report = await importShopify(app.world, { bytes, brand: 'Upright', baseUrl: null, imagesFolder })
  expect(report).toMatchObject({ created: 1, withPicture: 1 })
  const rows = await rowsOf(
    app.world.db,
    sql`select i.width, i.height from product_images i join products p on p.id = i.product_id where p.name = 'Upright Cap'`,
  )
  expect(rows).toEqual([{ width: 300, height: 400 }])
})

test('a file of hostile cells does no harm', async () => {
  const csv = [
    'Handle,Title,Body (HTML),Type,Variant Price,Tags',
    `"x');drop table users;--","<img src=x onerror=alert(1)>Cap","<script>alert(1)</script>Soft","Caps",10,"=cmd|' /C calc'!A0"`,
    '__proto__,Proto,,Caps,10,',
  ].join('\n')
  const report = await importShopify(app.world, {
    bytes: Buffer.from(csv),
    brand: 'Hostile',
    baseUrl: null,
    imagesFolder: null,
  })
  expect(report).toMatchObject({ products: 2, created: 2 })
  const rows = await rowsOf<{ name: string; text: string }>(
    app.world.db,
    sql`select name, description_de as text from products where name in ('Cap', 'Proto') order by name`,
  )
  expect(rows).toEqual([
    { name: 'Cap', text: 'Soft' },
    { name: 'Proto', text: '' },
  ])
})

test('a cell that is too long costs its own product at most, and signs nobody sees are left out', async () => {
  const endless = 'x'.repeat(6000)
  const csv = [
    'Handle,Title,Body (HTML),Type,Variant Price,Tags',
    `${'h'.repeat(256)},Left Out,,Caps,10,`,
    `long-words,Long Words,${endless},Caps,10,"${endless},Summer"`,
    'signs,Signs,,Caps,10,"\u202eEvil\u0007,x"',
  ].join('\n')
  const report = await importShopify(app.world, {
    bytes: Buffer.from(csv),
    brand: 'Endless',
    baseUrl: 'https://shop.example',
    imagesFolder: null,
  })
  expect(report).toMatchObject({ products: 2, created: 2 })
  expect(report.findings.filter(({ level }) => level === 'error').map(({ line }) => line)).toEqual([2])
  const rows = await rowsOf(
    app.world.db,
    sql`select name, tags from products where name in ('Left Out', 'Long Words', 'Signs') order by name`,
  )
  expect(rows).toEqual([
    { name: 'Long Words', tags: ['summer'] },
    { name: 'Signs', tags: ['evil'] },
  ])
})

test('a sale goes on with the next import, and a higher regular price makes no larger one of it', async () => {
  const person = await app.person()
  const imported = async (price: number, compareAt: number) => {
    const csv = `Handle,Title,Type,Variant Price,Variant Compare At Price\nlong-sale,Long Sale,Caps,${price},${compareAt}`
    await importShopify(app.world, { bytes: Buffer.from(csv), brand: 'Sales', baseUrl: null, imagesFolder: null })
    const [row] = await rowsOf<{ id: string }>(
      app.world.db,
      sql`select id from products where external_id = 'long-sale'`,
    )
    return (await person.get(`/api/products/${row?.id}`)).body
  }
  expect(await imported(70, 100)).toMatchObject({ onSale: true, salePrice: 70, lowest30d: 100 })
  app.passTime(86_400_000)
  expect(await imported(70, 100)).toMatchObject({ onSale: true, price: 100, salePrice: 70, lowest30d: 100 })
  app.passTime(86_400_000)
  expect(await imported(60, 100)).toMatchObject({ onSale: true, price: 100, salePrice: 60, lowest30d: 100 })
  app.passTime(86_400_000)
  expect(await imported(60, 120)).toMatchObject({ onSale: false, price: 60, salePrice: null })
  app.passTime(86_400_000)
  expect(await imported(60, 100)).toMatchObject({ onSale: false, price: 60, salePrice: null })
})
