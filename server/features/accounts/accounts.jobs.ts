import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { forgetOldAccountRows } from './housekeeping.service.ts'
import { deleteMails, mailCode, mailNotice } from './mails/account-mail.service.ts'
import { deleteMailsJob, sendCodeJob, sendNoticeJob, tellAccountActJob, tellStaffChangeJob } from './mails/mail-jobs.ts'
import { mailAccountAct } from './people/act-mail.ts'
import { mailStaffChange } from './staff/staff-change-mail.ts'

const housekeepingJob: JobKind<NoPayload> = {
  name: 'accounts-housekeeping',
  schema: NoPayload,
  cron: '17 * * * *',
}

/** The jobs of accounts. */
export async function accountsWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(sendCodeJob, (payload) => mailCode(world, payload))
  await runner.perform(sendNoticeJob, (payload) => mailNotice(world, payload))
  await runner.perform(tellStaffChangeJob, (payload) => mailStaffChange(world, payload))
  await runner.perform(tellAccountActJob, (payload) => mailAccountAct(world, payload))
  await runner.perform(deleteMailsJob, (payload) => deleteMails(world, payload))
  await runner.perform(housekeepingJob, () => forgetOldAccountRows(world))
}
