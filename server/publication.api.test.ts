// What is shown where: every surface for every state of a product and its brand (Trust S41). A surface that is not in
// the table fails the last test.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { presetTheme } from '#contract/theme-presets.ts'
import { movedMailsJob, priceDropsJob, releaseMailsJob, releasePushesJob } from '#server/features/drops/drops.jobs.ts'
import { announceBrand } from '#server/features/products/closure/closure.service.ts'
import { applyReview } from '#server/features/products/managing/review/product-review.service.ts'
import { completeForm, openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { type Catalogue, openCatalogue } from '#server/features/shelf/catalogue.service.ts'
import { listedPages } from '#server/features/site/listed-pages.service.ts'
import { previewOf } from '#server/features/site/previews.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { COUNTED, WITHOUT_PRODUCTS } from '#server/testing/calls-without-products.ts'
import { readWholeConversation, writeAboutProducts } from '#server/testing/chat-about-products.ts'
import { insertStates, SEEN, STATES, type StatedProduct, storePicture } from '#server/testing/publication-states.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const RELEASE = new Date(NOW.getTime() + 20 * DAY_MS)

let app: TestApp
let catalogue: Catalogue
let products: readonly StatedProduct[]
let brandId: string
/** Has every product: saved, viewed, on a list, with a sign-up for its drop. */
let holder: TestPerson
let shopper: TestPerson
let plain: TestPerson
/** A link to the draft of the shop's design. */
let previewToken: string
let board: { readonly id: string; readonly token: string }
let conversationId: string

beforeAll(async () => {
  app = await openTestApp({
    now: NOW,
    prepare: async (world) => {
      const master = await storePicture(world)
      ;({ brandId, products } = await insertStates(world, { master, releaseAt: RELEASE }))
    },
  })
  catalogue = await openCatalogue(app.world, app.database.url)
  ;[holder, shopper, plain] = [await app.person(), await app.person(), await app.person()]
  await plain.patch('/api/auth/me', { personalised: false })
  await giveAll(holder)
  await designShop(await app.person())
})
afterAll(async () => {
  await catalogue.close()
  await app.close()
})

/** A design with a row of drops, published and as a preview. */
async function designShop({ id, put, post }: TestPerson) {
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role, is_owner) values (${brandId}, ${id}, 'admin', true)`,
  )
  const preset = presetTheme('minimal')
  const theme = {
    ...preset,
    sections: preset.sections.map((section) => ({ ...section, isShown: section.kind === 'drops' })),
  }
  expect((await put('/api/brand/theme', { version: 0, theme })).status).toBe(200)
  expect((await post('/api/brand/theme/publish', { version: 1 })).status).toBe(200)
  const { url } = (await post('/api/brand/theme/preview-links')).body as { url: string }
  previewToken = url.split('/').at(-1) ?? ''
}

async function giveAll({ id, email, post, put, patch }: TestPerson) {
  const { body } = await post('/api/boards', { name: 'Alles' })
  const shared = await put(`/api/boards/${body.id}/share`, {})
  board = { id: `${body.id}`, token: (shared.body as { share: { token: string } }).share.token }
  const [at, told] = [NOW.toISOString(), new Date(RELEASE.getTime() - 5 * DAY_MS).toISOString()]
  const all = sql`from products p order by p.no`
  for (const insert of [
    sql`insert into saved_products (user_id, product_no, saved_at) select ${id}, p.no, ${at}::timestamptz ${all}`,
    sql`insert into product_events (user_id, product_no, day, kind, key) select ${id}, p.no, '2026-03-01', 'viewed', gen_random_uuid() ${all}`,
    sql`insert into board_products (board_id, product_no, added_at) select ${board.id}, p.no, ${at}::timestamptz ${all}`,
    sql`insert into release_signups (product_id, email_key, email, user_id, language, confirmed_at, told_release_at)
        select p.id, ${email}, ${email}, ${id}, 'de', ${at}::timestamptz, ${told}::timestamptz ${all}`,
    sql`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, language, created_at)
        select user_id, id, 'https://push.example/1', 'x', 'y', 'de', ${at}::timestamptz from sessions
        where user_id = ${id}`,
  ]) {
    await app.world.db.execute(insert)
  }
  await patch('/api/alerts', { priceDrops: true })
  conversationId = await writeAboutProducts(app.world, holder)
}

type Names = Promise<readonly string[]>
interface Surface {
  readonly name: string
  readonly shownTo: keyof typeof SEEN
  readonly shown: () => Names
}

/** Names of the products that a text mentions. */
const namesIn = (text: string) => products.filter(({ name }) => text.includes(`${name}"`)).map(({ name }) => name)
const call = (name: string, shownTo: Surface['shownTo'], by: () => Pick<TestPerson, 'get'>, path = name): Surface => ({
  name: `GET ${name}`,
  shownTo,
  shown: async () => {
    const { status, text } = await by().get(path.replace('{brand}', brandId))
    expect(status).toBe(200)
    return namesIn(text)
  },
})
/** Products for which the answer is not that they are unknown. */
const each = (
  name: string,
  shownTo: Surface['shownTo'],
  open: (product: StatedProduct) => Promise<boolean>,
): Surface => ({
  name,
  shownTo,
  shown: async () => {
    const shown: string[] = []
    for (const product of products) if (await open(product)) shown.push(product.name)
    return shown
  },
})
const isFound = async (answer: Promise<{ readonly status: number; readonly body: object }>) => {
  const { status, body } = await answer
  expect(status === 200 || 'code' in body).toBe(true)
  return status === 200
}
const preview = (path: string, isVisitor = true) =>
  previewOf({ world: app.world, products: catalogue }, { path, language: 'de', isVisitor })
