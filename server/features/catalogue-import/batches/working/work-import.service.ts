import { RUNNING_STATES } from '#contract/brand-imports.limits.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { notify } from '#server/features/notifications/notify.service.ts'
import { isOutage } from '#server/platform/data/database.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { failFeedBatch, finishFeedBatch } from '../../feeds/feed-batches.service.ts'
import {
  type Batch,
  beginTry,
  countActions,
  endTry,
  selectBatch,
  selectStalled,
  touchBatch,
  updateBatch,
} from '../imports.store.ts'
import { type OpenedFile, openFile } from '../opening/opened-file.ts'
import { checkPortion } from './check-import.ts'
import { commitPortion } from './commit-import.ts'
import { memberScope } from './member-scope.ts'
import { settlePortion } from './settle-import.ts'
import { undoPortion } from './undo-import.ts'
import { workImportJob } from './work-import-job.ts'

type Key = Pick<Batch, 'brandId' | 'id'>

/** Attempts without progress, after which an import has failed. */
const MOST_TRIES = 5

/** Job: works on an import until a member has to act. One whose portion always throws fails after a few attempts. */
export async function workImport(world: World, key: Key, signal?: AbortSignal): Promise<void> {
  const tries = await beginTry(world.db, key, world.now())
  // Earlier attempts ended with their process.
  if (tries > MOST_TRIES) return giveUp(world, key)
  try {
    await workThrough(world, key, signal)
    await endTry(world.db, key, world.now())
  } catch (error) {
    // Without the database the state of the import cannot be read.
    if (isOutage(error)) throw error
    if ((await endTry(world.db, key, world.now())) < MOST_TRIES) throw error
    world.log.error({ err: error, importId: key.id }, 'an import made no progress and was stopped')
    await giveUp(world, key)
  }
}

async function giveUp(world: World, key: Key): Promise<void> {
  const batch = await selectBatch(world.db, key)
  if (batch && RUNNING_STATES.includes(batch.state)) await fail(world, batch, 'imports.stuck')
}

/**
 * Works on an import in portions, each of them one transaction with its progress. So a process that is killed loses at
 * most its portion, another one goes on, and nothing is done twice.
 */
async function workThrough(world: World, key: Key, signal: AbortSignal | undefined): Promise<void> {
  let file: OpenedFile | null = null
  for (;;) {
    const batch = await selectBatch(world.db, key)
    if (!batch || !RUNNING_STATES.includes(batch.state) || signal?.aborted) return
    const scope = await memberScope(world, { ...batch, userId: batch.createdBy, language: batch.options.language })
    if (!scope) return fail(world, batch, 'imports.member-left')
    if (batch.state !== 'undoing') file ??= await openFile(world, batch)
    if (batch.state !== 'undoing' && !file) return fail(world, batch, 'imports.unknown')
    if (file) await PORTIONS[batch.state as keyof typeof PORTIONS]?.(scope, key, file)
    else await undoPortion(scope, key)
    await tellWhenDone(scope, key)
    if (batch.tries > 0) await touchBatch(world.db, key, { tries: 0, touchedAt: world.now() })
  }
}

const PORTIONS = {
  checking: checkPortion,
  committing: commitPortion,
  settling: settlePortion,
  undoing: (scope: BrandScope, key: Key) => undoPortion(scope, key),
}

async function fail(world: World, batch: Batch, failure: ErrorCode): Promise<void> {
  await inTransaction(world, async (inside) => {
    await updateBatch(inside.db, batch, { state: 'failed', failure, finishedAt: inside.now() })
    if (!(await failFeedBatch(inside, batch, failure))) await tell(inside, batch, failure)
  })
}

/** After the last portion: the notice is sent once, in the transaction of the state `done`. */
async function tellWhenDone(scope: BrandScope, key: Key): Promise<void> {
  await inTransaction(scope, async (inside) => {
    const batch = await selectBatch(inside.db, { ...key, isLocked: true })
    if (batch?.state !== 'settling' || batch.done < batch.total) return
    await updateBatch(inside.db, batch, { state: 'done', finishedAt: inside.now() })
    if (!(await finishFeedBatch(inside, batch))) await tell(inside, batch, '')
  })
}

/** Bell and mail for the member who started it (Product 4); for the team where that one has left. */
async function tell(inside: Pick<World, 'db' | 'jobs' | 'now'>, batch: Batch, failure: string): Promise<void> {
  const { id: importId, fileName, brandId, createdBy } = batch
  const { create = 0, update = 0, error = 0 } = (await countActions(inside.db, [importId])).get(importId) ?? {}
  const counts = { created: create, updated: update, failed: error }
  const content = { kind: 'import-done', importId, fileName, ...counts, hasFailed: failure !== '' } as const
  if (createdBy === null || failure === 'imports.member-left') {
    await notifyTeam(inside, { brandId, right: 'products', content })
  } else await notify(inside, { userIds: [createdBy], brandId, content })
}

const STALLED_MS = 120_000

/** Job: goes on with imports whose process has ended. */
export async function resumeImports({ db, jobs, now }: Pick<World, 'db' | 'jobs' | 'now'>): Promise<void> {
  for (const key of await selectStalled(db, new Date(now().getTime() - STALLED_MS))) {
    await jobs.enqueue(db, workImportJob, key)
  }
}
