import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { foldOldOrders } from './retention.service.ts'

export const oldOrdersJob: JobKind<NoPayload> = { name: 'old-orders', schema: NoPayload, cron: '23 3 * * *' }

/** Runs the jobs of orders. */
export async function ordersWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(oldOrdersJob, () => foldOldOrders(world))
}
