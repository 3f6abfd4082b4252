import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { testForm } from '../testing/test-registration.ts'

let app: TestApp
let next = 0

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Visitor = ReturnType<TestApp['visitor']>

const PASSWORD = 'drei Elche, ein Bus'
const entered = () => {
  next += 1
  return { username: `tippt-${next}`, email: `vertippt${next}@example.org`, password: PASSWORD, terms: true }
}
type Entered = ReturnType<typeof entered>

async function register(visitor: Visitor, input: Entered) {
  const { status, body } = await visitor.post('/api/auth/register', { ...input, userType: 'consumer' })
  await app.jobsDone()
  return [status, (body as { code?: string }).code]
}
const verify = async (visitor: Visitor, email: string, code: string) => {
  const { status, body } = await visitor.post('/api/auth/verify-email', { email, code })
  return [status, (body as { code?: string }).code]
}
const DONE = [200, undefined]
const accountsNamed = async (username: string) =>
  (await rowsOf<{ email: string }>(app.world.db, sql`select email from users where username = ${username}`)).map(
    ({ email }) => email,
  )

test('a mistyped address is corrected in the browser that registered, and the first code is void', async () => {
  const visitor = app.visitor()
  const wrong = entered()
  expect(await register(visitor, wrong)).toEqual(DONE)
  const firstCode = app.mail.codeFor(wrong.email)
  const right = { ...wrong, email: entered().email }
  expect(await register(visitor, right)).toEqual(DONE)
  expect(await accountsNamed(wrong.username)).toEqual([right.email])
  expect(await verify(visitor, wrong.email, firstCode)).toEqual([400, 'accounts.code'])
  expect(await verify(visitor, right.email, app.mail.codeFor(right.email))).toEqual(DONE)
  const login = { username: right.username, password: PASSWORD }
  expect((await app.visitor().post('/api/auth/login', login)).status).toBe(200)
})

test('the name and the password can be corrected as well', async () => {
  const visitor = app.visitor()
  const first = entered()
  await register(visitor, first)
  const second = { ...entered(), email: first.email, password: 'vier Elche, kein Bus' }
  expect(await register(visitor, second)).toEqual(DONE)
  expect(await accountsNamed(first.username)).toEqual([])
  expect(await verify(visitor, second.email, app.mail.codeFor(second.email))).toEqual(DONE)
  for (const [password, status] of [
    [first.password, 401],
    [second.password, 200],
  ] as const)
    expect((await app.visitor().post('/api/auth/login', { username: second.username, password })).status).toBe(status)
})

test('another browser replaces nothing, even with the same password', async () => {
  const visitor = app.visitor()
  const own = entered()
  await register(visitor, own)
  const { email } = entered()
  const others = [app.visitor(), app.visitor()]
  // One of them has a token of its own, from an own registration.
  await register(others[1] ?? visitor, entered())
  for (const other of others) {
    expect(await register(other, { ...own, email })).toEqual([409, 'accounts.username-taken'])
    expect(await register(other, { ...entered(), email: own.email })).toEqual([409, 'accounts.email-taken'])
  }
  expect(await accountsNamed(own.username)).toEqual([own.email])
  expect(await verify(visitor, own.email, app.mail.codeFor(own.email))).toEqual(DONE)
})

test('a confirmed account is not replaced, not even from the browser that registered it', async () => {
  const visitor = app.visitor()
  const own = entered()
  await register(visitor, own)
  const token = visitor.cookies.get('sid') ?? ''
  expect(await verify(visitor, own.email, app.mail.codeFor(own.email))).toEqual(DONE)
  const before = app.visitor()
  before.cookies.set('sid', token)
  for (const browser of [visitor, before]) {
    expect(await register(browser, { ...own, email: entered().email })).toEqual([409, 'accounts.username-taken'])
    expect(await register(browser, { ...entered(), email: own.email })).toEqual([409, 'accounts.email-taken'])
  }
  expect(await accountsNamed(own.username)).toEqual([own.email])
})

test('a correction that is refused leaves the first registration as it was', async () => {
  const visitor = app.visitor()
  const own = entered()
  await register(visitor, own)
  const person = await app.person()
  expect(await register(visitor, { ...own, email: person.email })).toEqual([409, 'accounts.email-taken'])
  expect(await register(visitor, { ...own, username: person.username })).toEqual([409, 'accounts.username-taken'])
  expect(await verify(visitor, own.email, app.mail.codeFor(own.email))).toEqual(DONE)
})

test('ten corrections at once leave one account with one valid code', async () => {
  const visitor = app.visitor()
  const own = entered()
  await register(visitor, own)
  const corrections = Array.from({ length: 10 }, () => ({ ...own, email: entered().email }))
  const answers = await Promise.all(corrections.map((correction) => register(visitor, correction)))
  // One that comes after another was saved corrects that one; one at the same time is refused.
  const statuses = answers.map(([status]) => status)
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  const [email = ''] = await accountsNamed(own.username)
  expect(await verify(visitor, email, app.mail.codeFor(email))).toEqual(DONE)
})

test('the form of a brand follows the corrected address', async () => {
  const visitor = app.visitor()
  const account = entered()
  const form = testForm()
  await visitor.post('/api/brand/register', { account, ...form })
  const corrected = { ...account, email: entered().email }
  expect((await visitor.post('/api/brand/register', { account: corrected, ...form })).status).toBe(200)
  await app.jobsDone()
  expect(await verify(visitor, corrected.email, app.mail.codeFor(corrected.email))).toEqual(DONE)
  expect((await visitor.get('/api/brand/workspaces')).body).toMatchObject([{ name: form.brand.name }])
  expect(await rowsOf(app.world.db, sql`select 1 from brand_registrations`)).toEqual([])
})
