import { isSignedOutForCertain } from '#web/api/session.ts'
import { startWorker } from '#web/features/updates/start-worker.tsx'
import { deleteUserData } from './delete-user-data.ts'

/**
 * Starts the service worker, and deletes the data of the last user where no user is signed in any more (Trust S19). A
 * server that could not be reached has signed no user out.
 */
export async function checkWorker(): Promise<void> {
  // First: a start of the worker may fail.
  if (isSignedOutForCertain()) await deleteUserData()
  await startWorker()
}
