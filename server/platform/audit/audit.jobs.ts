import { sql } from 'drizzle-orm'
import { type JobKind, type JobRunner, NoPayload } from '../jobs/jobs.ts'
import type { World } from '../scope/scope.ts'

/** Product 14: the audit log is kept for two years. */
const KEPT_MONTHS = 24

const partitionsJob: JobKind<NoPayload> = { name: 'partitions', schema: NoPayload, cron: '23 3 * * *' }

/** Prepares the coming months of partitioned tables, and removes those that are too old. */
export async function partitionsWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(partitionsJob, async () => {
    const now = world.now().toISOString()
    await world.db.execute(sql`select ensure_partitions(${now}::timestamptz)`)
    await world.db.execute(
      sql`select drop_partitions('audit_log', ${now}::timestamptz - make_interval(months => ${KEPT_MONTHS}))`,
    )
  })
}
