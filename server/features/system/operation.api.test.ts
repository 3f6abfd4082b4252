import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorSentence } from '#contract/errors.ts'
import { testForm } from '#server/features/brands/testing/test-registration.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { isFlagOn } from '#server/platform/operation/operation.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import { openSecondProcess } from '#server/testing/second-process.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

let app: TestApp
let staff: TestPerson
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-11-28T12:00:00Z') })
  staff = await app.person({ staff: 'superadmin' })
})
afterAll(() => app.close())

const reason = 'Arbeiten an den Servern'
const LINE = {
  ...{ de: 'Gleich kurz nicht erreichbar.', en: 'Out of reach shortly.' },
  ...{ from: '2026-11-28T13:00:00Z', until: '2026-11-28T14:00:00Z' },
}
const operation = async () => (await staff.get('/api/admin/operation')).body
const setLine = (line: typeof LINE | null, version: number, by = staff) =>
  by.put('/api/admin/operation/line', { line, version, reason })
/** A session of staff ends after an hour without a call. */
async function passHours(hours: number) {
  app.passTime(hours * 3_600_000)
  staff = await app.person({ staff: 'superadmin' })
}
async function state() {
  app.passTime(5000)
  return (await app.visitor().get('/api/site/state')).body
}
async function close(registration: { shoppers: boolean; brands: boolean }) {
  const { version } = (await operation()).registration
  const body = { registration, version, reason }
  expect((await staff.put('/api/admin/operation/registration', body)).status).toBe(200)
}
async function flag(name: string, mode: string, names: string[] = []) {
  const { version = 0 } = (await operation()).flags.find((one) => one.name === name) ?? {}
  const path = `/api/admin/operation/flags/${name}` as '/api/admin/operation/flags/{name}'
  return staff.put(path, { flag: { mode, percent: 50, names }, version, reason })
}
let entered = 0
const account = (email = `neu${++entered}@example.org`) => ({
  ...{ username: `neu${++entered}`, email, password: 'drei Elche im Bus', terms: true },
})
const register = (email?: string) =>
  app.visitor().post('/api/auth/register', { ...account(email), userType: 'consumer' as const })

