import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { type DatabaseHandle, openDatabase, rowsOf } from '../data/database.ts'
import { createLog } from '../scope/log.ts'
import { type JobKind, type JobRunner, MAIL_RETRY_HOURS, openJobs } from './jobs.ts'

const Payload = z.strictObject({ word: z.string() })
const kindOf = (name: string, rest: Partial<JobKind<{ word: string }>> = {}): JobKind<{ word: string }> => ({
  name,
  schema: Payload,
  ...rest,
})

let file: TestDatabase
let database: DatabaseHandle
let jobs: JobRunner

beforeAll(async () => {
  file = await createTestDatabase()
  const log = createLog('silent')
  database = openDatabase(file.url, log, { max: 4 })
  jobs = await openJobs({ url: file.url, mailTransport: 'here', log, onRun: async () => {} })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
  await file.drop()
})

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isTrue()); waited += 20) {
    if (waited > 10_000) throw new Error('timed out')
    await pause(20)
  }
}

const rowsWith = (word: string) => rowsOf(database.db, sql`select 1 from jobs.job where data::text like ${`%${word}%`}`)

test('a job enqueued in a transaction runs exactly when it commits', async () => {
  const kind = kindOf('words')
  const done: string[] = []
  await jobs.perform(kind, async ({ word }) => {
    done.push(word)
  })
  await database.db
    .transaction(async (tx) => {
      await jobs.enqueue(tx, kind, { word: 'undone' })
      throw new Error('rolled back')
    })
    .catch(() => {})
  await database.db.transaction((tx) => jobs.enqueue(tx, kind, { word: 'done' }))
  await until(() => done.length > 0)
  expect(done).toEqual(['done'])
  expect(await rowsWith('undone')).toEqual([])
})

test('an enqueued job of a scheduled kind starts at its notification, long before the next poll', async () => {
  const kind = kindOf('announced', { cron: '0 0 1 1 *' })
  const done: string[] = []
  await jobs.perform(kind, async ({ word }) => {
    done.push(word)
  })
  for (const word of ['first', 'second']) {
    await jobs.enqueue(database.db, kind, { word })
    await until(() => done.includes(word))
  }
})

test('a mail is retried for three days, other jobs for a quarter of an hour', async () => {
  await jobs.enqueue(database.db, kindOf('mails', { retryHours: MAIL_RETRY_HOURS }), { word: 'kept' })
  await jobs.enqueue(database.db, kindOf('errands'), { word: 'short' })
  const limits = await rowsOf<{ name: string; tries: number }>(
    database.db,
    sql`select name, retry_limit tries from jobs.job where name in ('mails', 'errands') order by name desc`,
  )
  const [mails, errands] = limits.map(({ tries }) => lastTryHours(tries))
  expect(mails).toBeGreaterThanOrEqual(72)
  expect(errands).toBeLessThan(1)
})

/** Hours until the last try, when the delay doubles from try to try up to ten minutes. */
function lastTryHours(tries: number): number {
  const seconds = Array.from({ length: tries }, (_, at) => Math.min(600, 2 ** (at + 1)))
  return seconds.reduce((sum, each) => sum + each, 0) / 3600
}

test('a failed job is retried', async () => {
  const kind = kindOf('fragile')
  let tries = 0
  await jobs.perform(kind, async () => {
    tries += 1
    if (tries === 1) throw new Error('the mail server is down')
  })
  await jobs.enqueue(database.db, kind, { word: 'again' })
  await until(() => tries === 2)
})

test('a traceless job leaves no row', async () => {
  const kind = kindOf('secretive', { traceless: true, perMailTransport: true })
  let isDone = false
  await jobs.perform(kind, async () => {
    isDone = true
  })
  await jobs.enqueue(database.db, kind, { word: 'kanarienvogel' })
  await until(() => isDone)
  await until(async () => (await rowsWith('kanarienvogel')).length === 0)
})

test('a long job gets a signal when the process ends', async () => {
  const kind = kindOf('endless')
  const own = await openJobs({ url: file.url, mailTransport: 'here', log: createLog('silent'), onRun: async () => {} })
  let isUnderWay = false
  let wasTold = false
  await own.perform(kind, async (_payload, signal) => {
    isUnderWay = true
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    wasTold = true
  })
  await own.enqueue(database.db, kind, { word: 'endless' })
  await until(() => isUnderWay)
  await own.stop()
  expect(wasTold).toBe(true)
})

test('concurrent callers can enqueue the first job of a kind', async () => {
  const kind = kindOf('sudden')
  await Promise.all(Array.from({ length: 30 }, () => jobs.enqueue(database.db, kind, { word: 'sudden' })))
  expect(await rowsWith('sudden')).toHaveLength(30)
})
