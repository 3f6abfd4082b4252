import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Overview } from '#contract/overview.ts'
import { DEMO_MEMBERS } from '#demo/members/members.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { DEMO_OWNER } from './desk-accounts.ts'
import { fillDemo } from './fill-demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ prepare: fillDemo, env: { DEMO: '1', RATE_LIMITS: '1' } })
})
afterAll(() => app.close())

async function login(username: string): Promise<TestClient> {
  const client = app.visitor()
  const member = DEMO_MEMBERS.find((each) => each.username === username)
  await client.post('/api/auth/login', { username, password: member?.password })
  return client
}
const list = async (client: TestClient, path: string) =>
  (await client.get(path)).body as unknown as { readonly [field: string]: unknown }[]

describe.each(DEMO_MEMBERS)('the demo account $username', ({ username, lists, follows, hides, sizes }) => {
  let client: TestClient
  beforeAll(async () => {
    client = await login(username)
  })

  test('has saved products, a history of months and a learned style', async () => {
    expect((await list(client, '/api/saved-products')).length).toBeGreaterThan(25)
    const style = (await client.get('/api/style')).body as unknown as { swipes: number; statements: unknown[] }
    expect(style.swipes).toBeGreaterThan(80)
    expect(style.statements.length).toBeGreaterThan(2)
  })

  test('has its lists with covers, shared ones with a link that visitors can open', async () => {
    const boards = (await client.get('/api/boards')).body as unknown as {
      name: string
      count: number
      share: { token: string; showsOwner: boolean } | null
    }[]
    expect(boards.map(({ name }) => name).toSorted()).toEqual(lists.map(({ name }) => name).toSorted())
    for (const { name, count, share } of boards) {
      const shared = lists.find((each) => each.name === name)?.shared
      expect(count, name).toBeGreaterThan(2)
      expect(share?.showsOwner ?? null).toBe(shared ? shared === 'with-name' : null)
      if (share) expect((await app.visitor().get(`/api/shared-boards/${share.token}`)).status).toBe(200)
    }
  })

  test('waits for drops of followed labels, hears of falling prices, and keeps searches', async () => {
    const alerts = (await client.get('/api/alerts')).body as unknown as { drops: unknown[]; priceDrops: boolean }
    expect(alerts.drops.length).toBeGreaterThan(0)
    expect(alerts.priceDrops).toBe(true)
    const { wishes } = (await client.get('/api/search/wishes')).body as unknown as { wishes: { found: number }[] }
    expect(wishes.map(({ found }) => found > 0)).toEqual([true, true])
  })

  test('wears sizes, follows labels and hides others', async () => {
    expect((await client.get('/api/size-profile')).body).toMatchObject({ sizes: expect.arrayContaining([...sizes]) })
    const { rows } = await app.database.pool.query(
      `select b.slug, t.kind from brand_ties t join brands b on b.no = t.brand_no
       join users u on u.id = t.user_id where u.username = $1`,
      [username],
    )
    const slugs = (kind: string) => rows.filter((row) => row.kind === kind).map(({ slug }) => slug)
    expect(slugs('follow').toSorted()).toEqual([...follows].toSorted())
    expect(slugs('hide').toSorted()).toEqual([...hides].toSorted())
  })
})

test('the owner’s overview counts the views of these histories', async () => {
  const owner = app.visitor()
  await owner.post('/api/auth/login', { username: DEMO_OWNER.username, password: DEMO_OWNER.password })
  const { views } = (await owner.get('/api/brand/overview')).body as unknown as Overview
  expect(views.total).toBeGreaterThan(10)
})

test('a restart changes nothing of the accounts, also after they were used', async () => {
  const client = await login('mia')
  const saved = await list(client, '/api/saved-products')
  await client.post('/api/user-interactions', { productId: saved[0]?.['id'], action: 'unsave' })
  const before = await list(client, '/api/saved-products')
  await fillDemo(app.world)
  expect(await list(client, '/api/saved-products')).toEqual(before)
  expect((await list(client, '/api/boards')).length).toBe(3)
})

test('an account that restarted stays empty', async () => {
  const client = await login('jonas')
  const paths = ['user-seen-products', 'user-viewed-products', 'user-swipe-history', 'user-ai-cache', 'saved-products']
  for (const path of paths) await client.delete(`/api/${path}`)
  await fillDemo(app.world)
  const { rows } = await app.database.pool.query(
    `select count(*)::int as count from interactions i join users u on u.id = i.user_id where u.username = 'jonas'`,
  )
  expect(rows[0].count).toBe(0)
})
