import { call } from '#web/api/call.ts'
import { askForPush, pushAddress, subscribeToPush, unsubscribeFromPush } from '#web/device/push.ts'
import { logFailure } from '#web/device/silently.ts'

/**
 * Lets this device be told about drops, once the person has allowed it in the browser's own question. Throws when the
 * server does not take it; the browser is not subscribed then either, because it answers whether the switch is on.
 */
export async function turnPushOn(): Promise<void> {
  if (!(await askForPush())) return
  const { key } = await call('GET /api/push/key')
  const address = await subscribeToPush(key)
  if (!address) return
  try {
    await call('POST /api/push/subscriptions', { body: address })
  } catch (error) {
    await unsubscribeFromPush().catch((failure: unknown) => logFailure('take push back', failure))
    throw error
  }
}

/** Ends it, here and on the server. */
export async function turnPushOff(): Promise<void> {
  const endpoint = await unsubscribeFromPush()
  if (endpoint) await call('DELETE /api/push/subscriptions', { body: { endpoint } })
}

/** A device that is told stays so: under a newer session, after the server has lost it, and after its key was changed. */
export async function renewPush(): Promise<void> {
  if (!(await pushAddress())) return
  const { key } = await call('GET /api/push/key')
  const address = await subscribeToPush(key)
  if (address) await call('POST /api/push/subscriptions', { body: address })
}