const listed = async (kind: 'products' | 'shops') => (await listedPages(app.world)[kind].paths(1)).join(' ')
const idsIn = (text: string) => products.filter(({ id }) => text.includes(id)).map(({ name }) => name)
const visitor = () => app.visitor()

const SURFACES = (): readonly Surface[] => [
  call('/api/products/ai-discovery', 'dealt', () => shopper),
  { ...call('/api/products/ai-discovery', 'dealt', () => plain), name: 'the deck without a personal order' },
  call('/api/products/ai-discovery', 'dealt', () => shopper, '/api/products/ai-discovery?brand={brand}&fresh=true'),
  call('/api/search', 'dealt', () => shopper, '/api/search?q=&sort=new'),
  call('/api/search', 'dealt', () => shopper, '/api/search?q=nord'),
  call('/api/search', 'dealt', () => shopper, '/api/search?brand={brand}'),
  call('/api/search/suggest', 'dealt', () => shopper, '/api/search/suggest?q=nord'),
  call('/api/brands/{id}/shop', 'public', () => shopper, '/api/brands/{brand}/shop'),
  call('/api/public/brands/{id}', 'public', visitor, '/api/public/brands/{brand}'),
  call('/api/brands/{id}/featured', 'public', () => shopper, '/api/brands/{brand}/featured'),
  call('/api/public/shop-previews/{token}', 'public', visitor, `/api/public/shop-previews/${previewToken}`),
  call('/api/saved-products', 'kept', () => holder),
  call('/api/history', 'kept', () => holder),
  call('/api/boards/{id}/products', 'kept', () => holder, `/api/boards/${board.id}/products`),
  call('/api/shared-boards/{token}', 'public', visitor, `/api/shared-boards/${board.token}`),
  call('/api/alerts', 'openable', () => holder),
  ...['/{id}', '/{id}/messages'].map((path) => ({
    name: `GET /api/conversations${path}`,
    shownTo: 'openable' as const,
    shown: async () => namesIn(await readWholeConversation(holder, conversationId)),
  })),
  each('GET /api/conversations/start', 'openable', ({ id }) =>
    isFound(shopper.get(`/api/conversations/start?productId=${id}`)),
  ),
  each('GET /api/products/{id}', 'openable', ({ id }) => isFound(shopper.get(`/api/products/${id}`))),
  each('GET /api/public/products/{id}', 'public', ({ id }) => isFound(visitor().get(`/api/public/products/${id}`))),
  each('GET /api/public/products/{id}/safety', 'public', ({ id }) =>
    isFound(visitor().get(`/api/public/products/${id}/safety`)),
  ),
  each('the safety of a product for those signed in', 'openable', ({ id }) =>
    isFound(shopper.get(`/api/public/products/${id}/safety`)),
  ),
  each('GET /api/products/{id}/reasons', 'openable', ({ id }) => isFound(shopper.get(`/api/products/${id}/reasons`))),
  each('POST /api/products/{id}/click', 'openable', ({ id }) => isFound(shopper.post(`/api/products/${id}/click`, {}))),
  each('POST /api/products/{id}/notifications', 'openable', ({ id }) =>
    isFound(plain.post(`/api/products/${id}/notifications`, { email: plain.email })),
  ),
  each('PUT /api/boards/{id}/products/{productId}', 'openable', async ({ id }) => {
    const { body } = await plain.get('/api/boards')
    const own = body[0]?.id ?? ((await plain.post('/api/boards', { name: 'Eigene' })).body as { id: string }).id
    return isFound(plain.put(`/api/boards/${own}/products/${id}`))
  }),
  each('/media', 'openable', async ({ pictureId }) => {
    const headers = { 'if-none-match': `"${pictureId}-320-webp"` }
    const { statusCode } = await app.http.inject({ url: `/media/${pictureId}/320.webp`, headers })
    expect([304, 404]).toContain(statusCode)
    return statusCode === 304
  }),
  each('the page of a product', 'public', async ({ id }) => (await preview(`/products/${id}`)) !== 'unknown'),
  {
    name: 'the page of a shop',
    shownTo: 'public',
    shown: async () => namesIn(JSON.stringify(await preview(`/brands/${brandId}/shop`))),
  },
  { name: '/sitemap-products.xml', shownTo: 'public', shown: async () => idsIn(await listed('products')) },
]

