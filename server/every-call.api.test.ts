import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SWIPE_STATE } from '#contract/discovery.limits.ts'
import { inventedProduct, saveInvented } from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

// Properties of every endpoint, also of future ones: the list comes from the server.

interface Operation {
  readonly name: string
  readonly method: Parameters<TestClient['send']>[0]
  readonly path: string
  /** Names of the required query parameters. */
  readonly needs: readonly string[]
  readonly takesBody: boolean
}

interface Described {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly required?: boolean }[]
  readonly requestBody?: object
}

/** What a visitor may call. */
const PUBLIC: readonly string[] = [
  'POST /api/auth/logout',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/verify-email',
  'POST /api/auth/resend-verification',
  'POST /api/auth/google',
  'POST /api/appeals',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/webhooks/{provider}',
  'POST /api/view/end',
  'GET /api/plans',
  'GET /api/packages',
  'GET /api/site',
  'GET /api/site/facts',
  'GET /api/site/state',
  'GET /api/site/transparency',
  'GET /api/background-image/active',
  'GET /api/public/products/{id}',
  'GET /api/public/products/{id}/safety',
  'GET /api/public/brands/{id}',
  'GET /api/public/shop-previews/{token}',
  'GET /api/shared-boards/{token}',
  'GET /api/invitations/{token}',
  'POST /api/products/{id}/notifications',
  'GET /api/brand/register/availability',
  'POST /api/brand/register',
  'POST /api/brand/register/check',
  'POST /api/contact',
  'POST /api/notices',
]

/** For an unknown id they answer truthfully: it is on no list, and there is no sign-up. */
const NOTHING_TO_REFUSE: readonly string[] = ['GET /api/products/{id}/boards', 'DELETE /api/alerts/drops/{id}']

/** Answers that end when the page does; tested in `live.api.test.ts`. */
const ENDLESS: readonly string[] = ['GET /api/live']

/** Tables that reading may change, with the reason (Trust S24 is about what the user did and sees). */
const LEFT_BY_READING: readonly string[] = [
  // The dealt cards, so that the next page does not repeat them.
  'dealt_pages',
  // A cache of the taste that is computed from the log.
  'tastes',
  // Counts of searched words, without users.
  'search_counts',
  // Keys of the installation, generated when they are first needed.
  'server_secrets',
]

let app: TestApp
let person: TestPerson
let productId: string
let operations: readonly Operation[]

beforeAll(async () => {
  app = await openTestApp({
    prepare: async (world) => {
      const [first] = await saveInvented(
        world,
        Array.from({ length: 20 }, (_, n) => inventedProduct(n)),
      )
      productId = first?.id ?? ''
    },
  })
  person = await app.person()
  await person.post('/api/user-interactions', { productId, action: 'like' })
  await app.jobsDone()
  operations = await readOperations()
})
afterAll(() => app.close())

async function readOperations(): Promise<Operation[]> {
  const { text } = await app.visitor().get('/api/openapi.json')
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Described>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Operation['method'],
      path,
      needs: parameters.filter((each) => each.in === 'query' && each.required).map(({ name }) => name),
      takesBody: requestBody !== undefined,
    })),
  )
}

/** The path with this word in place of each parameter. */
const filled = ({ path }: Operation, word: string): string => path.replaceAll(/\{\w+\}/g, encodeURIComponent(word))

/** A hash of the rows of every table. */
async function state(): Promise<ReadonlyMap<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    app.world.db,
    // Partitions are read by their parent: the server has no right to name them.
    sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const lines = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await rowsOf<{ lines: string | null }>(
      app.world.db,
      sql.raw(`select md5(string_agg(t::text, ' ' order by t::text)) as lines from "${name}" t`),
    )
    lines.set(name, row?.lines ?? '')
  }
  const [jobs] = await rowsOf<{ count: string }>(app.world.db, sql.raw('select count(*) from jobs.job'))
  return lines.set('jobs', jobs?.count ?? '')
}

async function changedBy(work: () => Promise<void>): Promise<string[]> {
  const before = await state()
  await work()
  const after = await state()
  return [...after.keys()].filter((table) => before.get(table) !== after.get(table))
}

/** What is wrong with an answer; null when it succeeds or is a well-formed error of the caller. */
function flawOf({ status, body, text }: { status: number; body: object; text: string }): string | null {
  if (status < 400 || status >= 500) return `${status} ${text.slice(0, 200)}`
  const { code, message } = body as { code?: unknown; message?: unknown }
  return typeof code === 'string' && typeof message === 'string' && message !== '' ? null : text.slice(0, 200)
}

