import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#contract/vocabulary.ts'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { type DeckWorld, openDeckWorld } from '#server/features/discovery/testing/deck-world.ts'
import { inventedProduct, saveInvented } from '#server/features/discovery/testing/invented-products.ts'
import { previewOf } from './previews.service.ts'

let app: DeckWorld
let brandId: string

beforeAll(async () => {
  app = await openDeckWorld({ products: Array.from({ length: 30 }, (_, n) => inventedProduct(n)), brands: 1 })
  brandId = await ensureBrand(app.world, {
    slug: 'nord',
    name: 'Nord & Söhne',
    descriptionDe: `Jacken aus Kiel. ${'Sehr warm. '.repeat(40)}`,
    descriptionEn: '',
    city: 'Kiel',
    website: null,
  })
})
afterAll(() => app.close())

function previewIn(language: Language, path: string, isVisitor = true) {
  const [process] = app.processes
  if (!process) throw new Error('no process')
  return previewOf({ world: app.world, products: process.catalogue }, { path, language, isVisitor })
}

const shop = (id: string) => `/brands/${id}/shop`

test('a shop has a preview with its name and its first words, in the requested language', async () => {
  const german = await previewIn('de', shop(brandId))
  expect(german).toMatchObject({ title: 'Nord & Söhne', picture: null })
  const { description } = german as { description: string }
  expect(description).toMatch(/^Jacken aus Kiel\. Sehr warm\..*…$/)
  expect(description.length).toBeLessThanOrEqual(200)
  expect(await previewIn('en', shop(brandId))).toMatchObject({
    description: expect.stringContaining('Nord & Söhne on Dropdeck'),
  })
})

test.each([
  ['an unknown brand', shop('00000000-0000-4000-8000-000000000000')],
  ['no id at all', shop('7')],
  ['an SQL injection', shop("';drop table brands--")],
])('%s is unknown', async (_, path) => {
  expect(await previewIn('de', path)).toBe('unknown')
})

test('a suspended brand is unknown, and other paths have no preview', async () => {
  await app.world.db.execute(sql`update brands set status = 'suspended' where id = ${brandId}`)
  expect(await previewIn('de', shop(brandId))).toBe('unknown')
  expect(await previewIn('de', '/impressum')).toBeNull()
})

test('a shop comes with its first products for visitors, and without them for members', async () => {
  const [brand] = await app.rows<{ id: string }>(`select brand_id as id from products limit 1`)
  const path = shop(brand?.id ?? '')
  const german = await previewIn('de', path)
  expect(german).toMatchObject({
    isListed: true,
    shop: { brand: { id: brand?.id, products: 30, isFollowed: false }, total: 30, hasMore: true },
  })
  const names = app.products.map(({ input }) => input.name)
  const { shop: shown } = german as { shop: { products: { name: string }[] } }
  expect(shown.products).toHaveLength(24)
  for (const { name } of shown.products) expect(names).toContain(name)
  expect(await previewIn('de', path, false)).toMatchObject({ title: 'Label 1', shop: null })
})

const product = (id: string) => `/products/${id}`

test('a public product has a preview with its brand, and its data for the page', async () => {
  const [saved] = await saveInvented(app.world, [inventedProduct(1)], 1)
  const path = product(saved?.id ?? '')
  const german = await previewIn('de', path)
  expect(german).toMatchObject({
    isListed: true,
    title: `${saved?.input.name} von Label 1`,
    description: saved?.input.descriptionDe,
    product: { id: saved?.id, description: saved?.input.descriptionDe },
  })
  expect(await previewIn('en', path)).toMatchObject({
    title: `${saved?.input.name} by Label 1`,
    product: { description: saved?.input.descriptionEn },
  })
  for (const status of ['draft', 'paused', 'archived']) {
    await app.world.db.execute(sql`update products set status = ${status} where id = ${saved?.id}`)
    expect(await previewIn('de', path), status).toBe('unknown')
  }
  await app.world.db.execute(sql`update products set status = 'active' where id = ${saved?.id}`)
  await app.world.db.execute(sql`update brands set status = 'suspended' where slug = 'label-1'`)
  expect(await previewIn('de', path)).toBe('unknown')
  expect(await previewIn('de', product('7'))).toBe('unknown')
})

test('a shared list has a preview under its link, and is not listed for search engines', async () => {
  const token = 'a'.repeat(32)
  const [person] = (
    await app.world.db.execute(sql`insert into users
      (username, username_key, email, email_key, terms_version, terms_accepted_at)
      values ('Mia', 'mia', 'mia@example.org', 'mia@example.org', '1', now()) returning id`)
  ).rows
  await app.world.db.execute(sql`insert into boards (user_id, name, share_token, shows_owner, created_at, changed_at)
    values (${person?.['id']}, 'Winter', ${token}, true, now(), now())`)
  const german = await previewIn('de', `/lists/${token}`)
  expect(german).toMatchObject({ isListed: false, title: 'Winter', product: null })
  expect(german).toMatchObject({ description: 'Eine Liste mit 0 Produkten von Mia auf Dropdeck.' })
  await app.world.db.execute(sql`update boards set share_token = null, shows_owner = false`)
  expect(await previewIn('de', `/lists/${token}`)).toBe('unknown')
})
