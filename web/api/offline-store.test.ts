import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from './fetch-session.ts'
import { openOfflineStore, storedUser } from './offline-store.ts'

const person = (id: string) => ({ id, userType: 'consumer', isAdmin: false }) as SessionUser
const MIA = person('mia')
const TOM = person('tom')

type Heard = (() => void) | null
/** The part of IndexedDB that a store of single keys needs, in memory. */
function memoryDatabase() {
  const entries = new Map<string, unknown>()
  const transaction = () => {
    const transaction = { oncomplete: null as Heard, objectStore: () => store }
    let open = 0
    const soon = (result: unknown) => {
      const request = { result, onsuccess: null as Heard }
      open++
      queueMicrotask(() => {
        request.onsuccess?.()
        if (--open === 0) queueMicrotask(() => transaction.oncomplete?.())
      })
      return request
    }
    const store = {
      get: (key: string) => soon(entries.get(key)),
      put: (value: unknown, key: string) => soon(entries.set(key, value)),
      clear: () => soon(entries.clear()),
    }
    return transaction
  }
  return {
    open: () => {
      const request = { result: { transaction, close: () => {} }, onsuccess: null as Heard }
      queueMicrotask(() => request.onsuccess?.())
      return request
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryDatabase())
  vi.stubGlobal('caches', { open: async () => ({}), delete: async () => true })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('messages for the previous user end when another user signs in, and only then', async () => {
  const endOthers = vi.fn(async () => {})
  await openOfflineStore(MIA, endOthers)
  await openOfflineStore(MIA, endOthers)
  expect(endOthers).not.toHaveBeenCalled()
  await openOfflineStore(TOM, endOthers)
  expect(endOthers).toHaveBeenCalledOnce()
  expect(await storedUser()).toEqual(TOM)
})

test('the previous data is deleted also when those messages could not be ended', async () => {
  await openOfflineStore(MIA, async () => {})
  const failing = openOfflineStore(TOM, () => Promise.reject(new Error('no push service')))
  await expect(failing).rejects.toThrow('no push service')
  expect(await storedUser()).toBeNull()
})

test('the user is stored also where a web view has no cache storage', async () => {
  Reflect.deleteProperty(globalThis, 'caches')
  await openOfflineStore(MIA, async () => {})
  expect(await storedUser()).toEqual(MIA)
})
