import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATEGORIES_OF_TYPE, EXPORT_FORMATS, type ExportFormatId } from '#contract/brand-products.limits.ts'
import type { ProductForm } from '#contract/product-form.ts'
import type { ProductType } from '#contract/vocabulary.ts'
import { completeForm, variant } from '#server/features/products/managing/testing/brand-desk.ts'
import { insertTestSale } from '#server/testing/test-sale.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openBrandImport, shopify } from './testing/wizard.ts'

const DAY_MS = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** Products as people really have them, and those whose texts are hard to write. */
const FORMS: readonly Partial<ProductForm>[] = [
  { name: '=HYPERLINK("https://x.example")', tags: ['Große Größe', "'90s"] },
  {
    name: '\'=Apostroph; <b>Fett</b> & "Zitat"',
    description: {
      de: 'Ein **fetter** Anfang, 5 < 6 & mehr.\n\n- erster Punkt\n- zweiter **Punkt**\n\nEnde.',
      en: 'English',
    },
    variants: [variant({ sku: '+12', gtin: '4006381333931' }), variant({ size: 'L', sku: '-x', isAvailable: false })],
  },
  {
    name: 'Weiter Pulli',
    language: 'en',
    description: { en: 'A wide jumper that was knitted in Porto.' },
    variants: [
      variant({ colour: 'red', colourName: { de: 'Rubin' }, priceGrossCents: 9950, stock: 3 }),
      variant({ colour: 'blue', colourName: { de: 'See' }, stock: 0, isAvailable: false }),
    ],
    tags: ['mit, Komma'],
  },
  { name: 'Tasche', productType: 'accessories', category: 'bags', variants: [], fibres: [], hasAnimalParts: true },
  {
    name: 'Mütze',
    productType: 'accessories',
    category: 'beanies',
    variants: [variant({ sizeSystem: 'ONE', size: 'One Size', colour: null })],
    fibres: [
      { fibre: 'wool', percent: 12.5 },
      { fibre: 'acrylic', percent: 87.5 },
    ],
  },
  {
    name: 'Laufschuh',
    productType: 'shoes',
    category: 'sports-shoes',
    fibres: [],
    variants: [
      variant({ sizeSystem: 'US', size: '9', colour: null }),
      variant({ sizeSystem: 'EU', size: '42', colour: null }),
    ],
  },
  {
    name: 'Hose',
    productType: 'pants',
    category: 'trousers',
    variants: [variant({ sizeSystem: 'W-L', size: 'W32/L34' })],
  },
  { name: 'Drop', releaseAt: new Date(Date.now() + 100 * DAY_MS).toISOString() },
]

async function open() {
  const { desk, ...wizard } = await openBrandImport(app, { trustLevel: 3 })
  const exported = async (format: ExportFormatId) => {
    const answer = await desk.owner.get(`/api/brand/products/export?format=${format}`)
    expect(answer.status).toBe(200)
    return answer.text
  }
  return { desk, ...wizard, exported }
}

const HEADS = {
  dropdeck: '\uFEFFProduktnummer;Name;Zustand;',
  'shopify-classic': 'Handle,Title,Body (HTML),Vendor,',
  'shopify-template': 'URL handle,Title,Description,Vendor,',
  'google-merchant': '<?xml version="1.0" encoding="UTF-8"?>\n<rss',
} as const satisfies Record<ExportFormatId, string>

