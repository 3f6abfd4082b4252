import type { JobRunner } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { mailInvite, sendInviteJob } from './invites.service.ts'

/** Registers the jobs of teams. */
export async function teamWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(sendInviteJob, (order) => mailInvite(world, order))
}
