import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BrandFeed } from '#contract/brand-feeds.ts'
import type { BrandImport } from '#contract/brand-imports.ts'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { shopify } from '../batches/testing/wizard.ts'
import { planFeedsJob } from './feeds.jobs.ts'
import { runFeed } from './run-feed.service.ts'
import { openFeedDesk, putFeed } from './testing/feed-desk.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const BASE = '/api/brand/feeds'
let made = 0
let address: string
beforeEach(() => {
  made += 1
  address = `https://nord.example/feed-${made}.csv?key=geheim`
})

const put = (content: string, rest: Parameters<typeof putFeed>[3] = {}) => putFeed(app, address, content, rest)

/** Hoodies with these handles. */
const hoodies = (handles: readonly string[], price = '79.90') =>
  shopify(...handles.map((handle) => ({ handle, title: `Hoodie ${handle}`, price })))
const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const open = () => openFeedDesk(app, address)

test('an address is imported once like a file, and leaves no feed', async () => {
  const { start, list, configure, desk } = await open()
  put(hoodies(['a']))
  const { status, body } = await start({ everyHours: null })
  expect([status, body]).toMatchObject([200, { state: 'ready', fileName: 'nord.example', feedId: null }])
  expect((await configure(body as BrandImport)).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await desk.owner.get('/api/brand/imports')).body).toHaveLength(1)
})

test('a feed is set up by its first import, then changes what has changed and nothing else', async () => {
  const { setUp, read, tick, products, desk } = await open()
  expect(await setUp(hoodies(EIGHT), { priceKind: 'net' })).toMatchObject({ state: 'done', counts: { create: 8 } })
  expect(await read()).toMatchObject({ state: 'active', products: 8, setupImportId: null, failure: null, runs: [] })
  await tick()
  expect((await read()).runs.map(({ outcome }) => outcome)).toEqual(['same'])
  put(hoodies(EIGHT, '69.90'), { etag: '"2"' })
  await tick()
  const feed = await read()
  expect(feed.runs[0]).toMatchObject({ outcome: 'imported', counts: { updated: 8, created: 0, paused: 0, failed: 0 } })
  // The settings of the first import: net prices.
  expect((await products()).map(({ form }) => form.priceGrossCents)).toEqual(EIGHT.map(() => 8318))
  await tick()
  expect((await read()).runs.map(({ outcome }) => outcome)).toEqual(['same', 'imported', 'same'])
  expect((await desk.owner.get('/api/brand/imports')).body).toHaveLength(1)
  expect(app.logged.join('')).not.toContain('geheim')
})

test('what the feed no longer has is paused, and shown again when it returns', async () => {
  const { setUp, tick, publish, states, read, undo } = await open()
  await setUp(hoodies(EIGHT))
  await publish()
  await app.world.db.execute(sql`insert into product_images (id, brand_id, product_id, position, master, width, height)
    select gen_random_uuid(), brand_id, id, 0, 'demo:nothing.jpg', 1200, 1600 from products`)
  put(hoodies(EIGHT.slice(0, 6)))
  await tick()
  expect((await read()).runs[0]).toMatchObject({ outcome: 'imported', counts: { paused: 2 } })
  expect(await states()).toMatchObject({ a: 'active', g: 'paused', h: 'paused' })
  put(hoodies(EIGHT, '79.90').concat('\n'))
  await tick()
  expect(await states()).toMatchObject({ g: 'active', h: 'active' })
  put(hoodies(EIGHT.slice(1)))
  await tick()
  expect(await states()).toMatchObject({ a: 'paused' })
  const [run] = (await read()).runs
  await undo({ id: run?.importId ?? '' } as BrandImport)
  expect(await states()).toMatchObject({ a: 'active' })
})