test('the API description contains every public call', () => {
  expect(operations.length).toBeGreaterThan(60)
  expect(PUBLIC.filter((name) => !operations.some((operation) => operation.name === name))).toEqual([])
})

test('a visitor may call public endpoints only', async () => {
  const open: string[] = []
  const changed = await changedBy(async () => {
    for (const operation of operations) {
      const { status } = await app.visitor().send(operation.method, filled(operation, randomUUID()))
      if (status !== 401) open.push(operation.name)
    }
  })
  expect(open.sort()).toEqual([...PUBLIC].sort())
  expect(changed).toEqual([])
})

test('a request with two kinds of session is refused by every endpoint', async () => {
  const answers: string[] = []
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  const changed = await changedBy(async () => {
    for (const operation of operations) {
      const { status, body } = await person.send(operation.method, filled(operation, randomUUID()), {}, { headers })
      answers.push(JSON.stringify([status, (body as { code?: string }).code]))
    }
  })
  expect([...new Set(answers)]).toEqual(['[400,"input"]'])
  expect(changed).toEqual([])
})

test('the deck refuses an unknown brand with the declared error', async () => {
  const { status, body } = await person.get(`/api/products/ai-discovery?brand=${randomUUID()}`)
  expect([status, body]).toMatchObject([404, { code: 'brands.unknown' }])
})

test('reading changes nothing that a user did or sees (Trust S24)', async () => {
  const words: Readonly<Record<string, string>> = { q: 'invented', type: 'tops' }
  const answered: string[] = []
  const changed = await changedBy(async () => {
    for (const operation of operations.filter(({ method, name }) => method === 'GET' && !ENDLESS.includes(name))) {
      const query = new URLSearchParams(operation.needs.map((name) => [name, words[name] ?? '1']))
      const address = `${filled(operation, productId)}?${query}`
      for (let round = 0; round < 2; round += 1) {
        const { status } = await person.get(address)
        expect([operation.name, status < 500]).toEqual([operation.name, true])
        if (status === 200) answered.push(operation.name)
        await app.http.inject({ method: 'HEAD', url: address })
      }
    }
  })
  expect(new Set(answered).size).toBeGreaterThan(15)
  expect(changed.filter((table) => !LEFT_BY_READING.includes(table))).toEqual([])
})

describe('every call refuses invalid input', () => {
  const BODIES: readonly (readonly [what: string, raw: string])[] = [
    ['half of an object', '{"productId": "'],
    ['a bare word', 'hello'],
    ['a list', '[1]'],
    ['a text', '"text"'],
    ['an unknown field', '{"surprise": 1}'],
    ['a key of the prototype', '{"__proto__": {"isAdmin": true}}'],
    ['seven thousand brackets', `${'['.repeat(3500)}${']'.repeat(3500)}`],
    ['a body above every limit', `{"padding": "${'x'.repeat(SWIPE_STATE.bodyBytes)}"}`],
  ]

  test.each(BODIES)('as a body: %s', async (_, raw) => {
    const flaws: string[] = []
    const writes = operations.filter(({ takesBody }) => takesBody)
    expect(writes.length).toBeGreaterThan(30)
    const changed = await changedBy(async () => {
      for (const operation of writes) {
        const flaw = flawOf(await person.send(operation.method, filled(operation, productId), undefined, { raw }))
        if (flaw) flaws.push(`${operation.name}: ${flaw}`)
      }
    })
    expect(flaws).toEqual([])
    expect(changed).toEqual([])
  })

  test.each(["' or 1=1 --", '%00', '../../etc', 'x'.repeat(200), '🧢', randomUUID()])(
    'in the place of an id: %s',
    async (word) => {
      const flaws: string[] = []
      const withId = operations.filter(({ path }) => path.includes('{'))
      expect(withId.length).toBeGreaterThan(15)
      const changed = await changedBy(async () => {
        for (const operation of withId) {
          const answer = await person.send(operation.method, filled(operation, word))
          const flaw = flawOf(answer)
          if (flaw && !(answer.status === 200 && NOTHING_TO_REFUSE.includes(operation.name))) {
            flaws.push(`${operation.name}: ${flaw}`)
          }
        }
      })
      expect(flaws).toEqual([])
      expect(changed).toEqual([])
    },
  )
})
