import { call } from '#web/api/call.ts'
import { pushAddress, requestPushPermission, subscribeToPush, unsubscribeFromPush } from '#web/device/push.ts'
import { logFailure } from '#web/device/silently.ts'

/**
 * Subscribes this device to messages about drops, after the user has allowed them in the browser's dialog. Throws when
 * the server refuses; the browser is then unsubscribed, because its subscription decides whether the switch is on.
 */
export async function turnPushOn(): Promise<void> {
  if (!(await requestPushPermission())) return
  const { key } = await call('GET /api/push/key')
  const address = await subscribeToPush(key)
  if (!address) return
  try {
    await call('POST /api/push/subscriptions', { body: address })
  } catch (error) {
    await unsubscribeFromPush().catch((failure: unknown) => logFailure('unsubscribe after a refusal', failure))
    throw error
  }
}

/** Unsubscribes this device, in the browser and on the server. */
export async function turnPushOff(): Promise<void> {
  const endpoint = await unsubscribeFromPush()
  if (endpoint) await call('DELETE /api/push/subscriptions', { body: { endpoint } })
}

/** Sends an existing subscription again: the session, the server's data or the server's key may have changed. */
export async function renewPush(): Promise<void> {
  if (!(await pushAddress())) return
  const { key } = await call('GET /api/push/key')
  const address = await subscribeToPush(key)
  if (address) await call('POST /api/push/subscriptions', { body: address })
}