const expected = (shownTo: Surface['shownTo']) =>
  products
    .filter(({ state }) => SEEN[shownTo](state))
    .map(({ name }) => name)
    .sort()

test('the table has every combination, and each is seen by fewer than the one before', () => {
  expect(STATES).toHaveLength(4 * 5 * 6 + 7)
  const counts = Object.values(SEEN).map((isSeen) => STATES.filter(isSeen).length)
  expect(counts).toEqual([13, 9, 2, 1])
})

test('each surface shows exactly the products that it should', async () => {
  for (const { name, shownTo, shown } of SURFACES()) {
    expect([name, [...(await shown())].sort()]).toEqual([name, expected(shownTo)])
  }
})

test('the numbers and pictures of shops count no others', async () => {
  const count = expected('public').length
  const { body } = await shopper.get(`/api/brands/${brandId}`)
  expect(body).toMatchObject({ products: count, drops: count })
  expect((body as { pictures: unknown[] }).pictures).toHaveLength(count)
  const { body: directory } = await shopper.get('/api/brands')
  expect(directory.brands.map(({ name }) => name)).toEqual(['Nord approved'])
  expect((await listed('shops')).match(/\/shop/g)).toHaveLength(1)
  expect((await shopper.get('/api/style/brands')).text).not.toMatch(/Nord (?!approved)/)
  expect((await shopper.get('/api/search/brands?q=')).body).toMatchObject({
    brands: [{ name: 'Nord approved', products: expected('dealt').length }],
  })
  expect(await preview(`/lists/${board.token}`)).toMatchObject({ description: expect.stringContaining(`${count} `) })
  expect((await holder.get('/api/boards')).body).toMatchObject([{ count: expected('kept').length }])
})