// Issue 17: export of the products, imported again, changes nothing.
test.each(EXPORT_FORMATS)('products exported as %s and imported again are the same', async (format) => {
  const { desk, run, products, exported } = await open()
  const body = await sharp({ create: { width: 900, height: 1200, channels: 3, background: 'olive' } })
    .jpeg()
    .toBuffer()
  app.internet.pages.set('https://cdn.example/a.jpg', { body, type: 'image/jpeg' })
  await run(
    shopify(
      { handle: 'hafen', picture: 'https://cdn.example/a.jpg', price: '29.95', former: '39.95' },
      { handle: 'hafen', size: 'L', price: '29.95', former: '39.95' },
    ),
    { arrival: 'review' },
  )
  await desk.create({ ...completeForm({ name: 'Nur ein Entwurf' }), variants: [] })
  const ids: string[] = []
  for (const changes of FORMS) {
    const draft = await desk.ready(changes)
    const published = await desk.step(draft, 'publish')
    expect([changes.name, published.status]).toEqual([changes.name, 200])
    ids.push(draft.id)
  }
  app.passTime(60_000)
  const now = app.world.now()
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  const [first = '', second = '', third = ''] = ids
  await insertTestSale(app.world.db, { productId: first, percent: 30, startsAt: now.toISOString(), endsAt: inDays(5) })
  await insertTestSale(app.world.db, { productId: second, percent: 20, startsAt: inDays(2), endsAt: inDays(5) })
  await insertTestSale(app.world.db, { productId: third, percent: 15, startsAt: now.toISOString(), endsAt: inDays(5) })

  const sales = () =>
    app.world.db.execute(
      sql`select s.percent, i.starts_at, i.ends_at, s.is_imported from sales s join sale_products i on i.sale_id = s.id
          where s.brand_id = ${desk.brandId} order by i.product_id, i.starts_at`,
    )
  const [before, salesBefore] = [await products(), (await sales()).rows]
  const text = await exported(format)
  expect(text.slice(0, HEADS[format].length)).toBe(HEADS[format])
  const done = await run(text, { shopAddress: 'https://nord.example' })
  expect(await products()).toEqual(before)
  expect((await sales()).rows).toEqual(salesBefore)
  const expected = format === 'google-merchant' ? FORMS.length + 1 : FORMS.length + 2
  expect([format, done.counts, done.groups.filter(({ level }) => level === 'error')]).toEqual([
    format,
    { same: expected },
    [],
  ])
})

test('each kind of garment comes back from Shopify and from Google', async () => {
  const { desk, run, exported } = await open()
  const kinds = Object.entries(CATEGORIES_OF_TYPE).flatMap(([type, categories]) =>
    ['', ...categories].map((category) => ({ productType: type as ProductType, category })),
  )
  await Promise.all(
    kinds.map((kind) => desk.create(completeForm({ ...kind, name: 'Ohne Wort' } as Partial<ProductForm>))),
  )
  // Public, as the feed for Google wants them; how they became so is not what is tested.
  await app.world.db.execute(
    sql`insert into product_images (brand_id, product_id, position, master, width, height)
        select brand_id, id, 0, 'demo:nothing.jpg', 1200, 1600 from products where brand_id = ${desk.brandId}`,
  )
  await app.world.db.execute(sql`update products set status = 'active' where brand_id = ${desk.brandId}`)
  for (const format of EXPORT_FORMATS) {
    expect([format, (await run(await exported(format))).counts]).toEqual([format, { same: kinds.length }])
  }
})

test('sales with a code, and products that are not public, are not in files for others', async () => {
  const { desk, exported } = await open()
  const secret = await desk.create(completeForm({ name: 'Geheimer Entwurf' }))
  const coded = await desk.ready({ name: 'Mit Code', priceGrossCents: 5000 })
  await desk.step(coded, 'publish')
  app.passTime(60_000)
  const now = app.world.now()
  await insertTestSale(app.world.db, {
    productId: coded.id,
    percent: 50,
    promoCode: 'HALB',
    startsAt: now.toISOString(),
    endsAt: new Date(now.getTime() + DAY_MS).toISOString(),
  })
  for (const format of EXPORT_FORMATS) expect(await exported(format)).not.toMatch(/25[.,]00/)
  const feed = await exported('google-merchant')
  expect([feed.includes(coded.id), feed.includes(secret.id), feed.includes('Geheimer')]).toEqual([true, false, false])
  expect((await desk.owner.get('/api/brand/products/export?format=pdf')).status).toBe(400)
})
