import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from './call-failure.ts'
import { openUploadQueue, type UploadJob, type UploadState } from './upload-queue.ts'

const tick = () => new Promise((resolve) => setTimeout(resolve))
beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What a tab remembers across reloads. */
function openMemory() {
  let kept: UploadState = { items: [], arrived: {} }
  return {
    read: () => structuredClone(kept),
    write: (state: UploadState) => {
      kept = structuredClone(state)
    },
  }
}
const open = () => openUploadQueue(openMemory())

function controlled(name: string, fault: string | null = null) {
  let { promise, resolve, reject } = Promise.withResolvers<void>()
  const seen: { signal?: AbortSignal; starts: number } = { starts: 0 }
  const job: UploadJob = {
    name,
    brandId: 'brand',
    productId: 'product',
    preview: null,
    fault,
    sentenceOf: (error) => (error instanceof Error ? error.message : 'failed'),
    run: (onProgress, signal) => {
      if (seen.starts > 0) ({ promise, resolve, reject } = Promise.withResolvers<void>())
      seen.starts += 1
      seen.signal = signal
      onProgress(0.5)
      return promise
    },
  }
  return { job, seen, resolve: () => resolve(), reject: (error: unknown) => reject(error) }
}

test('two files are sent at once, in their order, and count when they have arrived', async () => {
  const queue = open()
  const files = ['a', 'b', 'c'].map((name) => controlled(name))
  queue.add(files.map(({ job }) => job))
  expect(queue.read().items.map(({ state, sent }) => [state, sent])).toEqual([
    ['sending', 0.5],
    ['sending', 0.5],
    ['waiting', 0],
  ])
  files[0]?.resolve()
  await tick()
  expect(queue.read()).toMatchObject({
    items: [
      { name: 'b', state: 'sending' },
      { name: 'c', state: 'sending' },
    ],
    arrived: { brand: 1 },
  })
})

test('a file that failed says why, lets the others go on, and can be tried again', async () => {
  const queue = open()
  const bad = controlled('bad')
  const good = controlled('good')
  queue.add([bad.job, good.job])
  bad.reject(new Error('too large'))
  good.resolve()
  await tick()
  expect(queue.read().items).toMatchObject([{ name: 'bad', state: 'failed', error: 'too large' }])
  queue.retry(queue.read().items[0]?.id ?? 0)
  expect(bad.seen.starts).toBe(2)
})

test('a known fault is never sent, and a cancelled file is aborted and gone', async () => {
  const queue = open()
  const faulty = controlled('a.txt', 'JPG, PNG, WebP and AVIF are allowed.')
  const slow = controlled('slow')
  queue.add([faulty.job, slow.job])
  expect(queue.read().items).toMatchObject([{ state: 'failed' }, { state: 'sending' }])
  queue.drop(queue.read().items[1]?.id ?? 0)
  slow.reject(new DOMException('cancelled', 'AbortError'))
  await tick()
  expect([faulty.seen.starts, slow.seen.signal?.aborted]).toEqual([0, true])
  expect(queue.read()).toMatchObject({ items: [{ name: 'a.txt' }], arrived: {} })
})

test('without a connection a file waits, and is sent once there is one', async () => {
  const queue = open()
  const file = controlled('a')
  queue.add([file.job])
  vi.stubGlobal('navigator', { onLine: false })
  file.reject(new TypeError('the file could not be sent'))
  await tick()
  expect(queue.read().items).toMatchObject([{ state: 'waiting' }])
  queue.resume()
  expect(file.seen.starts).toBe(1)
  vi.stubGlobal('navigator', { onLine: true })
  queue.resume()
  expect([file.seen.starts, queue.read().items[0]?.state]).toEqual([2, 'sending'])
})

test('a busy server is asked again after the time that it names', async () => {
  vi.useFakeTimers()
  const queue = open()
  const file = controlled('a')
  queue.add([file.job])
  file.reject(new CallFailure(503, 'busy', 'unavailable', false, { retryAfterMs: 8000 }))
  await vi.advanceTimersByTimeAsync(7000)
  expect(file.seen.starts).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(file.seen.starts).toBe(2)
  file.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.read()).toEqual({ items: [], arrived: { brand: 1 } })
})

test('after a reload it is known what arrived and what did not', async () => {
  const memory = openMemory()
  const queue = openUploadQueue(memory)
  const files = ['there', 'on its way', 'waiting'].map((name) => controlled(name))
  queue.add([...files.map(({ job }) => job), controlled('wrong.txt', 'no picture').job])
  files[0]?.resolve()
  await tick()
  const after = openUploadQueue(memory)
  expect(after.read().arrived).toEqual({ brand: 1 })
  expect(after.read().items.map(({ name, state, error }) => [name, state, error])).toEqual([
    ['on its way', 'lost', ''],
    ['waiting', 'lost', ''],
    ['wrong.txt', 'failed', 'no picture'],
  ])
  after.dismiss('brand')
  expect(openUploadQueue(memory).read()).toEqual({ items: [], arrived: {} })
})
