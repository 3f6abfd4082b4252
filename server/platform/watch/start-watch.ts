import { randomUUID } from 'node:crypto'
import { stat, statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { JobRun } from '../jobs/jobs.ts'
import { keepFailedJob } from '../jobs/queues.store.ts'
import type { World } from '../scope/scope.ts'
import { codeVersion } from './code-version.ts'
import { errorText, type LineCounter } from './counted-lines.ts'
import { addErrors, addSecurityCounts, deleteProcess, upsertJobRun, upsertProcess } from './watch.store.ts'

const EVERY_MS = 10_000
const HOUR_MS = 3_600_000
/** The operator touches this file in DATA_DIR after each backup (docs/how-to/operate.md). */
const BACKUP_MARK = 'last-backup'

type Watched = Pick<World, 'db' | 'config' | 'now' | 'log'>

/** Stores what was counted since the last time. It is counted again when the database does not take it. */
export async function storeCounted({ db, now, log }: Watched, counter: LineCounter): Promise<void> {
  const counted = counter.take()
  if (counted.errors.length === 0 && counted.security.size === 0) return
  try {
    const hour = new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS)
    await db.transaction(async (tx) => {
      await addErrors(tx, counted.errors)
      await addSecurityCounts(tx, hour, counted.security)
    })
  } catch (error) {
    counter.putBack(counted)
    log.warn({ err: error }, 'counted lines of the log could not be stored')
  }
}

/** Gives a sign of life of this process and stores its counted lines, every few seconds until it is stopped. */
export async function startWatch(world: Watched, counter: LineCounter): Promise<{ stop(): Promise<void> }> {
  const id = randomUUID()
  const startedAt = world.now()
  const version = await codeVersion()
  const beat = async () => {
    await storeCounted(world, counter)
    const row = { id, host: hostname(), ...version, runsJobs: world.config.runsJobs, startedAt, now: world.now() }
    await upsertProcess(world.db, { ...row, ...(await diskOf(world.config.dataDir)) }).catch((error: unknown) =>
      world.log.warn({ err: error }, 'the sign of life could not be stored'),
    )
  }
  let beating = beat()
  const timer = setInterval(() => {
    beating = beating.then(beat)
  }, EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await beating
      await storeCounted(world, counter)
      // Without a database it ends all the same, and its row by time.
      await deleteProcess(world.db, id).catch((error: unknown) =>
        world.log.warn({ err: error }, 'the sign of life could not be removed'),
      )
    },
  }
}

async function diskOf(folder: string) {
  const disk = await statfs(folder).catch(() => null)
  const mark = await stat(join(folder, BACKUP_MARK)).catch(() => null)
  return {
    diskFreeBytes: disk && disk.bavail * disk.bsize,
    diskBytes: disk && disk.blocks * disk.bsize,
    backupAt: mark?.mtime ?? null,
  }
}

/** Notes how a queue ran last, and keeps a job that fails for staff to repeat. */
export const noteJobRun =
  ({ db, now }: Pick<World, 'db' | 'now'>) =>
  async ({ queue, jobId, ms, result, error, isTraceless }: JobRun): Promise<void> => {
    if (error === null) return upsertJobRun(db, { queue, doneAt: now(), doneMs: ms, result })
    await upsertJobRun(db, { queue, failedAt: now(), error: errorText(error) })
    if (!isTraceless) await keepFailedJob(db, queue, jobId)
  }
