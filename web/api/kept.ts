import { SESSION_IDLE_DAYS } from '#contract/accounts.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import { PICTURES, type WorkerMessage } from '#web/worker/messages.ts'
import type { Answer } from './call.ts'

/**
 * What one person needs for a start without a network, on their device: who they are, their next cards, what they saved.
 * Everything belongs to that person: nothing is written for anybody else, another person's arrival empties it, and so
 * does leaving (Trust S19).
 */
type Person = Answer<'GET /api/auth/me'>
export interface KeptThings {
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
/** As long as an unused session lives on the server (Trust S20); admins leave nothing behind. */
const KEEP_MS = { consumer: SESSION_IDLE_DAYS.consumer * DAY_MS, brand: SESSION_IDLE_DAYS.brand * DAY_MS } as const

/**
 * Makes this person the owner of what is kept; whatever belonged to somebody else goes first. `endOthers` ends what else
 * the device does for that other person.
 */
export async function keepFor(person: Person, endOthers: () => Promise<unknown>): Promise<void> {
  const before = await ownerIn()
  const isOthers = before !== null && before.person.id !== person.id
  try {
    // While it is still known that there was somebody else: a start that ends here does it again.
    if (isOthers) await endOthers()
  } finally {
    if (before?.person.id !== person.id || person.isAdmin) await forgetKept()
  }
  if (person.isAdmin) return
  await inStore<void>('readwrite', undefined, (store) => {
    store.put({ person, keptAt: Date.now() } satisfies Owner, OWNER)
  })
  // From now on the worker answers with the app when the network does not. Where there is no such storage there is no
  // worker either, and what is kept here serves all the same.
  if ('caches' in globalThis) await caches.open(PICTURES)
}

/** Who was here last; null when nobody was, or so long ago that the session is over. */
export async function keptPerson(): Promise<Person | null> {
  const owner = await ownerIn()
  if (!owner || Date.now() - owner.keptAt > KEEP_MS[owner.person.userType]) return null
  return owner.person
}

/** Something that was kept for this person; null when there is none. */
export function kept<K extends keyof KeptThings>(userId: string, what: K): Promise<KeptThings[K] | null> {
  return inStore<KeptThings[K] | null>('readonly', null, (store, answer) => {
    ifOwner(store, userId, () => {
      const request = store.get(what)
      request.onsuccess = () => answer((request.result as KeptThings[K] | undefined) ?? null)
    })
  })
}

/** Keeps what `make` makes of what was kept before. Nothing happens unless this person owns what is kept. */
export function keep<K extends keyof KeptThings>(
  userId: string,
  what: K,
  make: (before: KeptThings[K] | null) => KeptThings[K],
): Promise<void> {
  return inStore<void>('readwrite', undefined, (store) => {
    ifOwner(store, userId, () => {
      const request = store.get(what)
      request.onsuccess = () => store.put(make((request.result as KeptThings[K] | undefined) ?? null), what)
    })
  })
}

/** Empties everything, pictures too. Tabs that have not heard of it yet can write nothing any more. */
export async function forgetKept(): Promise<void> {
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

/** One transaction; answers what `work` answered last, once everything is written. */
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
      const fail = () => reject(new Error('What is kept could not be reached', { cause: transaction.error }))
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
    request.onerror = () => reject(new Error('What is kept could not be opened', { cause: request.error }))
  })
}
