import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { inventedProduct, saveInvented } from '#server/features/discovery/testing/invented-products.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { previewOf } from './previews.service.ts'
import { siteRoutes } from './site.routes.ts'

let app: TestApp
let brandId: string

beforeAll(async () => {
  app = await openTestApp({ parts: { registerRoutes: siteRoutes } })
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

const shop = (id: string) => `/brands/${id}/shop`

test('a shop has a preview with its name and its first words, in the requested language', async () => {
  const german = await previewOf(app.world, shop(brandId), 'de')
  expect(german).toMatchObject({ title: 'Nord & Söhne', picture: null })
  const { description } = german as { description: string }
  expect(description).toMatch(/^Jacken aus Kiel\. Sehr warm\..*…$/)
  expect(description.length).toBeLessThanOrEqual(200)
  expect(await previewOf(app.world, shop(brandId), 'en')).toMatchObject({
    description: expect.stringContaining('Nord & Söhne on Dropdeck'),
  })
})

test.each([
  ['an unknown brand', shop('00000000-0000-4000-8000-000000000000')],
  ['no id at all', shop('7')],
  ['an SQL injection', shop("';drop table brands--")],
])('%s is unknown', async (_, path) => {
  expect(await previewOf(app.world, path, 'de')).toBe('unknown')
})

test('a suspended brand is unknown, and other paths have no preview', async () => {
  await app.world.db.execute(sql`update brands set status = 'suspended' where id = ${brandId}`)
  expect(await previewOf(app.world, shop(brandId), 'de')).toBe('unknown')
  expect(await previewOf(app.world, '/impressum', 'de')).toBeNull()
})

const product = (id: string) => `/products/${id}`

test('a public product has a preview with its brand, and its data for the page', async () => {
  const [saved] = await saveInvented(app.world, [inventedProduct(1)], 1)
  const path = product(saved?.id ?? '')
  const german = await previewOf(app.world, path, 'de')
  expect(german).toMatchObject({
    isListed: true,
    title: `${saved?.input.name} von Label 1`,
    description: saved?.input.descriptionDe,
    product: { id: saved?.id, description: saved?.input.descriptionDe },
  })
  expect(await previewOf(app.world, path, 'en')).toMatchObject({
    title: `${saved?.input.name} by Label 1`,
    product: { description: saved?.input.descriptionEn },
  })
  for (const status of ['draft', 'paused', 'archived']) {
    await app.world.db.execute(sql`update products set status = ${status} where id = ${saved?.id}`)
    expect(await previewOf(app.world, path, 'de'), status).toBe('unknown')
  }
  await app.world.db.execute(sql`update products set status = 'active' where id = ${saved?.id}`)
  await app.world.db.execute(sql`update brands set status = 'suspended' where slug = 'label-1'`)
  expect(await previewOf(app.world, path, 'de')).toBe('unknown')
  expect(await previewOf(app.world, product('7'), 'de')).toBe('unknown')
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
  const german = await previewOf(app.world, `/lists/${token}`, 'de')
  expect(german).toMatchObject({ isListed: false, title: 'Winter', product: null })
  expect(german).toMatchObject({ description: 'Eine Liste mit 0 Produkten von Mia auf Dropdeck.' })
  await app.world.db.execute(sql`update boards set share_token = null, shows_owner = false`)
  expect(await previewOf(app.world, `/lists/${token}`, 'de')).toBe('unknown')
})
