import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { mailDomainCode, sendDomainCodeJob } from '../domains/domain-mail.service.ts'
import { announceTerms, announceTermsJob } from '../terms/announce-terms.service.ts'
import { checkVatIds, checkVatIdsJob } from '../vat/check-vat.service.ts'
import { forgetOldRegistrations } from './housekeeping.service.ts'

const housekeepingJob: JobKind<NoPayload> = {
  name: 'registration-housekeeping',
  schema: NoPayload,
  cron: '41 * * * *',
}

/** The jobs of registrations, domains and VAT IDs. */
export async function registrationWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(sendDomainCodeJob, (order) => mailDomainCode(world, order))
  await runner.perform(announceTermsJob, () => announceTerms(world))
  await runner.perform(checkVatIdsJob, () => checkVatIds(world))
  await runner.perform(housekeepingJob, () => forgetOldRegistrations(world))
}
