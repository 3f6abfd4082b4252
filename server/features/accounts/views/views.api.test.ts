import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { VIEWABLE } from '#contract/viewable.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { forgetOldAccountRows } from '../housekeeping.service.ts'

const REASON = 'Ticket SW-100001: Deck ist leer'
const MINUTE_MS = 60_000

let app: TestApp
let support: TestPerson
let person: TestPerson
let products: readonly SavedProduct[]
beforeAll(async () => {
  app = await openTestApp({
    prepare: async (world) => {
      products = await saveInvented(
        world,
        Array.from({ length: 20 }, (_, n) => inventedProduct(n)),
      )
    },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  support = await app.person({ staff: 'support' })
  person = await app.person()
})

const code = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]
const start = (by: TestPerson, id = person.id, reason = REASON) => by.post(`/api/admin/users/${id}/view`, { reason })
const me = async (client: TestClient) => (await client.get('/api/auth/me')).body
const audited = () =>
  rowsOf<{ action: string; actor: string | null; role: string; reason: string }>(
    app.world.db,
    sql`select action, actor_id as actor, role, reason from audit_log where target_id = ${person.id} order by at, action desc`,
  )

interface Operation {
  readonly method: Parameters<TestClient['send']>[0]
  readonly path: string
  readonly needs: readonly string[]
}

/** Every call that the server offers, from its own description. */
async function operations(): Promise<readonly Operation[]> {
  const { text } = await app.visitor().get('/api/openapi.json')
  type Described = { readonly parameters?: readonly { in: string; name: string; required?: boolean }[] }
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Described>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      needs: parameters.filter((each) => each.in === 'query' && each.required).map(({ name }) => name),
    })),
  )
}

const WAYS_OUT = ['/api/view/end', '/api/auth/logout']

/** What reading may change for technical reasons: limits, words without users, and what an installation stores at its first use. */
const TECHNICAL = ['rate_limits', 'search_counts', 'server_secrets', 'price_versions']

async function state(): Promise<ReadonlyMap<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    app.world.db,
    sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const rows = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await rowsOf<{ rows: string | null }>(
      app.world.db,
      sql.raw(`select md5(string_agg(t::text, ' ' order by t::text)) as rows from "${name}" t`),
    )
    rows.set(name, row?.rows ?? '')
  }
  return rows
}

async function changedBy(work: () => Promise<void>): Promise<string[]> {
  const before = await state()
  await work()
  const after = await state()
  return [...after.keys()].filter((name) => before.get(name) !== after.get(name) && !TECHNICAL.includes(name))
}

test('only reading calls are viewable', () => {
  expect(VIEWABLE.filter((key) => !key.startsWith('GET '))).toEqual([])
})

test('in a view every call but the listed ones is refused, and the listed ones change nothing', async () => {
  const brand = await insertTestBrand(app.world, { owner: person.id })
  await person.post('/api/user-interactions', { productId: products[0]?.id, action: 'like' })
  expect((await start(support)).status).toBe(200)
  const listed: ReadonlySet<string> = new Set(VIEWABLE)
  const wrong: string[] = []
  const answered: string[] = []
  const tryCall = async ({ method, path, needs }: Operation) => {
    const query = new URLSearchParams(needs.map((name) => [name, name === 'q' ? 'invented' : '1']))
    const address = `${path.replaceAll(/\{\w+\}/g, products[0]?.id ?? '')}?${query}`
    const body = method === 'GET' ? undefined : {}
    const answer = await support.send(method, address, body, { headers: { 'x-brand-id': brand.id } })
    const isRefused = (answer.body as { code?: string } | null)?.code === 'view.read-only'
    const key = `${method} ${path}`
    // Calls of brands' servers know no session.
    if (isRefused === listed.has(key) && answer.status !== 401) wrong.push(`${key}: ${answer.status}`)
    if (answer.status === 200) answered.push(key)
  }
  const changed = await changedBy(async () => {
    const tried = (await operations()).filter(({ path }) => !WAYS_OUT.includes(path))
    for (const operation of tried) await tryCall(operation)
  })
  expect(wrong).toEqual([])
  expect(changed).toEqual([])
  expect(answered.filter((key) => !listed.has(key))).toEqual([])
  expect(answered).toContain('GET /api/products/ai-discovery')
  expect(answered).toContain('GET /api/brand/overview')
})

test('a view shows the app as the person, is left for the own session, and stands in the log and for the person', async () => {
  expect((await start(support)).status).toBe(200)
  expect(await me(support)).toMatchObject({ username: person.username, isAdmin: false })
  expect((await me(support)).viewedUntil).toBeDefined()
  expect((await me(person)).viewedUntil).toBeUndefined()
  expect((await person.get('/api/auth/sessions')).body).toHaveLength(1)
  expect((await person.get('/api/auth/views')).body).toMatchObject([{ isOpen: true, reason: REASON }])
  expect(code(await support.get('/api/admin/users'))).toEqual([403, 'view.read-only'])
  expect((await support.post('/api/view/end')).status).toBe(200)
  expect(await me(support)).toMatchObject({ username: support.username, isAdmin: true })
  expect((await support.get('/api/admin/users')).status).toBe(200)
  expect((await person.get('/api/auth/views')).body).toMatchObject([{ isOpen: false }])
  expect((await audited()).map(({ action, actor, role, reason }) => [action, actor, role, reason])).toEqual([
    ['user.view-started', support.id, 'support', REASON],
    ['user.view-ended', support.id, 'support', REASON],
  ])
})

test('after half an hour it is over, and the browser does not act as the member of staff by itself', async () => {
  await start(support)
  app.passTime(31 * MINUTE_MS)
  expect((await support.get('/api/auth/me')).status).toBe(401)
  await forgetOldAccountRows(app.world)
  expect((await audited()).map(({ action, role }) => [action, role])).toEqual([
    ['user.view-started', 'support'],
    ['user.view-ended', 'automatic'],
  ])
  expect((await support.post('/api/view/end')).status).toBe(200)
  expect(await me(support)).toMatchObject({ username: support.username })
  app.passTime(-31 * MINUTE_MS)
})

test('it ends with the session of the member of staff, and when the person signs out everywhere', async () => {
  await start(support)
  await support.post('/api/auth/logout')
  expect(await me(support)).toMatchObject({ username: support.username })
  await start(support)
  await person.delete('/api/auth/sessions', {})
  expect((await support.get('/api/auth/me')).status).toBe(401)
  await support.post('/api/view/end')
  await start(support)
  await app.world.db.execute(sql`delete from sessions where user_id = ${support.id}`)
  expect((await support.get('/api/auth/me')).status).toBe(401)
})

test('accounts of staff, other roles and calls without a reason are refused', async () => {
  const [other, moderator] = [await app.person({ staff: 'readonly' }), await app.person({ staff: 'moderator' })]
  expect(code(await start(support, other.id))).toEqual([409, 'people.is-staff'])
  expect(code(await start(moderator))).toEqual([403, 'forbidden'])
  expect((await start(support, person.id, '')).status).toBe(400)
  expect(await me(support)).toMatchObject({ username: support.username })
})
