import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope.ts'
import { settlePrices } from './saving/save-products.service.ts'

const settlePricesJob: JobKind<NoPayload> = {
  name: 'settle-prices',
  schema: NoPayload,
  cron: '* * * * *',
}

/** What the worker does for products. */
export async function productsWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(settlePricesJob, async () => {
    await settlePrices(world)
  })
}
