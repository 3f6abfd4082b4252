import type { Product } from '#contract/products.ts'
import { call } from './api/call.ts'
import { forgetKept, keep, keepFor } from './api/kept.ts'
import { queryClient } from './api/query-client.ts'
import { beforeLeaving, currentUser, whenPersonChanges } from './api/session.ts'
import { presentWorker } from './device/app-worker.ts'
import { unsubscribeFromPush } from './device/push.ts'
import { silently } from './device/silently.ts'
import { keepDeck } from './features/discovery/feed/model-of.ts'
import { renewPush } from './features/drops/push/push-calls.ts'
import { startWorker } from './features/updates/start-worker.tsx'

const SAVED = ['/api/saved-products'] as const
/** More than anybody looks through on a train. */
const MOST_SAVED = 300
let keptFor: string | null = null

/** Keeps the app, the next cards and what was saved on the device of whoever is signed in, until they leave. */
export async function keepForOffline(): Promise<void> {
  const user = currentUser()
  if (!user || keptFor === user.id) return
  keptFor = user.id
  whenPersonChanges(forget)
  beforeLeaving(leave)
  await keepFor(user)
  await startWorker()
  followSaved()
  silently('renew push messages', renewPush())
  await queryClient.prefetchQuery({
    queryKey: SAVED,
    queryFn: ({ signal }) => call('GET /api/saved-products', { signal }),
  })
  await hasTakenOver()
  await keepDeck()
}

/** Somebody signed out, here or elsewhere, or the session ended: nothing of theirs stays, and nothing comes (trust S19). */
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
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    const user = currentUser()
    if (!user || type !== 'updated' || query.queryKey[0] !== SAVED[0] || !query.state.data) return
    const products = (query.state.data as readonly Product[]).slice(0, MOST_SAVED)
    silently(
      'keep what was saved',
      keep(user.id, 'saved', () => products),
    )
  })
}
