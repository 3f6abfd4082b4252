import type { Journal, SwipeCall } from './swipe-call.ts'

const DATABASE = 'dropdeck'
const STORE = 'swipe-queue'

/** Every change is one transaction, so that two tabs can never claim or undo the same call. */
export function indexedDbJournal(): Journal {
  let opening: Promise<IDBDatabase> | null = null
  const open = () => {
    opening ??= openDatabase().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
  const change = async <T>(
    work: (store: IDBObjectStore, answer: (value: T) => void) => void,
    initial: T,
  ): Promise<T> => {
    const transaction = (await open()).transaction(STORE, 'readwrite')
    let result = initial
    work(transaction.objectStore(STORE), (value) => {
      result = value
    })
    await completed(transaction)
    return result
  }
  const removeWhere = (test: (call: SwipeCall) => boolean) =>
    change<boolean>((store, answer) => {
      eachCall(store, (call, cursor) => {
        if (test(call)) {
          cursor.delete()
          answer(true)
        }
        return true
      })
    }, false)

  return {
    append: (call) => change<void>((store) => void store.add(call), undefined),
    claimFirst: (userId) =>
      change<SwipeCall | null>((store, answer) => {
        eachCall(store, (call, cursor) => {
          if (call.userId !== userId) return true
          const claimed = { ...call, attempted: true }
          if (!call.attempted) cursor.update(claimed)
          answer(claimed)
          return false
        })
      }, null),
    removeUnsent: (key) => removeWhere((call) => call.key === key && !call.attempted),
    remove: async (key) => void (await removeWhere((call) => call.key === key)),
    drop: async (key) => void (await removeWhere((call) => call.key === key || call.undoes === key)),
    list: (userId) =>
      change<readonly SwipeCall[]>((store, answer) => {
        const found: SwipeCall[] = []
        answer(found)
        eachCall(store, (call) => {
          if (call.userId === userId) found.push(call)
          return true
        })
      }, []),
    clear: async (userId) => void (await removeWhere((call) => call.userId === userId)),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { autoIncrement: true })
    request.onsuccess = () => {
      // Another tab may want to delete or upgrade the database, which needs all connections closed.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(new Error('The swipe queue could not be opened', { cause: request.error }))
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The swipe queue could not be written', { cause: transaction.error }))
    transaction.oncomplete = () => resolve()
    transaction.onabort = fail
    transaction.onerror = fail
  })
}

/** Visits the calls in the order in which they were made, until `visit` answers false. */
function eachCall(store: IDBObjectStore, visit: (call: SwipeCall, cursor: IDBCursorWithValue) => boolean): void {
  const request = store.openCursor()
  request.onsuccess = () => {
    const cursor = request.result
    if (cursor && visit(cursor.value as SwipeCall, cursor)) cursor.continue()
  }
}
