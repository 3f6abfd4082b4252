import { describe, expect, test } from 'vitest'
import { pictureCacheLimit } from './picture-cache.ts'

/** A store whose pictures are in the order of their last use. */
function storeOf(...sizes: number[]) {
  const asked = { measured: 0, taken: 0 }
  return {
    sizes,
    asked,
    measure: () => {
      asked.measured += 1
      return Promise.resolve([...sizes])
    },
    keep: (count: number) => {
      const gone = count === 0 ? sizes.splice(0) : sizes.splice(0, Math.max(0, sizes.length - count))
      asked.taken += gone.length
      return Promise.resolve()
    },
  }
}

describe('the limit of the picture cache', () => {
  test('removes the least recently used pictures', async () => {
    const store = storeOf(40, 40, 30)
    await pictureCacheLimit(store, 80).added(30)
    expect(store.sizes).toEqual([40, 30])
  })

  test('removes more when the estimate by the average was too low', async () => {
    const store = storeOf(1, 1, 1, 1, 100, 60)
    await pictureCacheLimit(store, 80).added(60)
    expect(store.sizes).toEqual([60])
  })

  test('is measured once while there is enough space', async () => {
    const store = storeOf(10)
    const limit = pictureCacheLimit(store, 100)
    await limit.added(10)
    for (const size of [20, 30, 40]) {
      store.sizes.push(size)
      await limit.added(size)
    }
    expect(store.asked).toEqual({ measured: 1, taken: 0 })
    store.sizes.push(5)
    await limit.added(5)
    expect(store.sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100)
  })

  test('handles pictures that arrive at the same time one after the other', async () => {
    const store = storeOf(30, 30, 30, 30)
    const limit = pictureCacheLimit(store, 70)
    await Promise.all([limit.added(30), limit.added(30), limit.added(30)])
    expect(store.sizes).toEqual([30, 30])
    expect(store.asked.taken).toBe(2)
  })

  test('keeps no picture that is larger than the limit', async () => {
    const store = storeOf(200)
    await pictureCacheLimit(store, 70).added(200)
    expect(store.sizes).toEqual([])
  })

  test('halves the cache when the quota is exceeded, and measures it again afterwards', async () => {
    const store = storeOf(1, 2, 3, 4)
    const limit = pictureCacheLimit(store, 100)
    await limit.added(4)
    await limit.isFull()
    expect(store.sizes).toEqual([3, 4])
    await limit.added(1)
    expect(store.asked.measured).toBe(3)
  })

  test('works after one failed measurement, and stops when nothing can be removed', async () => {
    const stubborn = { ...storeOf(90, 90), keep: () => Promise.resolve() }
    await expect(pictureCacheLimit(stubborn, 70).added(90)).resolves.toBeUndefined()
    const store = storeOf(90)
    let isBroken = true
    const limit = pictureCacheLimit(
      { ...store, measure: () => (isBroken ? Promise.reject(new Error('gone')) : store.measure()) },
      70,
    )
    await expect(limit.added(90)).rejects.toThrow('gone')
    isBroken = false
    await limit.added(0)
    expect(store.sizes).toEqual([])
  })
})
