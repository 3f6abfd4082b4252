import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsWork } from '#server/features/accounts/accounts.jobs.ts'
import { accountsRoutes } from '#server/features/accounts/accounts.routes.ts'
import { staffRoutes } from '#server/features/accounts/staff/staff.routes.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { createLog } from '#server/platform/scope/log.ts'
import { createLineCounter } from '#server/platform/watch/counted-lines.ts'
import { noteJobRun, startWatch, storeCounted } from '#server/platform/watch/start-watch.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { alarmOfSecurityEvents } from './security-alarm.service.ts'
import { systemWork } from './system.jobs.ts'
import { systemRoutes } from './system.routes.ts'

const SYSTEM = '/api/admin/system'
const HOUR_MS = 3_600_000

let app: TestApp
let staff: TestPerson
beforeAll(async () => {
  app = await openTestApp({
    parts: {
      registerRoutes(context) {
        accountsRoutes(context)
        staffRoutes(context)
        systemRoutes(context)
      },
      async work(world, runner) {
        await accountsWork(world, runner)
        await systemWork(world, runner)
      },
    },
  })
  staff = await app.person({ staff: 'superadmin' })
})
afterAll(() => app.close())

const audited = (action: string) =>
  rowsOf<{ target: string }>(
    app.world.db,
    sql`select target_id as target from audit_log where action = ${action} order by at`,
  )

/** A queue whose job has failed for good. */
async function failedJob(queue: string): Promise<string> {
  await app.world.db.execute(sql`
    insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
      deletion_seconds, partition, table_name)
    values (${queue}, 'standard', 2, 1, false, 60, 60, 60, false, 'job_common') on conflict do nothing`)
  const [row] = await rowsOf<{ id: string }>(
    app.world.db,
    sql`insert into jobs.job (name, state, retry_count, retry_limit, completed_on, output)
        values (${queue}, 'failed', 2, 2, now(), '{"message": "the shop did not answer"}') returning id`,
  )
  return row?.id ?? ''
}

test('a failed job is shown with its error, and runs once more, once', async () => {
  const id = await failedJob('try-something')
  const { failed, queues } = (await staff.get(`${SYSTEM}/jobs`)).body
  expect(failed).toContainEqual(expect.objectContaining({ id, tries: 3, error: 'the shop did not answer' }))
  expect(queues.find(({ queue }) => queue === 'try-something')).toMatchObject({ failed: 1, waiting: 0, cron: null })
  const retry = () => staff.post(`${SYSTEM}/jobs/${id}/retry`)
  expect((await Promise.all([retry(), retry()])).map(({ status }) => status).sort()).toEqual([200, 404])
  const now = (await staff.get(`${SYSTEM}/jobs`)).body.queues.find(({ queue }) => queue === 'try-something')
  expect(now).toMatchObject({ failed: 0, waiting: 1 })
  expect(await audited('system.job-retried')).toEqual([{ target: 'try-something' }])
})

test('a scheduled job runs now, once; what has no schedule does not', async () => {
  await failedJob('every-night')
  await app.world.db.execute(
    sql`insert into jobs.schedule (name, cron, timezone) values ('every-night', '17 3 * * *', 'Europe/Berlin')`,
  )
  const run = (queue: string) => staff.post(`${SYSTEM}/schedules/run`, { queue })
  expect((await run('every-night')).status).toBe(200)
  expect((await run('every-night')).status).toBe(200)
  const queue = (await staff.get(`${SYSTEM}/jobs`)).body.queues.find((one) => one.queue === 'every-night')
  expect(queue).toMatchObject({ waiting: 1, cron: '17 3 * * *' })
  expect(new Date(queue?.nextAt ?? 0).getTime()).toBeGreaterThan(app.world.now().getTime())
  expect((await run('try-something')).body).toMatchObject({ code: 'system.no-schedule' })
})

test('how a queue ran last stays when its jobs are gone', async () => {
  await failedJob('nightly')
  const note = noteJobRun(app.world)
  const run = { queue: 'nightly', jobId: crypto.randomUUID(), ms: 12, isTraceless: false }
  await note({ ...run, result: null, error: new Error('no answer from mia@example.org in 12345 ms') })
  await note({ ...run, result: '0', error: null })
  const queue = (await staff.get(`${SYSTEM}/jobs`)).body.queues.find((one) => one.queue === 'nightly')
  expect(queue).toMatchObject({ doneMs: 12, error: 'Error: no answer from … in … ms' })
})

