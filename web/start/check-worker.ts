import { clearOfflineStore } from '#web/api/offline-store.ts'
import { isSignedOutForCertain } from '#web/api/session.ts'
import { unsubscribeFromPush } from '#web/device/push.ts'
import { startWorker } from '#web/features/updates/start-worker.tsx'

/**
 * Starts the service worker, and deletes the data of the last user where no user is signed in any more (Trust S19). A
 * server that could not be reached has signed no user out.
 */
export async function checkWorker(): Promise<void> {
  await startWorker()
  if (!isSignedOutForCertain()) return
  await clearOfflineStore()
  await unsubscribeFromPush()
}
