import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandCard, BrandShop } from '#contract/brands.ts'
import { saveImprint } from '#server/features/brands/brand-imprints.service.ts'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { inventedProduct } from '#server/features/discovery/testing/invented-products.ts'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const NAMES = ['Zinke', 'Ärmel', 'Anker', 'öl', 'Ofen', '9 Volt', 'Łódka', 'Mole']

let app: TestApp
let mia: TestPerson
const ids = new Map<string, string>()

const brand = (name: string, verifiedAt?: Date) => ({
  slug: `brand-${ids.size}`,
  name,
  descriptionDe: '',
  descriptionEn: '',
  city: '',
  website: null,
  ...(verifiedAt && { verifiedAt }),
})

async function prepare(world: World): Promise<void> {
  for (const [at, name] of NAMES.entries()) {
    const id = await ensureBrand(world, brand(name, name === 'Mole' ? NOW : undefined))
    ids.set(name, id)
    await saveProducts(world, id, [inventedProduct(at + 1)])
  }
}

beforeAll(async () => {
  app = await openTestApp({ now: NOW, prepare })
  mia = await app.person()
})
afterAll(() => app.close())

const list = async (query: string) => (await mia.get(`/api/brands?${query}`)).body as BrandPage
interface BrandPage {
  total: number
  hasMore: boolean
  letters: string[]
  brands: BrandCard[]
}
const shop = async (name: string) => (await mia.get(`/api/brands/${ids.get(name)}`)).body as BrandShop

test('accented letters are sorted with their base letter, and other characters come first', async () => {
  const { brands, letters } = await list('sort=name')
  expect(brands.map(({ letter, name }) => `${letter} ${name}`)).toEqual([
    '# 9 Volt',
    'A Anker',
    'A Ärmel',
    'L Łódka',
    'M Mole',
    'O Ofen',
    'O öl',
    'Z Zinke',
  ])
  expect(letters).toEqual(['#', 'A', 'L', 'M', 'O', 'Z'])
})

test('a list that begins at a letter still names all letters of the index', async () => {
  const { brands, letters, total, hasMore } = await list('sort=name&from=M')
  expect(brands.map(({ name }) => name)).toEqual(['Mole', 'Ofen', 'öl', 'Zinke'])
  expect({ letters, total, hasMore }).toEqual({ letters: ['#', 'A', 'L', 'M', 'O', 'Z'], total: 8, hasMore: false })
})

test('letters are named only in the order of names, in capitals', async () => {
  const { brands, letters } = await list('sort=popular&from=Z')
  expect({ count: brands.length, letters }).toEqual({ count: 8, letters: [] })
  expect((await mia.get('/api/brands?sort=name&from=z')).status).toBe(400)
})

test('a brand is marked as verified only after a verification', async () => {
  const { brands } = await list('sort=name')
  expect(brands.filter(({ isVerified }) => isVerified).map(({ name }) => name)).toEqual(['Mole'])
})

test('a brand comes with its own logo and banner, which can be fetched', async () => {
  const bytes = await (await import('sharp'))
    .default({ create: { width: 400, height: 400, channels: 3, background: '#777' } })
    .webp()
    .toBuffer()
  await app.world.storage.write('pictures/mole/logo.webp', bytes)
  const master = 'file:pictures/mole/logo.webp'
  await app.world.db.execute(
    sql`insert into brand_pictures (brand_no, kind, master, width, height)
        select no, 'logo', ${master}, 400, 400 from brands where id = ${ids.get('Mole') ?? ''}`,
  )
  const { logo, banner } = await shop('Mole')
  expect({ logo, banner }).toMatchObject({ logo: { width: 400, widths: [160, 320, 400], alt: 'Mole' }, banner: null })
  const picture = await app.visitor().get(`${logo?.base}/160.webp`)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('a shop shows the imprint that its brand has saved, and none otherwise', async () => {
  expect((await shop('Mole')).imprint).toBeNull()
  const imprint = {
    company: 'Mole GmbH',
    street: 'Kai 1',
    city: '24103 Kiel',
    country: 'Deutschland',
    contact: 'post@mole.example',
    phone: null,
    representative: 'Mia Mole',
    register: null,
    vatId: null,
    safety: { name: 'Näherei Süd', address: 'Weg 2, 70173 Stuttgart', contact: 'sicher@naeherei.example' },
  }
  await saveImprint(app.world, ids.get('Mole') ?? '', { ...imprint, safety: null })
  expect((await shop('Mole')).imprint).toEqual({ ...imprint, safety: null })
  await saveImprint(app.world, ids.get('Mole') ?? '', imprint)
  expect((await shop('Mole')).imprint).toEqual(imprint)
})
