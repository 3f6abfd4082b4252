import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '#server/platform/scope/log.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { type JobKind, openJobs } from '../jobs/jobs.ts'
import { type DatabaseHandle, openDatabase, rowsOf } from './database.ts'
import { migrateDatabase } from './migrate.ts'

// MIGRATION_DATABASE_URL: one user owns the tables, another one, without any right of its own, serves (Decision 045).

const LOGIN = `server_${randomBytes(4).toString('hex')}`
const log = createLog('silent')
const kind: JobKind<{ readonly n: number }> = { name: 'two-logins', schema: z.object({ n: z.int() }) }

let file: TestDatabase
let database: DatabaseHandle
let url: string

beforeAll(async () => {
  file = await createTestDatabase()
  await asOwner(file.url, `create role ${LOGIN} login password 'test'`)
  const login = new URL(file.url)
  login.username = LOGIN
  login.password = 'test'
  url = login.href
  await migrateDatabase(url, file.url)
  database = openDatabase(url, log, { max: 2 })
})
afterAll(async () => {
  await database.close()
  await asOwner(file.url, `drop role ${LOGIN}`)
  await file.drop()
})

test('the server reads and writes rows, and can change neither tables nor evidence, also without its role', async () => {
  const { db } = database
  expect(await rowsOf(db, sql`select * from users`)).toEqual([])
  await db.execute(sql`insert into rate_windows (key_hash, hits, resets_at) values ('a', 1, now())`)
  for (const statement of ['drop table rate_windows', 'delete from audit_log', 'reset role; delete from audit_log']) {
    await expect(asOwner(url, statement), statement).rejects.toMatchObject({ cause: { code: '42501' } })
  }
})

test('the server opens the queue, and a job runs', async () => {
  const jobs = await openJobs({ url, mailTransport: 'here', log, onRun: async () => {} })
  const done = Promise.withResolvers<number>()
  await jobs.perform(kind, async ({ n }) => done.resolve(n))
  await database.db.transaction((tx) => jobs.enqueue(tx, kind, { n: 7 }))
  expect(await done.promise).toBe(7)
  await jobs.stop()
})

test('the owner of the tables migrates without the right to create roles where the role exists', async () => {
  const owner = `owner_${randomBytes(4).toString('hex')}`
  await asOwner(file.url, `create role ${owner} login password 'test' in role dropdeck_app`)
  await asOwner(file.url, `create database ${owner} owner ${owner}`)
  const own = new URL(file.url)
  Object.assign(own, { username: owner, password: 'test', pathname: `/${owner}` })
  await migrateDatabase(own.href)
  expect(await asOwner(own.href, 'select count(*)::int as users from users')).toEqual([{ users: 0 }])
  await asOwner(file.url, `drop database ${owner} with (force)`)
  await asOwner(file.url, `drop role ${owner}`)
})
