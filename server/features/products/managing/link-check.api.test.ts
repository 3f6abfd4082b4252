import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { brandProductsRoutes } from './brand-products.routes.ts'
import { checkLinks } from './link-check.service.ts'
import { openBrandDesk } from './testing/brand-desk.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ parts: { registerRoutes: brandProductsRoutes } })
})
afterAll(() => app.close())

test('links of public products are checked once a day, and a changed link at once', async () => {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const { world, internet } = app
  internet.pages.set('https://nord.example/there', {})
  internet.pages.set('https://nord.example/gone', { status: 404 })
  internet.pages.set('https://nord.example/large', { body: 'x'.repeat(300_000) })
  const statuses = new Map<string, string>()
  for (const page of ['there', 'gone', 'silent', 'large']) {
    const ready = await desk.ready({ link: `https://nord.example/${page}` })
    statuses.set(page, (await desk.step(ready, 'publish')).body.id)
  }
  await desk.ready({ link: 'https://nord.example/draft' })
  const statusOf = async (page: string) => (await desk.read(statuses.get(page) ?? '')).linkStatus
  expect([await checkLinks(world), await checkLinks(world)]).toEqual([4, 0])
  expect(await Promise.all(['there', 'gone', 'silent', 'large'].map(statusOf))).toEqual([200, 404, 0, 200])
  const { body } = await desk.owner.get('/api/brand/products?flaw=broken-link')
  expect(body).toMatchObject({ total: 2 })

  const gone = await desk.read(statuses.get('gone') ?? '')
  await desk.save(gone, { link: 'https://nord.example/there' })
  expect(await statusOf('gone')).toBeNull()
  expect(await checkLinks(world)).toBe(1)
  app.passTime(25 * 3_600_000)
  expect(await checkLinks(world)).toBe(4)
})