test('the words of a draft are suggested to no one', async () => {
  const desk = await openBrandDesk(app)
  await desk.create(completeForm({ name: 'Quittenmantel' }))
  expect((await shopper.get('/api/search/suggest?q=quitten')).text).not.toMatch(/quittenmantel/i)
  const { body } = await desk.step(await desk.ready({ name: 'Quittenmantel' }), 'publish')
  await applyReview(app.world, body.id, 'approve')
  expect((await shopper.get('/api/search/suggest?q=quitten')).text).toMatch(/quittenmantel/i)
})

test('a restriction made on one process holds on the others, from their memory and from the database', async () => {
  const desk = await openBrandDesk(app, { trustLevel: 2 })
  const { body: product } = await desk.step(await desk.ready({ name: 'Quarzhemd' }), 'publish')
  const rows = await rowsOf<{ no: number }>(app.world.db, sql`select no from products where id = ${product.id}`)
  const no = rows[0]?.no ?? 0
  const elsewhere = () => [catalogue.isDealable(no), catalogue.bytesOf(no, 'de') !== null]
  await expect.poll(elsewhere).toEqual([true, true])
  await applyReview(app.world, product.id, 'block')
  // From the database at once; the memory of another process follows the notice.
  expect(await preview(`/products/${product.id}`)).toBe('unknown')
  expect((await shopper.get('/api/search?q=quarzhemd')).body).toMatchObject({ total: 0, products: [] })
  await expect.poll(elsewhere).toEqual([false, false])
  await applyReview(app.world, product.id, 'approve')
  await expect.poll(elsewhere).toEqual([true, true])
  await app.world.db.execute(sql`update brands set delete_after = now() where id = ${desk.brandId}`)
  await announceBrand(app.world, desk.brandId)
  await expect.poll(elsewhere).toEqual([false, false])
})

describe('jobs name public products alone:', () => {
  const mailed = async (job: typeof releaseMailsJob) => {
    app.mail.messages.length = 0
    await app.jobs.run(job, {})
    await app.jobsDone()
    const text = app.mail.messages.map((mail) => `${mail.subject}" ${mail.text}`).join('\n')
    return products.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text)).map(({ name }) => name)
  }

  test('mails about a moved drop, its release and pushes, mails about lower prices', async () => {
    await mailed(movedMailsJob)
    app.passTime(DAY_MS)
    expect(await mailed(movedMailsJob)).toEqual(expected('public'))
    app.passTime(RELEASE.getTime() - app.world.now().getTime() + 1000)
    expect(await mailed(releaseMailsJob)).toEqual(expected('public'))
    await app.jobs.run(releasePushesJob, {})
    const pushes = await rowsOf<{ name: string }>(
      app.world.db,
      sql`select p.name from push_messages m join products p on p.id = m.product_id order by p.name`,
    )
    expect(pushes.map(({ name }) => name)).toEqual(expected('public'))
    const at = app.world.now().toISOString()
    await app.world.db.execute(sql`delete from price_history`)
    await app.world.db.execute(
      sql`insert into price_history (brand_id, product_id, price_gross_cents, valid_from, valid_to, cause)
          select brand_id, id, 10000, ${at}::timestamptz - interval '10 days', ${at}::timestamptz, 'hand' from products
          union all select brand_id, id, 5000, ${at}::timestamptz, null, 'hand' from products`,
    )
    app.passTime(6.5 * HOUR_MS) // 19:30 in Berlin
    expect(await mailed(priceDropsJob)).toEqual(expected('public'))
  })
})

test('every call that reads is in the table', async () => {
  const { paths } = (await visitor().get('/api/openapi.json')).body as { paths: Record<string, object> }
  const covered = SURFACES().map(({ name }) => name)
  const missing = Object.entries(paths)
    .filter(([path, methods]) => 'get' in methods && !/^\/api\/(brand|staff)\//.test(path))
    .map(([path]) => path)
    .filter((path) => !covered.includes(`GET ${path}`) && !COUNTED.includes(path.replace('/style/brands', '/style')))
  expect(missing.filter((path) => !WITHOUT_PRODUCTS.some((start) => path.startsWith(start)))).toEqual([])
})