test('errors are counted by kind, without personal data', async () => {
  const counter = createLineCounter(app.world.now)
  const log = createLog('error', { write: () => {} }, counter)
  for (const name of ['mia', 'jonas']) {
    const cause = new Error(`no row for ${name}@example.org "${name}"`)
    log.error({ err: new Error('a query failed', { cause }), requestId: name, route: 'GET /api/x' }, 'a request failed')
  }
  await storeCounted(app.world, counter)
  await storeCounted(app.world, counter)
  const { errors } = (await staff.get(`${SYSTEM}/errors`)).body
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatchObject({
    ...{ count: 2, route: 'GET /api/x', requestId: 'jonas', text: 'a request failed' },
    error: 'Error: no row for … …',
  })
})

test('what the database does not take is counted again', async () => {
  const counter = createLineCounter(app.world.now)
  createLog('error', { write: () => {} }, counter).error({ err: new Error('lost') }, 'a request failed')
  const broken = { ...app.world, db: new Proxy(app.world.db, { get: () => () => Promise.reject(new Error('down')) }) }
  await storeCounted(broken, counter)
  expect(counter.take().errors).toHaveLength(1)
})

test('processes give a sign of life until they end', async () => {
  const watch = await startWatch(app.world, createLineCounter(app.world.now))
  const other = await startWatch(app.world, createLineCounter(app.world.now))
  await other.stop()
  const read = async () => (await staff.get(`${SYSTEM}/health`)).body
  // The first sign of life keeps no start waiting.
  await expect.poll(async () => (await read()).processes).toHaveLength(1)
  const health = await read()
  expect(health).toMatchObject({ isReady: true, backupAt: null, ledger: null })
  expect(health.databaseBytes).toBeGreaterThan(1000)
  await watch.stop()
})

test('mails that wait after an error are shown with it, and tried at the next run', async () => {
  await app.world.db.execute(sql`
    insert into outbox_mails (kind, topic_id, subject_id, tries, hold_until, last_error)
    values ('some-kind', gen_random_uuid(), gen_random_uuid(), 1, now() + interval '5 minutes', 'Error: no answer')`)
  expect((await staff.get(`${SYSTEM}/outbox`)).body.mails).toEqual([
    expect.objectContaining({ kind: 'some-kind', waiting: 1, failing: 1, error: 'Error: no answer' }),
  ])
  expect((await staff.post(`${SYSTEM}/outbox/retry`, { kind: 'some-kind' })).status).toBe(200)
  const [mail] = await rowsOf<{ due: boolean }>(app.world.db, sql`select hold_until <= now() as due from outbox_mails`)
  expect(mail?.due).toBe(true)
})

test('ten times the usual alarms superadmins once for each kind and day', async () => {
  const hour = Math.floor(app.world.now().getTime() / HOUR_MS) * HOUR_MS
  const add = (kind: string, hoursAgo: number, count: number) =>
    app.world.db.execute(sql`insert into security_counts (kind, hour, count)
      values (${kind}, ${new Date(hour - hoursAgo * HOUR_MS).toISOString()}::timestamptz, ${count})`)
  for (let hoursAgo = 1; hoursAgo <= 48; hoursAgo += 1) {
    await add('sign-in-failed', hoursAgo, 8)
    await add('forbidden', hoursAgo, 20)
  }
  await add('sign-in-failed', 0, 90)
  await add('forbidden', 0, 90)
  await add('webhook-signature', 0, 12)
  for (let run = 0; run < 2; run += 1) await alarmOfSecurityEvents(app.world)
  await app.jobsDone()
  const alarms = app.mail.messages.filter(({ subject }) => subject.startsWith('Alarm'))
  expect(alarms.map(({ to }) => to)).toEqual([staff.email])
  expect(alarms[0]?.text).toContain('90 Ereignisse der Art „sign-in-failed“')
})

test('readers see everything and change nothing; other staff see nothing', async () => {
  const reader = await app.person({ staff: 'readonly' })
  const support = await app.person({ staff: 'support' })
  for (const part of ['health', 'jobs', 'outbox', 'errors']) {
    expect((await reader.get(`${SYSTEM}/${part}` as '/api/admin/system/health')).status).toBe(200)
    expect((await support.get(`${SYSTEM}/${part}` as '/api/admin/system/health')).status).toBe(403)
  }
  expect((await reader.post(`${SYSTEM}/schedules/run`, { queue: 'every-night' })).status).toBe(403)
})
