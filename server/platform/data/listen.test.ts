import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { createLog } from '../scope/log.ts'
import { type Listener, listen } from './listen.ts'

let database: TestDatabase
let admin: pg.Client
let listener: Listener
const received: string[] = []
const onReconnect = vi.fn()

beforeAll(async () => {
  database = await createTestDatabase()
  admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  listener = await listen({
    url: database.url,
    channels: { news: (payload) => received.push(payload) },
    onReconnect,
    log: createLog('silent'),
  })
})
afterAll(async () => {
  await listener.stop()
  await admin.end()
  await database.drop()
})

const killListener = () =>
  admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'dropdeck-listen' and datname = current_database()`)
test('notifications are received, also after the connection was lost', async () => {
  await admin.query(`notify news, 'before'`)
  await vi.waitFor(() => expect(received).toEqual(['before']))
  await killListener()
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce(), 5000)
  await admin.query(`notify news, 'after'`)
  await vi.waitFor(() => expect(received).toEqual(['before', 'after']))
})
