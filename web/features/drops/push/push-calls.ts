import { call } from '#web/api/call.ts'
import { pushAddress, subscribeToPush, unsubscribeFromPush } from '#web/device/push.ts'

/** Lets this device be told about drops, after the browser has asked; false when the person said no. */
export async function turnPushOn(): Promise<boolean> {
  const { key } = await call('GET /api/push/key')
  const address = await subscribeToPush(key)
  if (!address) return false
  await call('POST /api/push/subscriptions', { body: address })
  return true
}

/** Ends it, here and on the server. */
export async function turnPushOff(): Promise<void> {
  const endpoint = await unsubscribeFromPush()
  if (endpoint) await call('DELETE /api/push/subscriptions', { body: { endpoint } })
}

/** A device that is told stays so under a newer session, or after the server has lost it. */
export async function renewPush(): Promise<void> {
  const address = await pushAddress()
  if (address) await call('POST /api/push/subscriptions', { body: address })
}