test('a run that would change too much writes nothing and asks; what was declined is not asked again', async () => {
  const { setUp, tick, publish, states, read, act, desk } = await open()
  await setUp(hoodies(EIGHT))
  await publish()
  const before = await states()
  put(hoodies(EIGHT.slice(0, 5)))
  await tick()
  const asking = await read()
  expect(asking).toMatchObject({ state: 'asking', question: { products: 8, gone: 3, drastic: 0 } })
  expect(await states()).toEqual(before)
  expect(app.mail.lastTo(desk.owner.email).subject).toBe('nord.example: Sollen wir das übernehmen?')
  const bell = (await desk.owner.get('/api/notifications')).body as { notices: { path: string }[] }
  expect(bell.notices[0]?.path).toBe(`/import-products/feed/${asking.id}`)
  const { importId = '' } = asking.question ?? {}
  const { version } = (await desk.owner.get(`/api/brand/imports/${importId}`)).body as BrandImport
  expect((await desk.owner.post(`/api/brand/imports/${importId}/commit`, { version })).status).toBe(409)
  expect((await desk.owner.post(`${BASE}/${asking.id}/answer`, { version: 99, isAccepted: true })).status).toBe(409)
  expect((await act('answer', { isAccepted: false })).status).toBe(200)
  expect(await read()).toMatchObject({ state: 'active', question: null, runs: [{ outcome: 'declined' }] })
  await tick()
  expect((await read()).runs[0]).toMatchObject({ outcome: 'same' })
  put(hoodies(EIGHT.slice(0, 4)))
  await tick()
  expect((await act('answer', { isAccepted: true })).status).toBe(200)
  await app.jobsDone()
  expect(await read()).toMatchObject({
    state: 'active',
    runs: [{ outcome: 'imported', counts: { paused: 4 } }, {}, {}],
  })
  expect(Object.values(await states()).filter((state) => state === 'paused')).toHaveLength(4)
})

test('prices that change by half count for the guard', async () => {
  const { setUp, tick, read, products } = await open()
  await setUp(hoodies(EIGHT))
  put(hoodies(EIGHT, '7.99'))
  await tick()
  expect(await read()).toMatchObject({ state: 'asking', question: { gone: 0, drastic: 8 } })
  expect((await products()).every(({ form }) => form.priceGrossCents === 7990)).toBe(true)
})

test('failures back off, are told, and pause the feed at last', async () => {
  const { setUp, tick, read, act, desk } = await open()
  await setUp(hoodies(['a']), {}, { everyHours: 6 })
  app.internet.pages.delete(address)
  await tick(7)
  const first = await read()
  expect(first).toMatchObject({ failure: 'Unter dieser Adresse antwortet kein Server.', state: 'active' })
  put('', { status: 503 })
  await tick(7)
  expect((await read()).failure).toBe('Der Server antwortet mit Status 503.')
  await tick(7)
  expect((await read()).runs).toHaveLength(2)
  await tick(7)
  expect(app.mail.lastTo(desk.owner.email).subject).toBe('nord.example lässt sich nicht abrufen')
  for (let run = 4; run <= 10; run += 1) {
    await tick()
    // Keeps the session alive.
    await read()
  }
  expect(await read()).toMatchObject({ state: 'paused', nextRunAt: null })
  expect(app.mail.lastTo(desk.owner.email).subject).toBe('nord.example ist pausiert')
  put(hoodies(['a'], '69.90'))
  // A run of the same moment would have no order among the others.
  app.passTime(60_000)
  expect((await act('resume')).status).toBe(200)
  await app.jobsDone()
  const resumed = await read()
  expect(resumed).toMatchObject({ state: 'active', failure: null })
  expect(resumed.runs[0]).toMatchObject({ outcome: 'imported' })
})

test('one process at a time fetches, and another goes on where it was killed', async () => {
  const { setUp, read, act, desk } = await open()
  await setUp(hoodies(EIGHT))
  put(hoodies(EIGHT, '69.90'))
  expect((await act('run')).status).toBe(200)
  expect((await act('run')).status).toBe(409)
  const [run] = (await read()).runs
  const key = { brandId: desk.brandId, id: run?.id ?? '' }
  // Its process holds the run and dies.
  await app.world.db.execute(
    sql`update feed_runs set leased_until = ${new Date(app.world.now().getTime() + 60_000).toISOString()}::timestamptz,
          tries = 1 where id = ${key.id}`,
  )
  const fetches = app.internet.fetched.length
  await Promise.all([runFeed(app.world, key), runFeed(app.world, key)])
  expect(app.internet.fetched).toHaveLength(fetches)
  app.passTime(5 * 60_000)
  await app.jobs.run(planFeedsJob, {})
  await app.jobsDone()
  expect(app.internet.fetched).toHaveLength(fetches + 1)
  expect(await read()).toMatchObject({ runs: [{ outcome: 'imported', counts: { updated: 8 } }] })
})

