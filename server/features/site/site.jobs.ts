import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { sendTestMail, testMailJob } from './mail-texts/mail-texts.service.ts'
import { sendSiteMailJob } from './mails/mail-jobs.ts'
import { deleteOldMessages, sendSiteMail } from './mails/site-mail.service.ts'
import { keepLastYear } from './transparency/transparency.service.ts'

export const siteHousekeepingJob: JobKind<NoPayload> = {
  name: 'site-housekeeping',
  schema: NoPayload,
  cron: '41 3 * * *',
}

/** Runs the jobs of the site: mails about messages and reports, and deleting old ones. */
export async function siteWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(sendSiteMailJob, (order) => sendSiteMail(world, order))
  await runner.perform(testMailJob, (order) => sendTestMail(world, order))
  await runner.perform(siteHousekeepingJob, async () => {
    await keepLastYear(world)
    await deleteOldMessages(world)
  })
}
