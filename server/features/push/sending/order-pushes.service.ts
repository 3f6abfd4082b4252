import type { World } from '#server/platform/scope/scope.ts'
import { deleteWaiting, insertMessages, type ReleaseFor } from './messages.store.ts'
import { sendPushesJob } from './send-pushes-job.ts'

/** Past this nobody calls it news; the letter has told it long before. */
export const NEWS_FOR_MS = 24 * 3_600_000

/**
 * Notes, in the caller's transaction, that these people's browsers are to be told that a product is out: each browser
 * once per product, however often this is asked for.
 */
export async function orderReleasePushes(
  { db, jobs, now }: Pick<World, 'db' | 'jobs' | 'now'>,
  releases: readonly ReleaseFor[],
): Promise<void> {
  const at = now()
  const expiresAt = new Date(at.getTime() + NEWS_FOR_MS)
  const ordered = await insertMessages(db, releases, { now: at, expiresAt })
  if (ordered > 0) await jobs.enqueue(db, sendPushesJob, {})
}

/** Takes back, in the caller's transaction, what these people's browsers have not been told yet. */
export async function cancelReleasePushes({ db }: Pick<World, 'db'>, releases: readonly ReleaseFor[]): Promise<void> {
  if (releases.length > 0) await deleteWaiting(db, releases)
}