test('a login is sent, kept encrypted and never shown', async () => {
  const { start, list, importFirst, read, desk } = await open()
  const login = `Basic ${Buffer.from('kai:hafen').toString('base64')}`
  put(hoodies(['a']), { login })
  expect((await start()).body).toMatchObject({ code: 'feeds.login' })
  const found = (await start({ username: 'kai', password: 'hafen' })).body as BrandImport
  await importFirst(found)
  expect(await list()).toMatchObject([{ username: 'kai', hasPassword: true }])
  expect(JSON.stringify(await read())).not.toContain('hafen"')
  const [row] = await rowsOf<{ password: Buffer }>(
    app.world.db,
    sql`select password from product_feeds where brand_id = ${desk.brandId}`,
  )
  expect(row?.password.toString('latin1')).not.toContain('hafen')
  const { id } = await read()
  put(hoodies(['a'], '69.90'), { login })
  await desk.owner.post(`${BASE}/${id}/run`, {})
  await app.jobsDone()
  expect((await read()).runs[0]).toMatchObject({ outcome: 'imported' })
})

test('addresses that are not allowed, pages that are no table, and too many are refused in words', async () => {
  const { start } = await open()
  for (const wrong of [
    'http://nord.example/a.csv',
    'https://kai:geheim@nord.example/',
    'https://nord.example:8443/',
    'x',
  ])
    expect((await start({ address: wrong })).body).toMatchObject({ code: 'feeds.address' })
  expect((await start()).body).toMatchObject({ code: 'feeds.unreachable' })
  app.internet.pages.set(address, { movedTo: 'http://nord.example/' })
  expect((await start()).body).toMatchObject({ code: 'feeds.blocked' })
  put('a,b\n"offen')
  expect((await start()).body).toMatchObject({ code: 'imports.unreadable' })
  put(hoodies(['a']))
  expect((await start({ everyHours: 1 })).body).toMatchObject({ code: 'feeds.plan' })
  for (let at = 0; at < 5; at += 1) {
    const one = `${address}&n=${at}`
    app.internet.pages.set(one, { body: hoodies(['a']) })
    expect((await start({ address: one })).status).toBe(200)
  }
  expect((await start()).body).toMatchObject({ code: 'feeds.most' })
})

test('a feed is changed, paused and removed; its products stay; another brand knows nothing of it', async () => {
  const { setUp, read, act, list, tick, desk, products } = await open()
  await setUp(hoodies(EIGHT))
  const { id, version } = await read()
  const other = await openBrandDesk(app)
  expect((await other.owner.get(`${BASE}/${id}`)).status).toBe(404)
  expect((await other.owner.post(`${BASE}/${id}/run`, {})).status).toBe(404)
  expect((await other.owner.delete(`${BASE}/${id}`)).status).toBe(404)
  address = `${address}&neu`
  put('Wort,Zahl\na,1')
  const change = { version, address, username: '', password: null, everyHours: 6 }
  expect((await desk.owner.put(`${BASE}/${id}`, change)).body).toMatchObject({ address, everyHours: 6 })
  expect((await desk.owner.put(`${BASE}/${id}`, change)).status).toBe(409)
  await tick()
  expect((await read()).failure).toContain('Spalten des Feeds haben sich geändert')
  expect((await act('pause')).body).toMatchObject({ state: 'paused', nextRunAt: null })
  const runs = (await read()).runs.length
  await tick()
  expect((await read()).runs).toHaveLength(runs)
  expect((await desk.owner.delete(`${BASE}/${id}`)).status).toBe(200)
  expect(await list()).toEqual([])
  expect(await products()).toHaveLength(8)
  const deeds = await rowsOf<{ action: string; changed: unknown }>(
    app.world.db,
    sql`select action, changed from audit_log where brand_id = ${desk.brandId} and action like 'feed.%' order by action`,
  )
  expect(deeds.map(({ action }) => action)).toEqual(['feed.changed', 'feed.created', 'feed.paused', 'feed.removed'])
  expect(JSON.stringify(deeds)).not.toContain('geheim')
})

test('where the member has left, another one stands in', async () => {
  const { setUp, tick, desk } = await open()
  await setUp(hoodies(EIGHT))
  const heir = await app.person()
  await app.world.db.execute(sql`update brand_members set user_id = ${heir.id} where brand_id = ${desk.brandId}`)
  put(hoodies(EIGHT, '69.90'))
  await tick()
  const { feeds } = (await heir.get(BASE)).body as { feeds: BrandFeed[] }
  expect(feeds[0]).toMatchObject({ failure: null, products: 8 })
})
