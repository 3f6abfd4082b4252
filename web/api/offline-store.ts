import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import { PICTURES, type WorkerMessage } from '#web/worker/messages.ts'
import { inStore, OWNER, type Owner, ownerIn, validOwner } from '#web/worker/offline-database.ts'
import type { Answer } from './call.ts'

/**
 * What a start without a network needs: the user, the next cards and the saved products. All of it belongs to one user:
 * it is written for no other, and emptied when another user signs in and at logout (Trust S19). Emptying it begins a new
 * epoch: work that a tab began in an earlier one writes nothing any more.
 */
type Person = Answer<'GET /api/auth/me'>
export interface OfflineData {
  readonly deck: { readonly filters: Filters; readonly products: readonly Product[] }
  readonly saved: readonly Product[]
}

const EPOCH = 'epoch'

/** What a tab that prepares the store knows of the session. */
interface Preparation {
  /** `offlineEpoch`, read before the server said that the session is valid. */
  readonly epoch: number
  /** Whether a logout has begun. */
  readonly isOver: () => boolean
}

/** How often the store was emptied on this device. */
export const offlineEpoch = (): Promise<number> =>
  inStore<number>('readonly', 0, (store, answer) => {
    const request = store.get(EPOCH)
    request.onsuccess = () => answer(epochIn(request))
  })

/**
 * Makes this user the owner of the store, after deleting the data of another, and returns true; false when a logout has begun,
 * or has emptied the store since `epoch`, in any tab. `endOthers` ends other services for that user on this device, such
 * as push messages.
 */
export async function openOfflineStore(
  person: Person,
  { epoch, isOver }: Preparation,
  endOthers: () => Promise<unknown>,
): Promise<boolean> {
  const before = await ownerIn<Person>()
  let expected = epoch
  if (before?.person.id !== person.id || person.isAdmin) {
    try {
      // Before the store is emptied: if this fails, the next start still knows the other user and tries again.
      if (before !== null && before.person.id !== person.id) await endOthers()
    } finally {
      if (before || person.isAdmin) {
        await clearOfflineStore()
        expected += 1
      }
    }
  }
  if (person.isAdmin) return false
  // This cache tells the service worker to keep pictures. Web views without cache storage have no service worker, and use
  // this store all the same. It is there before the owner, so that a logout meanwhile finds both.
  if ('caches' in globalThis) await caches.open(PICTURES)
  const isOwner = await putOwner({ person, keptAt: Date.now() }, { epoch: expected, isOver })
  if (!isOwner && 'caches' in globalThis && (await ownerIn<Person>()) === null) await caches.delete(PICTURES)
  return isOwner
}

const putOwner = (owner: Owner<Person>, { epoch, isOver }: Preparation): Promise<boolean> =>
  inStore<boolean>('readwrite', false, (store, answer) => {
    const request = store.get(EPOCH)
    request.onsuccess = () => {
      // In the same transaction: nothing comes between.
      if (epochIn(request) !== epoch || isOver()) return
      store.put(owner, OWNER)
      answer(true)
    }
  })

const epochIn = ({ result }: IDBRequest<unknown>): number => (typeof result === 'number' ? result : 0)

/** The user of the last visit; null without one, or when their session has expired by now. */
export const storedUser = async (): Promise<Person | null> => (await validOwner<Person>())?.person ?? null

/** What is stored for this user; null when there is nothing. */
export function readOffline<K extends keyof OfflineData>(userId: string, what: K): Promise<OfflineData[K] | null> {
  return inStore<OfflineData[K] | null>('readonly', null, (store, answer) => {
    ifOwner(store, userId, () => {
      const request = store.get(what)
      request.onsuccess = () => answer((request.result as OfflineData[K] | undefined) ?? null)
    })
  })
}

/** Stores what `make` returns for what was stored before. Does nothing unless this user owns the store. */
export function writeOffline<K extends keyof OfflineData>(
  userId: string,
  what: K,
  make: (before: OfflineData[K] | null) => OfflineData[K],
): Promise<void> {
  return inStore<void>('readwrite', undefined, (store) => {
    ifOwner(store, userId, () => {
      const request = store.get(what)
      request.onsuccess = () => store.put(make((request.result as OfflineData[K] | undefined) ?? null), what)
    })
  })
}

/** Empties everything, pictures too. Tabs that still show the user can no longer write: the store has no owner. */
export async function clearOfflineStore(): Promise<void> {
  await inStore<void>('readwrite', undefined, (store) => {
    const request = store.get(EPOCH)
    request.onsuccess = () => {
      store.clear()
      store.put(epochIn(request) + 1, EPOCH)
    }
  })
  if (!('caches' in globalThis)) return
  await caches.delete(PICTURES)
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' } satisfies WorkerMessage)
}

/** Works only while the store is this user's, in the same transaction. */
export function ifOwner(store: IDBObjectStore, userId: string, work: () => void): void {
  const request = store.get(OWNER)
  request.onsuccess = () => {
    if ((request.result as Owner<Person> | undefined)?.person.id === userId) work()
  }
}
