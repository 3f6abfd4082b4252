import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { offlineEpoch, openOfflineStore, writeOffline } from '#web/api/offline-store.ts'
import { isLogoutPending } from '#web/api/pending-logout.ts'
import { queryClient } from '#web/api/query-client.ts'
import { currentUser, onUserChange, type SessionUser } from '#web/api/session.ts'
import { presentWorker } from '#web/device/app-worker.ts'
import { isOnline } from '#web/device/network.ts'
import { unsubscribeFromPush } from '#web/device/push.ts'
import { silently } from '#web/device/silently.ts'
import { keepDeck } from '#web/features/discovery/feed/current-model.ts'
import { keepPictures } from '#web/features/discovery/screen/preload-pictures.ts'
import { renewPush } from '#web/features/drops/push/push-calls.ts'
import { startWorker } from '#web/features/updates/start-worker.tsx'
import { cacheSaved } from '#web/product/saved/saved-products.ts'

const SAVED = '/api/saved-products'
/** Limit of the stored list: enough for a long time offline. */
const MOST_SAVED = 300
/** Pictures of the first screens of the list; others are cached only if they were shown as cards. */
const SAVED_PICTURES = 12
let keptFor: string | null = null
let isFollowing = false

/** Stores the app, the next cards and the saved products of the signed-in user, until they log out. */
export async function prepareOffline(): Promise<void> {
  const user = currentUser()
  // Nothing of a person whom staff look at is stored on their device.
  if (!user || user.viewedUntil || keptFor === user.id) return
  keptFor = user.id
  onUserChange(stop)
  try {
    await prepareFor(user)
  } catch (error) {
    // The next input tries again.
    stop()
    throw error
  }
}

async function prepareFor(user: SessionUser): Promise<void> {
  // Nothing more is fetched after a logout.
  const isGone = () => keptFor !== user.id || isLogoutPending()
  const epoch = await offlineEpoch()
  // Read after the epoch: a logout in any tab from here on ends the epoch as well.
  const saved = await call('GET /api/saved-products')
  // Unsubscribes the previous user of this device from push messages.
  const isOwner = !isGone() && (await openOfflineStore(user, { epoch, isOver: isGone }, unsubscribeFromPush))
  // Admins get the service worker but no stored data.
  if (!(isOwner || user.isAdmin) || isGone()) return
  await startWorker()
  if (isGone()) return
  followSaved()
  silently('renew push messages', renewPush())
  keepSaved(saved)
  cacheSaved(saved)
  await hasTakenOver()
  if (isGone() || !isOnline()) return
  await keepDeck()
  if (navigator.serviceWorker?.controller) await keepPictures(saved.slice(0, SAVED_PICTURES))
}

function stop(): void {
  keptFor = null
}

/** The first service worker of a device needs a moment to precache. */
async function hasTakenOver(): Promise<void> {
  const worker = await presentWorker()
  if (!worker || navigator.serviceWorker.controller) return
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}

function followSaved(): void {
  if (isFollowing) return
  isFollowing = true
  let before: unknown
  queryClient.getQueryCache().subscribe(({ query }) => {
    const { data } = query.state
    if (query.queryKey[0] !== SAVED || data === undefined || data === before) return
    before = data
    keepSaved(data as readonly Product[])
  })
}

function keepSaved(products: readonly Product[]): void {
  const user = currentUser()
  if (user)
    silently(
      'keep what was saved',
      writeOffline(user.id, 'saved', () => products.slice(0, MOST_SAVED)),
    )
}
