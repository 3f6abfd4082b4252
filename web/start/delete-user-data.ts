import { clearOfflineStore } from '#web/api/offline-store.ts'
import { unsubscribeFromPush } from '#web/device/push.ts'

/** After a logout, or the end of the session: no data stays on the device, and no push message comes (Trust S19). */
export async function deleteUserData(): Promise<void> {
  await Promise.all([clearOfflineStore(), unsubscribeFromPush()])
}
