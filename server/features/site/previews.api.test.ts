import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { previewOf } from './previews.service.ts'
import { siteRoutes } from './site.routes.ts'

let app: TestApp
let brandId: string

beforeAll(async () => {
  app = await openTestApp({ parts: { hangUp: siteRoutes } })
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

test('a shop is announced by its name and its first words, in the language asked for', async () => {
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
  ['something sharp', shop("';drop table brands--")],
])('%s is unknown', async (_, path) => {
  expect(await previewOf(app.world, path, 'de')).toBe('unknown')
})

test('a suspended brand is unknown, and other paths speak for themselves', async () => {
  await app.world.db.execute(sql`update brands set status = 'suspended' where id = ${brandId}`)
  expect(await previewOf(app.world, shop(brandId), 'de')).toBe('unknown')
  expect(await previewOf(app.world, '/impressum', 'de')).toBeNull()
})
