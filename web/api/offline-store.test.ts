import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionUser } from './fetch-session.ts'
import {
  clearOfflineStore,
  offlineEpoch,
  openOfflineStore,
  readOffline,
  storedUser,
  writeOffline,
} from './offline-store.ts'

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

const opened = async (person: SessionUser, endOthers: () => Promise<unknown>) =>
  openOfflineStore(person, { epoch: await offlineEpoch(), isOver: () => false }, endOthers)

test('messages for the previous user end when another user signs in, and only then', async () => {
  const endOthers = vi.fn(async () => {})
  await opened(MIA, endOthers)
  await opened(MIA, endOthers)
  expect(endOthers).not.toHaveBeenCalled()
  await opened(TOM, endOthers)
  expect(endOthers).toHaveBeenCalledOnce()
  expect(await storedUser()).toEqual(TOM)
})

test('the previous data is deleted also when those messages could not be ended', async () => {
  await opened(MIA, async () => {})
  const failing = opened(TOM, () => Promise.reject(new Error('no push service')))
  await expect(failing).rejects.toThrow('no push service')
  expect(await storedUser()).toBeNull()
})

test('the user is stored also where a web view has no cache storage', async () => {
  Reflect.deleteProperty(globalThis, 'caches')
  await opened(MIA, async () => {})
  expect(await storedUser()).toEqual(MIA)
})

describe('a logout while a tab prepares the store leaves nothing (Trust S19)', () => {
  test('when it empties the store after the epoch was read, in whatever tab', async () => {
    await opened(MIA, async () => {})
    const epoch = await offlineEpoch()
    await clearOfflineStore()
    expect(await openOfflineStore(MIA, { epoch, isOver: () => false }, async () => {})).toBe(false)
    await writeOffline(MIA.id, 'saved', () => [])
    expect(await storedUser()).toBeNull()
    expect(await readOffline(MIA.id, 'saved')).toBeNull()
  })

  test('when it has begun and not emptied anything yet', async () => {
    const epoch = await offlineEpoch()
    expect(await openOfflineStore(MIA, { epoch, isOver: () => true }, async () => {})).toBe(false)
    expect(await storedUser()).toBeNull()
  })

  test('when it comes while the user before is forgotten', async () => {
    await opened(TOM, async () => {})
    const epoch = await offlineEpoch()
    expect(await openOfflineStore(MIA, { epoch, isOver: () => false }, clearOfflineStore)).toBe(false)
    expect(await storedUser()).toBeNull()
  })

  test('and no pictures, when it deletes them before the preparation opens their cache', async () => {
    const deleted: string[] = []
    vi.stubGlobal('caches', { open: async () => ({}), delete: async (name: string) => deleted.push(name) })
    const epoch = await offlineEpoch()
    await clearOfflineStore()
    await openOfflineStore(MIA, { epoch, isOver: () => false }, async () => {})
    expect(deleted).toEqual(['dropdeck-pictures', 'dropdeck-pictures'])
  })
})
