import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { forgetOldAccountRows } from './housekeeping.service.ts'
import { forgetLetters, mailCode, mailNotice } from './letters/account-mail.service.ts'
import { forgetLettersJob, sendCodeJob, sendNoticeJob } from './letters/mail-jobs.ts'

const housekeepingJob: JobKind<NoPayload> = {
  name: 'accounts-housekeeping',
  schema: NoPayload,
  cron: '17 * * * *',
}

/** What the worker does for accounts. */
export async function accountsWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(sendCodeJob, (payload) => mailCode(world, payload))
  await runner.perform(sendNoticeJob, (payload) => mailNotice(world, payload))
  await runner.perform(forgetLettersJob, (payload) => forgetLetters(world, payload))
  await runner.perform(housekeepingJob, () => forgetOldAccountRows(world))
}
