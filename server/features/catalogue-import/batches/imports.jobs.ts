import { IMPORT_KEPT_DAYS } from '#contract/brand-imports.limits.ts'
import { lockOldPicture, removePicture } from '#server/platform/files/brand-files.ts'
import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { deleteOldBatches, selectUnusedFiles } from './imports.store.ts'
import { resumeImports, workImport } from './working/work-import.service.ts'
import { workImportJob } from './working/work-import-job.ts'

const resumeImportsJob: JobKind<NoPayload> = { name: 'resume-imports', schema: NoPayload, cron: '* * * * *' }

export const forgetImportsJob: JobKind<NoPayload> = { name: 'forget-imports', schema: NoPayload, cron: '19 4 * * *' }

const DAY_MS = 86_400_000

/** Deletes imports of more than a month ago, and files that no import has. */
async function forgetImports(world: World): Promise<void> {
  const daysAgo = (days: number) => new Date(world.now().getTime() - days * DAY_MS)
  await deleteOldBatches(world.db, daysAgo(IMPORT_KEPT_DAYS))
  for (const key of await selectUnusedFiles(world.db)) {
    await inTransaction(world, async (inside) => {
      // One that was just stored gets its import at once.
      if (await lockOldPicture(inside, key, daysAgo(1))) await removePicture(inside, key)
    })
  }
}

/** Runs the jobs of imports. */
export async function importsWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(workImportJob, (key, signal) => workImport(world, key, signal))
  await runner.perform(resumeImportsJob, () => resumeImports(world))
  await runner.perform(forgetImportsJob, () => forgetImports(world))
}
