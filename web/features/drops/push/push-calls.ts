import { call } from '#web/api/call.ts'
import { askForPush, pushAddress, subscribeToPush, unsubscribeFromPush } from '#web/device/push.ts'

/** Lets this device be told about drops, once the person has allowed it in the browser's own question. */
export async function turnPushOn(): Promise<void> {
  if (!(await askForPush())) return
  const { key } = await call('GET /api/push/key')
  const address = await subscribeToPush(key)
  if (address) await call('POST /api/push/subscriptions', { body: address })
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
