import type { PushNotice } from '#contract/push.ts'
import { PRODUCT } from '../../i18n/product-name.ts'

const ICON = '/icons/icon-192.png'
const BADGE = '/icons/badge-96.png'
const HOME = '/'

/** Browsers require a notification for every message, also for one that cannot be parsed. */
export async function showNotice(registration: ServiceWorkerRegistration, data: PushMessageData | null): Promise<void> {
  const { title, body, path, picture, tag } = read(data)
  const options = {
    body,
    tag,
    icon: ICON,
    badge: BADGE,
    data: { path },
    ...(picture === null ? {} : { image: picture }),
  }
  await registration.showNotification(title, options)
}

function read(data: PushMessageData | null): PushNotice {
  try {
    if (data) return data.json() as PushNotice
  } catch {
    // Not one of our messages: shown without details.
  }
  return { title: PRODUCT.name, body: '', path: HOME, picture: null, tag: 'dropdeck' }
}

/** Opens the product in an open window of the app if that can be navigated, else in a new one. */
export async function openNotice(clients: Clients, notification: Notification): Promise<void> {
  const target = new URL(pathOf(notification), location.origin)
  // A message must not open another site.
  const url = target.origin === location.origin ? target.href : location.origin
  const [window] = await clients.matchAll({ type: 'window' })
  if (!window || !(await navigate(window, url))) await clients.openWindow(url)
}

/** Shows the page in this window. False when the window was closed or another service worker controls it. */
async function navigate(window: WindowClient, url: string): Promise<boolean> {
  try {
    await window.focus()
    await window.navigate(url)
    return true
  } catch {
    return false
  }
}

function pathOf({ data }: Notification): string {
  const known: unknown = data
  return typeof known === 'object' && known !== null && 'path' in known && typeof known.path === 'string'
    ? known.path
    : HOME
}

interface SubscriptionChange {
  readonly oldSubscription: PushSubscription | null
  readonly newSubscription: PushSubscription | null
}

/** Sends the server the new endpoint after the push service has changed it; otherwise messages would be lost. */
export async function renewSubscription(
  registration: ServiceWorkerRegistration,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey
  const renewed =
    newSubscription ??
    (key ? await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null)
  if (!renewed) return
  const { endpoint, keys } = renewed.toJSON()
  await fetch('/api/push/subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}
