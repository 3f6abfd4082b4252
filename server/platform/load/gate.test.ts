import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

/** Work that ends when it is told to. */
function openWork() {
  const endings: (() => void)[] = []
  const started: number[] = []
  const begin = (name: number) => () =>
    new Promise<number>((resolve) => {
      started.push(name)
      endings.push(() => resolve(name))
    })
  return { begin, started, endNext: () => endings.shift()?.() }
}

test('two pieces of work run at once, the others in the order they came', async () => {
  const through = createGate({ atOnce: 2 })
  const { begin, started, endNext } = openWork()
  const all = Promise.all([1, 2, 3, 4].map((name) => through(begin(name))))
  expect(started).toEqual([1, 2])
  for (const running of [
    [1, 2, 3],
    [1, 2, 3, 4],
  ]) {
    endNext()
    await expect.poll(() => started).toEqual(running)
  }
  endNext()
  endNext()
  expect(await all).toEqual([1, 2, 3, 4])
})

test('work that fails makes room for the next', async () => {
  const through = createGate({ atOnce: 1 })
  await expect(through(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await through(async () => 'next')).toBe('next')
})

test('a caller whose queue is full is refused at once', async () => {
  const through = createGate({ atOnce: 1, mostWaiting: 1 })
  const { begin, endNext } = openWork()
  const [first, second] = [through(begin(1)), through(begin(2))]
  await expect(through(begin(3))).rejects.toMatchObject({ code: 'unavailable' })
  endNext()
  await first
  endNext()
  expect(await second).toBe(2)
})

test('callers alternate: none waits for all requests of another', async () => {
  const through = createGate({ atOnce: 1, mostWaiting: 3 })
  const { begin, started, endNext } = openWork()
  const greedy = [1, 2, 3, 4].map((name) => through(begin(name), 'greedy'))
  await expect(through(begin(5), 'greedy')).rejects.toMatchObject({ code: 'unavailable' })
  const modest = [10, 11].map((name) => through(begin(name), 'modest'))
  for (const length of [2, 3, 4, 5, 6]) {
    endNext()
    await expect.poll(() => started).toHaveLength(length)
  }
  expect(started).toEqual([1, 2, 10, 3, 11, 4])
  endNext()
  expect(await Promise.all([...greedy, ...modest])).toEqual([1, 2, 3, 4, 10, 11])
})
