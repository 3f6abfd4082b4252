import { clearOfflineStore } from '#web/api/offline-store.ts'
import { unsubscribeFromPush } from '#web/device/push.ts'
import { storedText } from '#web/device/stored.ts'

/** After a logout, or the end of the session: no data stays on the device, and no push message comes (Trust S19). */
export async function deleteUserData(): Promise<void> {
  // Also where no page was open that would forget its own itself.
  storedText('recent_searches').keep(null)
  storedText('chat').keep(null)
  await Promise.all([clearOfflineStore(), unsubscribeFromPush()])
}
