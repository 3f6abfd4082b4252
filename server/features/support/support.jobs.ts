import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { closeTickets, escalateTickets, forgetTickets } from './lifecycle.service.ts'

const escalateTicketsJob: JobKind<NoPayload> = {
  name: 'escalate-tickets',
  schema: NoPayload,
  cron: '*/5 * * * *',
}
const closeTicketsJob: JobKind<NoPayload> = { name: 'close-tickets', schema: NoPayload, cron: '17 * * * *' }
const oldTicketsJob: JobKind<NoPayload> = { name: 'old-tickets', schema: NoPayload, cron: '47 3 * * *' }

/** Runs the jobs of support. */
export async function supportWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(escalateTicketsJob, () => escalateTickets(world))
  await runner.perform(closeTicketsJob, () => closeTickets(world))
  await runner.perform(oldTicketsJob, () => forgetTickets(world))
}
