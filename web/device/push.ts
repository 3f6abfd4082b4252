import { appWorker, presentWorker } from './app-worker.ts'
import { isIos, isOnHomeScreen } from './install.ts'
import { isNativeShell } from './platform.ts'

/** `needs-install`: iPhones show messages of apps on the home screen only. `denied`: only the browser's settings help. */
export type PushState = 'unsupported' | 'needs-install' | 'denied' | 'off' | 'on'

/** What a push service and this browser agreed on, as the server needs it. */
export interface PushAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Whether this browser shows our messages. */
export async function pushState(): Promise<PushState> {
  // Its web view has no push service, and the texts are about browsers.
  if (isNativeShell()) return 'unsupported'
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) {
    return isIos() && !isOnHomeScreen() && import.meta.env.PROD ? 'needs-install' : 'unsupported'
  }
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await subscription()) ? 'on' : 'off'
}

/** Asks for permission. Must be called first after the tap: some browsers ask only then. */
export const requestPushPermission = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted'

/** Subscribes with the installation's public key; null where there can be no worker. */
export async function subscribeToPush(key: string): Promise<PushAddress | null> {
  const worker = await appWorker()
  if (!worker) return null
  // A worker that is not active yet cannot subscribe.
  await navigator.serviceWorker.ready
  const known = await worker.pushManager.getSubscription()
  // Made for another key: our messages would not arrive.
  if (known && ![null, key].includes(keyOf(known))) await known.unsubscribe()
  return addressOf(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}

/** The address of this browser while it is subscribed. */
export async function pushAddress(): Promise<PushAddress | null> {
  const known = await subscription()
  return known && addressOf(known)
}

/** Unsubscribes this browser; returns the address that became invalid. */
export async function unsubscribeFromPush(): Promise<string | null> {
  const known = await subscription()
  await known?.unsubscribe()
  return known?.endpoint ?? null
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await presentWorker())?.pushManager?.getSubscription()) ?? null
}

function addressOf(known: PushSubscription): PushAddress {
  const { p256dh = '', auth = '' } = known.toJSON().keys ?? {}
  return { endpoint: known.endpoint, keys: { p256dh, auth } }
}

/** The key that it was made for, base64url; null where the browser does not say. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string | null {
  if (!applicationServerKey) return null
  return btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
