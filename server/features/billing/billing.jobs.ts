import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { expireCredit } from './ledger/ledger.service.ts'
import { alarmOfDifferences } from './ledger/ledger-check.service.ts'

export const expireCreditJob: JobKind<NoPayload> = { name: 'expire-credit', schema: NoPayload, cron: '3 * * * *' }
export const checkLedgerJob: JobKind<NoPayload> = {
  name: 'check-ledger',
  schema: NoPayload,
  cron: '47 4 * * *',
  mostSeconds: 3600,
}

/** Runs the jobs of billing. */
export async function billingWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(expireCreditJob, (_none, signal) => expireCredit(world, signal))
  await runner.perform(checkLedgerJob, () => alarmOfDifferences(world))
}
