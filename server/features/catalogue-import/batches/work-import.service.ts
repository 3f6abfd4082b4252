import { RUNNING_STATES } from '#contract/brand-imports.limits.ts'
import { isAllowed } from '#contract/rights.ts'
import { membershipsOf } from '#server/features/brands/memberships.service.ts'
import { notify } from '#server/features/notifications/notify.service.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { checkPortion } from './check-import.ts'
import { commitPortion } from './commit-import.ts'
import { type Batch, countActions, selectBatch, selectStalled, updateBatch } from './imports.store.ts'
import { type OpenedFile, openFile } from './opened-file.ts'
import { settlePortion } from './settle-import.ts'
import { undoPortion } from './undo-import.ts'
import { workImportJob } from './work-import-job.ts'

type Key = Pick<Batch, 'brandId' | 'id'>

/**
 * Job: works on an import in portions, each of them one transaction with its progress. So a process that is killed loses at
 * most its portion, another one goes on, and nothing is done twice.
 */
export async function workImport(world: World, key: Key, signal?: AbortSignal): Promise<void> {
  let file: OpenedFile | null = null
  for (;;) {
    const batch = await selectBatch(world.db, key)
    if (!batch || !RUNNING_STATES.includes(batch.state) || signal?.aborted) return
    const scope = await scopeOf(world, batch)
    if (!scope) return fail(world, batch, 'imports.member-left')
    if (batch.state !== 'undoing') file ??= await openFile(world, batch)
    if (batch.state !== 'undoing' && !file) return fail(world, batch, 'imports.unknown')
    if (file) await PORTIONS[batch.state as keyof typeof PORTIONS]?.(scope, key, file)
    else await undoPortion(scope, key)
    await tellWhenDone(scope, key)
  }
}

const PORTIONS = {
  checking: checkPortion,
  committing: commitPortion,
  settling: settlePortion,
  undoing: (scope: BrandScope, key: Key) => undoPortion(scope, key),
}

/** The scope of the member who started it; null: the member has left, or lost the right. */
async function scopeOf(world: World, { brandId, createdBy, options }: Batch): Promise<BrandScope | null> {
  if (createdBy === null) return null
  const member = (await membershipsOf(world, createdBy)).find((one) => one.brandId === brandId)
  if (!member || !isAllowed(member, 'products')) return null
  const actor = {
    userId: createdBy,
    sessionId: '',
    userType: 'brand' as const,
    staffRole: null,
    personalised: false,
    signedInAt: world.now(),
    secondFactorAt: null,
  }
  return { ...world, actor, member, language: options.language, address: '' }
}

async function fail(world: World, batch: Batch, failure: string): Promise<void> {
  await inTransaction(world, async (inside) => {
    await updateBatch(inside.db, batch, { state: 'failed', failure, finishedAt: inside.now() })
    await tell(inside, batch, true)
  })
}

/** After the last portion: the notice is sent once, in the transaction of the state `done`. */
async function tellWhenDone(scope: BrandScope, key: Key): Promise<void> {
  await inTransaction(scope, async (inside) => {
    const batch = await selectBatch(inside.db, { ...key, isLocked: true })
    if (batch?.state !== 'settling' || batch.done < batch.total) return
    await updateBatch(inside.db, batch, { state: 'done', finishedAt: inside.now() })
    await tell(inside, batch, false)
  })
}

/** Bell and mail for the member who started it (Product 4). */
async function tell(inside: Pick<World, 'db' | 'jobs' | 'now'>, batch: Batch, hasFailed: boolean): Promise<void> {
  const { id: importId, fileName, brandId, createdBy } = batch
  if (createdBy === null) return
  const { create = 0, update = 0, error = 0 } = (await countActions(inside.db, [importId])).get(importId) ?? {}
  const content = { kind: 'import-done', importId, fileName, created: create, updated: update, failed: error } as const
  await notify(inside, { userIds: [createdBy], brandId, content: { ...content, hasFailed } })
}

const STALLED_MS = 120_000

/** Job: goes on with imports whose process has ended. */
export async function resumeImports({ db, jobs, now }: Pick<World, 'db' | 'jobs' | 'now'>): Promise<void> {
  for (const key of await selectStalled(db, new Date(now().getTime() - STALLED_MS))) {
    await jobs.enqueue(db, workImportJob, key)
  }
}