test('the line is told within its period only, and taken away at once', async () => {
  expect(await state()).toEqual({ line: null, registration: { shoppers: true, brands: true } })
  expect((await setLine({ ...LINE, until: LINE.from }, 0)).body.code).toBe('operation.period')
  const both = await Promise.all([setLine(LINE, 0), setLine({ ...LINE, de: 'Ein anderer Hinweis.' }, 0)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const de = (await operation()).line.value?.de
  expect((await state()).line).toBeNull()
  await passHours(1)
  expect((await state()).line).toEqual({ de, en: LINE.en })
  const moderator = await app.person({ staff: 'moderator' })
  expect((await setLine(null, 1, moderator)).status).toBe(403)
  expect((await setLine(null, 1)).status).toBe(200)
  expect((await state()).line).toBeNull()
  await setLine({ ...LINE, until: '2026-11-28T15:00:00Z' }, 2)
  await passHours(2)
  expect((await state()).line).toBeNull()
  const log = sql`select action, reason from audit_log where action = 'operation.line'`
  expect(await rowsOf(app.world.db, log)).toEqual(
    Array.from({ length: 3 }, () => ({ action: 'operation.line', reason })),
  )
})

test('closed registration refuses shoppers and brands apart, in all processes, and lets invited people in', async () => {
  const owner = await app.person()
  await insertTestBrand(app.world, { owner: owner.id })
  await owner.post('/api/brand/invites', { email: 'eingeladen@example.org', role: 'editor' })
  const second = await openSecondProcess(app)
  const form = testForm()
  await close({ shoppers: false, brands: true })
  const refused = await register()
  expect(refused).toMatchObject({ status: 403, body: { code: 'operation.no-shoppers' } })
  expect(refused.body.message).toBe(errorSentence('operation.no-shoppers', 'de'))
  const { username, password } = account()
  const payload = { username, password, email: 'zweit@example.org', terms: true, userType: 'consumer' }
  const headers = { origin: 'http://localhost:3000' }
  const elsewhere = await second.http.inject({ method: 'POST', url: '/api/auth/register', payload, headers })
  expect(elsewhere.json()).toMatchObject({ code: 'operation.no-shoppers' })
  expect((await register('Eingeladen@Example.org')).status).toBe(200)
  expect((await app.visitor().post('/api/brand/register', { account: account(), ...form })).status).toBe(200)
  await close({ shoppers: true, brands: false })
  expect((await register()).status).toBe(200)
  const brand = await app.visitor().post('/api/brand/register', { account: account(), ...form })
  expect(brand).toMatchObject({ status: 403, body: { code: 'operation.no-brands' } })
  expect((await state()).registration).toEqual({ shoppers: true, brands: false })
  await close({ shoppers: true, brands: true })
  await second.close()
})

test('a part that is switched off refuses with the sentence that says so, and works again at once', async () => {
  const shopper = await app.person()
  const owner = await app.person()
  const { id: brandId } = await insertTestBrand(app.world, { owner: owner.id })
  const write = (to: { brandId?: string }) =>
    shopper.post('/api/conversations', { ...to, messageId: randomUUID(), text: 'Passt die Größe L?' })
  const credit = { kind: 'package', name: 'S' }
  const order = () =>
    owner.send(
      'POST',
      '/api/checkout',
      { credit, billingEmail: owner.email, orderReference: '' },
      { headers: { 'idempotency-key': randomUUID() } },
    )
  const upload = () =>
    owner.send('POST', '/api/brand/imports', undefined, multipartOf({ bytes: Buffer.from('title'), type: 'text/csv' }))
  expect((await flag('conversations', 'off')).status).toBe(200)
  await flag('checkout', 'off')
  await flag('imports', 'off')
  expect(await write({ brandId })).toMatchObject({ status: 503, body: { code: 'operation.part-off' } })
  expect((await write({})).status).toBe(200)
  const off = { status: 503, body: { code: 'operation.part-off' } }
  expect([await order(), await upload()]).toMatchObject([off, off])
  await flag('conversations', 'on')
  await flag('checkout', 'on')
  await flag('imports', 'on')
  expect((await write({ brandId })).status).toBe(200)
  expect([(await order()).body.code, (await upload()).body.code]).not.toContain('operation.part-off')
})

test('a share always holds for the same users, and for about as many as it says', () => {
  const users = Array.from({ length: 2000 }, (_, n) => `user ${n}`)
  const drawn = (percent: number) =>
    users.filter((user) => isFlagOn('conversations', { mode: 'percent', percent, ids: [] }, user))
  const quarter = drawn(25)
  expect(quarter.length).toBeGreaterThan(420)
  expect(quarter.length).toBeLessThan(580)
  expect(drawn(25)).toEqual(quarter)
  const more = new Set(drawn(60))
  expect(quarter.every((user) => more.has(user))).toBe(true)
})

test('a part is on for those who are named alone, as long as they exist', async () => {
  const [named, other] = [await app.person(), await app.person()]
  const { id: brandId } = await insertTestBrand(app.world)
  const write = (by: TestPerson) =>
    by.post('/api/conversations', { brandId, messageId: randomUUID(), text: 'Passt die Größe L?' })
  expect((await flag('conversations', 'named', [named.username, 'gibt-es-nicht'])).body).toMatchObject({
    code: 'operation.no-name',
    message: '„gibt-es-nicht“ gibt es hier nicht.',
  })
  expect((await flag('conversations', 'named', [named.username.toUpperCase(), named.username])).status).toBe(200)
  expect([(await write(named)).status, (await write(other)).status]).toEqual([200, 503])
  const shown = (await operation()).flags.find(({ name }) => name === 'conversations')
  expect(shown?.value).toMatchObject({ mode: 'named', names: [named.username] })
  await flag('conversations', 'on')
})
