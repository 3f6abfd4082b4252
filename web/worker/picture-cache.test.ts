import { describe, expect, test } from 'vitest'
import { pictureCacheLimit } from './picture-cache.ts'

/** A shelf whose pictures stand in the order in which they were looked at last. */
function shelfOf(...sizes: number[]) {
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

describe('the room for pictures', () => {
  test('is made by taking those away that were not looked at for longest', async () => {
    const shelf = shelfOf(40, 40, 30)
    await pictureCacheLimit(shelf, 80).added(30)
    expect(shelf.sizes).toEqual([40, 30])
  })

  test('is made again where the average said too little', async () => {
    const shelf = shelfOf(1, 1, 1, 1, 100, 60)
    await pictureCacheLimit(shelf, 80).added(60)
    expect(shelf.sizes).toEqual([60])
  })

  test('is counted once while there is enough of it', async () => {
    const shelf = shelfOf(10)
    const room = pictureCacheLimit(shelf, 100)
    await room.added(10)
    for (const size of [20, 30, 40]) {
      shelf.sizes.push(size)
      await room.added(size)
    }
    expect(shelf.asked).toEqual({ measured: 1, taken: 0 })
    shelf.sizes.push(5)
    await room.added(5)
    expect(shelf.sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100)
  })

  test('is made for pictures that come at once, one after the other', async () => {
    const shelf = shelfOf(30, 30, 30, 30)
    const room = pictureCacheLimit(shelf, 70)
    await Promise.all([room.added(30), room.added(30), room.added(30)])
    expect(shelf.sizes).toEqual([30, 30])
    expect(shelf.asked.taken).toBe(2)
  })

  test('does not hold a single picture that is larger than all of it', async () => {
    const shelf = shelfOf(200)
    await pictureCacheLimit(shelf, 70).added(200)
    expect(shelf.sizes).toEqual([])
  })

  test('is halved where the device has none left, and counted anew afterwards', async () => {
    const shelf = shelfOf(1, 2, 3, 4)
    const room = pictureCacheLimit(shelf, 100)
    await room.added(4)
    await room.isFull()
    expect(shelf.sizes).toEqual([3, 4])
    await room.added(1)
    expect(shelf.asked.measured).toBe(3)
  })

  test('stays usable when counting fails once, and does not ask for ever for what cannot be taken away', async () => {
    const stubborn = { ...shelfOf(90, 90), keep: () => Promise.resolve() }
    await expect(pictureCacheLimit(stubborn, 70).added(90)).resolves.toBeUndefined()
    const shelf = shelfOf(90)
    let isBroken = true
    const room = pictureCacheLimit(
      { ...shelf, measure: () => (isBroken ? Promise.reject(new Error('gone')) : shelf.measure()) },
      70,
    )
    await expect(room.added(90)).rejects.toThrow('gone')
    isBroken = false
    await room.added(0)
    expect(shelf.sizes).toEqual([])
  })
})
