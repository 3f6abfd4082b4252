import { dropPartitions, ensurePartitions, monthsBefore } from '../data/partitions.ts'
import { type JobKind, type JobRunner, NoPayload } from '../jobs/jobs.ts'
import type { World } from '../scope/scope.ts'

/** Product 14: the audit log is kept for two years. */
const KEPT_MONTHS = 24

export const partitionsJob: JobKind<NoPayload> = { name: 'partitions', schema: NoPayload, cron: '23 3 * * *' }

/** Prepares the coming months of all partitioned tables, and drops the months of the audit log that are too old. */
export async function partitionsWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(partitionsJob, async () => {
    await ensurePartitions(world.db, world.now())
    await dropPartitions(world.db, 'audit_log', monthsBefore(world.now(), KEPT_MONTHS))
  })
}
