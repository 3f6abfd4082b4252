import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { settleRecoveries } from './perform-recovery.service.ts'
import { mailRecovery } from './recovery-mail.ts'
import { tellRecoveryJob } from './tell-recovery.service.ts'

const settleRecoveriesJob: JobKind<NoPayload> = { name: 'settle-recoveries', schema: NoPayload, cron: '*/5 * * * *' }

/** The jobs of restoring access. */
export async function recoveryWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(tellRecoveryJob, (told) => mailRecovery(world, told))
  await runner.perform(settleRecoveriesJob, () => settleRecoveries(world))
}
