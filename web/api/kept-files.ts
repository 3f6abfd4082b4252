import { inStore } from '#web/worker/offline-database.ts'
import { ifOwner } from './offline-store.ts'

/** Files of a user that wait to be sent, in the store of that user on this device; gone with it at logout. */
const keyOf = (id: string) => `file:${id}`

/** Does nothing unless this user owns the store. */
export const keepFile = (userId: string, id: string, file: Blob): Promise<void> =>
  inStore<void>('readwrite', undefined, (store) => ifOwner(store, userId, () => void store.put(file, keyOf(id))))

/** Null: it is not (any more) on this device. */
export const keptFile = (userId: string, id: string): Promise<Blob | null> =>
  inStore<Blob | null>('readonly', null, (store, answer) =>
    ifOwner(store, userId, () => {
      const request = store.get(keyOf(id))
      request.onsuccess = () => answer(request.result instanceof Blob ? request.result : null)
    }),
  )

export const forgetFiles = (ids: readonly string[]): Promise<void> =>
  inStore<void>('readwrite', undefined, (store) => {
    for (const id of ids) store.delete(keyOf(id))
  })
