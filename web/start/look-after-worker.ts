import { forgetKept } from '#web/api/kept.ts'
import { isCertainlyNobody } from '#web/api/session.ts'
import { unsubscribeFromPush } from '#web/device/push.ts'
import { startWorker } from '#web/features/updates/start-worker.tsx'

/**
 * Follows the versions of the app; where nobody is signed in any more, nothing of whoever was here stays (Trust S19). A
 * server that could not say who is there has signed nobody out.
 */
export async function lookAfterWorker(): Promise<void> {
  await startWorker()
  if (!isCertainlyNobody()) return
  await forgetKept()
  await unsubscribeFromPush()
}
