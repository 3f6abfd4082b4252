import type { World } from '#server/platform/scope/scope.ts'
import { deleteWaiting, insertMessages, type ReleaseFor } from './messages.store.ts'
import { sendPushesJob } from './send-pushes-job.ts'

/** Messages older than this are not sent; the mail arrived long before. */
export const NEWS_FOR_MS = 24 * 3_600_000

/**
 * Enqueues, in the caller's transaction, messages about released products to the browsers of these users: each browser
 * once per product, even after repeated calls.
 */
export async function enqueueReleasePushes(
  { db, jobs, now }: Pick<World, 'db' | 'jobs' | 'now'>,
  releases: readonly ReleaseFor[],
): Promise<void> {
  const at = now()
  const expiresAt = new Date(at.getTime() + NEWS_FOR_MS)
  const ordered = await insertMessages(db, releases, { now: at, expiresAt })
  if (ordered > 0) await jobs.enqueue(db, sendPushesJob, {})
}

/** Deletes, in the caller's transaction, the waiting messages of these users. */
export async function cancelReleasePushes({ db }: Pick<World, 'db'>, releases: readonly ReleaseFor[]): Promise<void> {
  if (releases.length > 0) await deleteWaiting(db, releases)
}
