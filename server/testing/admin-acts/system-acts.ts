import { sql } from 'drizzle-orm'
import { rowsOf } from '#server/platform/data/database.ts'
import type { ActWorld, AdminActs } from './admin-act.ts'

const QUEUE = 'act-of-staff'

async function queue({ app }: ActWorld): Promise<void> {
  await app.world.db.execute(sql`
    insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
      deletion_seconds, partition, table_name)
    values (${QUEUE}, 'standard', 2, 1, false, 60, 60, 60, false, 'job_common') on conflict do nothing`)
}

/** What staff do with jobs and waiting mails. */
export const SYSTEM_ACTS: AdminActs = {
  'POST /api/admin/system/jobs/{id}/retry': async (world) => {
    await queue(world)
    const [row] = await rowsOf<{ id: string }>(
      world.app.world.db,
      sql`insert into jobs.job (name, state, retry_count, retry_limit, completed_on, output)
          values (${QUEUE}, 'failed', 2, 2, now(), '{"message": "no answer"}') returning id`,
    )
    return { params: { id: row?.id ?? '' }, target: QUEUE }
  },
  'POST /api/admin/system/schedules/run': async (world) => {
    await queue(world)
    await world.app.world.db.execute(
      sql`insert into jobs.schedule (name, cron, timezone) values (${QUEUE}, '17 3 * * *', 'Europe/Berlin')`,
    )
    return { body: { queue: QUEUE }, target: QUEUE }
  },
  'PUT /api/admin/operation/line': async () => {
    const line = { de: 'Wir arbeiten.', en: 'We work.', from: '2026-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z' }
    return { body: { line, version: 0, reason: 'Umzug der Server' }, target: 'line' }
  },
  'PUT /api/admin/operation/registration': async () => ({
    body: { registration: { shoppers: true, brands: false }, version: 0, reason: 'Zu viele Anfragen' },
    target: 'registration',
  }),
  'PUT /api/admin/operation/flags/{name}': async () => ({
    params: { name: 'imports' },
    body: { flag: { mode: 'percent', percent: 20, names: [] }, version: 0, reason: 'Erst einige' },
    target: 'flag.imports',
  }),
  'POST /api/admin/system/outbox/retry': async ({ app }) => {
    await app.world.db.execute(sql`
      insert into outbox_mails (kind, topic_id, subject_id, hold_until, tries)
      values (${QUEUE}, gen_random_uuid(), gen_random_uuid(), now() + interval '1 hour', 1)`)
    return { body: { kind: QUEUE }, target: QUEUE }
  },
}
