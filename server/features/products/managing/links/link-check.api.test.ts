import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openBrandDesk } from '../testing/brand-desk.ts'
import { checkLinks } from './link-check.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
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

test('the team is told once of a link whose page is gone at three checks in a row', async () => {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const { world, internet } = app
  const address = 'https://nord.example/moving'
  const product = await desk.ready({ name: 'Wanderer', link: address })
  await desk.step(product, 'publish')
  const afterDayWith = async (page: { readonly status: number } | null) => {
    if (page === null) internet.pages.delete(address)
    else internet.pages.set(address, page)
    app.passTime(25 * 3_600_000)
    await checkLinks(world)
    const { body } = await desk.owner.get('/api/notifications')
    return body.notices as readonly unknown[]
  }
  // An outage of the shop proves nothing, and an answer in between starts the count anew.
  for (const status of [404, 410, 200, 404, 503, 404, 404]) expect(await afterDayWith({ status })).toEqual([])
  const [notice] = await afterDayWith({ status: 404 })
  expect(notice).toMatchObject({
    title: 'Link von „Wanderer“ ist nicht erreichbar',
    text: 'Der Shop antwortet mit Status 404.',
    path: `/edit-product/${product.id}`,
    brandId: desk.brandId,
  })
  expect(await afterDayWith({ status: 404 })).toHaveLength(1)

  // Found again and lost again, this time with its domain.
  expect(await afterDayWith({ status: 200 })).toHaveLength(1)
  for (const told of [1, 1, 2]) expect(await afterDayWith(null)).toHaveLength(told)
  expect((await afterDayWith(null))[0]).toMatchObject({ text: 'Der Shop antwortet nicht.' })
})

test('another link starts the count of failed checks anew', async () => {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const product = await desk.ready({ link: 'https://nord.example/first' })
  await desk.step(product, 'publish')
  const check = async () => {
    app.passTime(25 * 3_600_000)
    await checkLinks(app.world)
    return (await desk.owner.get('/api/notifications')).body.unread
  }
  expect([await check(), await check()]).toEqual([0, 0])
  await desk.save(await desk.read(product.id), { link: 'https://nord.example/second' })
  expect([await check(), await check(), await check()]).toEqual([0, 0, 1])
})
