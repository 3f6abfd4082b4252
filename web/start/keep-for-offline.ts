import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { forgetKept, keep, keepFor } from '#web/api/kept.ts'
import { queryClient } from '#web/api/query-client.ts'
import { beforeLeaving, currentUser, whenPersonChanges } from '#web/api/session.ts'
import { presentWorker } from '#web/device/app-worker.ts'
import { isOnline } from '#web/device/network.ts'
import { unsubscribeFromPush } from '#web/device/push.ts'
import { silently } from '#web/device/silently.ts'
import { keepDeck } from '#web/features/discovery/feed/model-of.ts'
import { keepPictures } from '#web/features/discovery/screen/preload-pictures.ts'
import { renewPush } from '#web/features/drops/push/push-calls.ts'
import { startWorker } from '#web/features/updates/start-worker.tsx'

const SAVED = '/api/saved-products'
/** More than anybody looks through on a train. */
const MOST_SAVED = 300
/** The first screens of the list; pictures of others are there when they were seen as cards. */
const SAVED_PICTURES = 12
let keptFor: string | null = null

/** Keeps the app, the next cards and what was saved on the device of whoever is signed in, until they leave. */
export async function keepForOffline(): Promise<void> {
  const user = currentUser()
  if (!user || keptFor === user.id) return
  keptFor = user.id
  // Whoever leaves meanwhile asks for nothing more.
  const isGone = () => keptFor !== user.id
  whenPersonChanges(forget)
  beforeLeaving({
    end: () => {
      keptFor = null
      return leave()
    },
  })
  // Messages for whoever was here before are not renewed for this person.
  await keepFor(user, unsubscribeFromPush)
  await startWorker()
  if (isGone()) return
  followSaved()
  silently('renew push messages', renewPush())
  // Not through the cache of queries: the list itself asks anew when it is opened first.
  const saved = await call('GET /api/saved-products')
  if (isGone()) return
  keepSaved(saved)
  await hasTakenOver()
  if (isGone() || !isOnline()) return
  await keepDeck()
  if (navigator.serviceWorker?.controller) await keepPictures(saved.slice(0, SAVED_PICTURES))
}

/** Somebody signed out, here or elsewhere, or the session ended: nothing of theirs stays, and nothing comes (Trust S19). */
function forget(): void {
  keptFor = null
  silently('forget what was kept', leave())
}

async function leave(): Promise<void> {
  await Promise.all([forgetKept(), unsubscribeFromPush()])
}

/** The first worker of a device needs a moment to fetch what it keeps. */
async function hasTakenOver(): Promise<void> {
  const worker = await presentWorker()
  if (!worker || navigator.serviceWorker.controller) return
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}

function followSaved(): void {
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
      keep(user.id, 'saved', () => products.slice(0, MOST_SAVED)),
    )
}
