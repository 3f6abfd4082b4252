import { SESSION_IDLE_DAYS } from '#contract/accounts.limits.ts'

/** The database of `web/api/offline-store.ts`, as far as the service worker reads it too. */
const DATABASE = 'dropdeck-kept'
const STORE = 'kept'
export const OWNER = 'owner'

/** The user whose data is on this device. */
export interface Owner<Person> {
  readonly person: Person
  readonly keptAt: number
}

const DAY_MS = 86_400_000
/** As long as an unused session is valid on the server (Trust S20). Nothing is stored for admins. */
const KEEP_MS = { consumer: SESSION_IDLE_DAYS.consumer * DAY_MS, brand: SESSION_IDLE_DAYS.brand * DAY_MS } as const

export const ownerIn = <Person>(): Promise<Owner<Person> | null> =>
  inStore<Owner<Person> | null>('readonly', null, (store, answer) => {
    const request = store.get(OWNER)
    request.onsuccess = () => answer((request.result as Owner<Person> | undefined) ?? null)
  })

/** Null without an owner, and when the session has expired by now. */
export async function validOwner<
  Person extends { readonly userType: keyof typeof KEEP_MS },
>(): Promise<Owner<Person> | null> {
  const owner = await ownerIn<Person>()
  return owner && Date.now() - owner.keptAt <= KEEP_MS[owner.person.userType] ? owner : null
}

/** One transaction; resolves with the last `answer` of `work`, once it is committed. */
export async function inStore<T>(
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
