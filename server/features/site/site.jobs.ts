import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { sendSiteLetterJob } from './letter-jobs.ts'
import { forgetOldLetters, sendSiteLetter } from './letters.service.ts'

export const siteHousekeepingJob: JobKind<NoPayload> = {
  name: 'site-housekeeping',
  schema: NoPayload,
  cron: '41 3 * * *',
}

/** What the worker does for the site: letters about messages and reports, and forgetting them in time. */
export async function siteWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(sendSiteLetterJob, (order) => sendSiteLetter(world, order))
  await runner.perform(siteHousekeepingJob, () => forgetOldLetters(world))
}
