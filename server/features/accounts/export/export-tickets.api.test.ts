import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function order(person: TestPerson, body: object = {}) {
  const { status, body: ordered } = await person.post('/api/auth/export', body)
  expect(status).toBe(200)
  return ordered
}

describe('a link to the copy', () => {
  test('works once, and a HEAD request does not use it up', async () => {
    const { json } = await order(await app.person())
    expect((await app.http.inject({ method: 'HEAD', url: json })).statusCode).toBe(200)
    expect((await app.visitor().get(json)).status).toBe(200)
    const again = await app.visitor().get(json)
    expect([again.status, again.body.code]).toEqual([410, 'accounts.export-link'])
  })

  test('does not open the other format, nor a day later, nor after the account is deleted', async () => {
    const person = await app.person()
    const { json, html } = await order(person)
    expect((await app.visitor().get(json.replace('format=json', 'format=html'))).status).toBe(410)
    app.passTime(DAY_MS)
    expect((await app.visitor().get(json)).status).toBe(410)
    app.passTime(-DAY_MS)
    await person.delete('/api/auth/me', {})
    expect((await app.visitor().get(html)).status).toBe(410)
    expect((await app.visitor().get(`/api/auth/export?ticket=${'A'.repeat(43)}`)).status).toBe(410)
    expect((await app.visitor().get('/api/auth/export?ticket=x')).status).toBe(400)
  })

  test('ends with the session that ordered it, however that ends, and with no other', async () => {
    const person = await app.person()
    const { username, password, email } = person
    const signedIn = async () => {
      const device = app.visitor()
      expect((await device.post('/api/auth/login', { username, password })).status).toBe(200)
      return device
    }
    const ordered = async (device: TestClient) => (await device.post('/api/auth/export', {})).body.json
    const [leaving, lost, others] = [await signedIn(), await signedIn(), await signedIn()]
    const own = await order(person)
    const links = [await ordered(leaving), await ordered(lost), await ordered(others)]
    const theirs = await order(await app.person())

    await leaving.post('/api/auth/logout', {})
    const sessions = (await lost.get('/api/auth/sessions')).body
    await person.delete(`/api/auth/sessions/${sessions.find(({ current }) => current)?.id}`)
    await person.delete('/api/auth/sessions')
    for (const link of links) expect((await app.visitor().get(link)).status).toBe(410)
    expect((await app.visitor().get(own.json)).status).toBe(200)

    await app.visitor().post('/api/auth/forgot-password', { email })
    await app.jobsDone()
    const reset = { email, code: app.mail.codeFor(email), password: 'neun Enten im Regen' }
    expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200)
    expect((await app.visitor().get(own.html)).status).toBe(410)
    expect((await app.visitor().get(theirs.json)).status).toBe(200)
  })

  test('ends when its session expires before the day is over', async () => {
    const person = await app.person()
    const { json } = await order(person)
    await app.world.db.execute(
      sql`update sessions set expires_at = ${new Date(app.world.now().getTime() + MINUTE_MS)} where user_id = ${person.id}`,
    )
    app.passTime(2 * MINUTE_MS)
    expect((await app.visitor().get(json)).status).toBe(410)
    app.passTime(-2 * MINUTE_MS)
  })

  test('is deleted when it was not used', async () => {
    const { forgetOldAccountRows } = await import('../housekeeping.service.ts')
    await order(await app.person())
    app.passTime(DAY_MS + MINUTE_MS)
    await forgetOldAccountRows(app.world)
    expect(await rowsOf(app.world.db, sql`select 1 from export_tickets`)).toEqual([])
    app.passTime(-DAY_MS - MINUTE_MS)
  })
})

describe('access to the copy', () => {
  test('needs a recent sign-in or the password', async () => {
    const person = await app.person()
    expect((await person.get('/api/auth/export')).status).toBe(200)
    app.passTime(15 * MINUTE_MS)
    const asked = await person.post('/api/auth/export', {})
    expect([asked.status, asked.body.reauth]).toEqual([403, true])
    expect((await person.get('/api/auth/export')).status).toBe(403)
    expect((await person.post('/api/auth/export', { password: 'not my password' })).status).toBe(401)
    await order(person, { password: person.password })
    app.passTime(-15 * MINUTE_MS)
  })

  test('is refused by links of other sites; a ticket opens from everywhere', async () => {
    const person = await app.person()
    const from = (site: string) => ({ headers: { 'sec-fetch-site': site } })
    for (const site of ['cross-site', 'same-site']) {
      expect((await person.get('/api/auth/export', from(site))).body, site).toMatchObject({ code: 'foreign-origin' })
    }
    for (const site of ['same-origin', 'none']) {
      expect((await person.get('/api/auth/export', from(site))).status, site).toBe(200)
    }
    const { json } = await order(person)
    expect((await app.visitor().get(json, from('cross-site'))).status).toBe(200)
  })

  test('is refused for visitors', async () => {
    expect((await app.visitor().post('/api/auth/export', {})).status).toBe(401)
    expect((await app.visitor().get('/api/auth/export')).status).toBe(401)
  })

  test('is limited to three times a day, and logged without the name', async () => {
    const limited = await openTestApp({ env: { RATE_LIMITS: 'on' } })
    const person = await limited.person()
    for (let time = 0; time < 3; time += 1) expect((await person.post('/api/auth/export', {})).status).toBe(200)
    const refused = await person.post('/api/auth/export', {})
    expect([refused.status, Number(refused.headers['retry-after']) > 3600]).toEqual([429, true])
    const events = limited.logged.filter((line) => line.includes('export-ordered'))
    expect(events).toHaveLength(3)
    expect(events.join()).not.toMatch(new RegExp(`${person.username}|${person.email}|${person.id}`))
    await limited.close()
  })
})
