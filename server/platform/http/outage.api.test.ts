// What users, operators and the log see while the database or the disk fails.

import { createHash, randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { accountsRoutes } from '#server/features/accounts/accounts.routes.ts'
import { identificationOf } from '#server/identification.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openDatabase } from '../data/database.ts'
import { createLog } from '../scope/log.ts'
import { createHttpServer, registerApi } from './http-server.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** A server on this database, with what it has logged. */
async function openServer(databaseUrl: string): Promise<{ http: FastifyInstance; logged: string[] }> {
  const logged: string[] = []
  const log = createLog('info', { write: (line) => logged.push(line) })
  const database = openDatabase(databaseUrl, log, { max: 2 })
  const world = { ...app.world, db: database.db, log }
  const http = await createHttpServer(world)
  await registerApi(http, world, identificationOf(world), accountsRoutes)
  onTestFinished(async () => {
    await http.close()
    await database.close()
  })
  return { http, logged }
}

function register(http: FastifyInstance, username: string) {
  const payload = {
    username,
    email: `${username}@example.org`,
    password: 'blue horse 77',
    terms: true,
    userType: 'consumer',
  }
  const headers = { origin: 'http://localhost:3000' }
  return http.inject({ method: 'POST', url: '/api/auth/register', headers, payload })
}

test('an outage answers 503 with Retry-After, and is logged once a second without tokens or parameters', async () => {
  const { http, logged } = await openServer('postgres://127.0.0.1:1/none')
  const token = randomBytes(32).toString('base64url')
  const request = { url: '/api/auth/me', headers: { cookie: `sid=${token}` } }
  const answers = await Promise.all(Array.from({ length: 50 }, () => http.inject(request)))
  for (const { statusCode, headers } of answers) expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  expect((await http.inject('/readyz')).statusCode).toBe(503)
  const failures = logged.filter((line) => line.includes('a request failed'))
  expect(failures.length).toBeGreaterThan(0)
  // One line per second: on a slow machine fifty requests may take a few seconds.
  expect(failures.length).toBeLessThan(10)
  expect(failures[0]).toContain('ECONNREFUSED')
  const hash = createHash('sha256').update(token).digest()
  const log = logged.join('')
  for (const secret of [token, hash.toString('hex'), hash.toString('base64'), [...hash].slice(0, 8).join(',')]) {
    expect(log).not.toContain(secret)
  }
  expect(log).not.toMatch(/params|"data":\[/)
})

test('a full disk answers 503 with Retry-After, and the process is not ready', async () => {
  const { http } = await openServer(app.database.url)
  expect((await http.inject('/readyz')).statusCode).toBe(200)
  const change = (statement: SQL) => asOwner(app.database.url, statement)
  await change(sql`
    create function fill_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await change(sql`
    create trigger full_disk before insert or update on rate_windows execute function fill_disk()`)
  await change(sql`create trigger full_disk before insert on users execute function fill_disk()`)
  onTestFinished(async () => void (await change(sql`drop function fill_disk() cascade`)))
  const answer = await register(http, 'mia')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(answer.json()).toMatchObject({ code: 'unavailable' })
  const { http: fresh } = await openServer(app.database.url)
  const readiness = await fresh.inject('/readyz')
  expect([readiness.statusCode, readiness.headers['retry-after']]).toEqual([503, '2'])
})

test('a read-only database answers 503 to writes, and the process is not ready', async () => {
  const url = new URL(app.database.url)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const { http } = await openServer(url.href)
  expect((await http.inject('/readyz')).statusCode).toBe(503)
  const answer = await register(http, 'jonas')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
})
