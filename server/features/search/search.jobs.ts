import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { recountBrandLikers } from './brand-directory.service.ts'
import { forgetOldSearches } from './search.service.ts'

const recountLikersJob: JobKind<NoPayload> = {
  name: 'recount-brand-likers',
  schema: NoPayload,
  cron: '*/15 * * * *',
}
const forgetSearchesJob: JobKind<NoPayload> = {
  name: 'forget-old-searches',
  schema: NoPayload,
  cron: '41 3 * * *',
}

/** The worker's jobs for search and the brand directory. */
export async function searchWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(recountLikersJob, () => recountBrandLikers(world))
  await runner.perform(forgetSearchesJob, () => forgetOldSearches(world))
}
