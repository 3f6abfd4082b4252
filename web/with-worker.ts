import { forgetKept } from './api/kept.ts'
import { currentUser } from './api/session.ts'
import { unsubscribeFromPush } from './device/push.ts'
import { startWorker } from './features/updates/start-worker.tsx'

/** Follows the versions of the app; where nobody is signed in any more, nothing of whoever was here stays (trust S19). */
export async function lookAfterWorker(): Promise<void> {
  await startWorker()
  if (currentUser() !== null) return
  await forgetKept()
  await unsubscribeFromPush()
}
