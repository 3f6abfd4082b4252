import { SESSION_IDLE_DAYS } from '#contract/accounts.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import { PICTURES, type WorkerMessage } from '#web/worker/messages.ts'
import type { Answer } from './call.ts'

/**
 * What a start without a network needs: the user, the next cards and the saved products. All of it belongs to one user:
 * it is written for no other, and emptied when another user signs in and at logout (Trust S19).
 */
type Person = Answer<'GET /api/auth/me'>
export interface OfflineData {
  readonly deck: { readonly filters: Filters; readonly products: readonly Product[] }
  readonly saved: readonly Product[]
}

const DATABASE = 'dropdeck-kept'
const STORE = 'kept'
const OWNER = 'owner'
interface Owner {
  readonly person: Person
  readonly keptAt: number
}

const DAY_MS = 86_400_000
/** As long as an unused session is valid on the server (Trust S20). Nothing is stored for admins. */
const KEEP_MS = { consumer: SESSION_IDLE_DAYS.consumer * DAY_MS, brand: SESSION_IDLE_DAYS.brand * DAY_MS } as const

/**
 * Makes this user the owner of the store, after deleting the data of another. `endOthers` ends other services for that
 * user on this device, such as push messages.
 */
export async function openOfflineStore(person: Person, endOthers: () => Promise<unknown>): Promise<void> {
  const before = await ownerIn()
  const isOthers = before !== null && before.person.id !== person.id
  try {
    // Before the store is emptied: if this fails, the next start still knows the other user and tries again.
    if (isOthers) await endOthers()
  } finally {
    if (before?.person.id !== person.id || person.isAdmin) await clearOfflineStore()
  }
  if (person.isAdmin) return
  await inStore<void>('readwrite', undefined, (store) => {
    store.put({ person, keptAt: Date.now() } satisfies Owner, OWNER)
  })
  // This cache tells the service worker to answer with the app when the network fails. Web views without cache storage
  // have no service worker, and use this store all the same.
  if ('caches' in globalThis) await caches.open(PICTURES)
}

/** The user of the last visit; null without one, or when their session has expired by now. */
export async function storedUser(): Promise<Person | null> {
  const owner = await ownerIn()
  if (!owner || Date.now() - owner.keptAt > KEEP_MS[owner.person.userType]) return null
  return owner.person
}

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
    store.clear()
  })
  if (!('caches' in globalThis)) return
  await caches.delete(PICTURES)
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' } satisfies WorkerMessage)
}

const ownerIn = (): Promise<Owner | null> =>
  inStore<Owner | null>('readonly', null, (store, answer) => {
    const request = store.get(OWNER)
    request.onsuccess = () => answer((request.result as Owner | undefined) ?? null)
  })

function ifOwner(store: IDBObjectStore, userId: string, work: () => void): void {
  const request = store.get(OWNER)
  request.onsuccess = () => {
    if ((request.result as Owner | undefined)?.person.id === userId) work()
  }
}

/** One transaction; resolves with the last `answer` of `work`, once it is committed. */
async function inStore<T>(
  mode: IDBTransactionMode,
  initial: T,
  work: (store: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      let result = initial
      const transaction = database.transaction(STORE, mode)
      const fail = () => reject(new Error('the offline store could not be reached', { cause: transaction.error }))
      transaction.oncomplete = () => resolve(result)
      transaction.onabort = fail
      transaction.onerror = fail
      work(transaction.objectStore(STORE), (value) => {
        result = value
      })
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error('the offline store could not be opened', { cause: request.error }))
  })
}
