import { expect, test } from 'vitest'
import { openUploadQueue, type UploadJob } from './upload-queue.ts'

const sentence = (error: unknown) => (error instanceof Error ? error.message : 'failed')
const tick = () => new Promise((resolve) => setTimeout(resolve))

function controlled(name: string, fault: string | null = null) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const seen: { signal?: AbortSignal; starts: number } = { starts: 0 }
  const job: UploadJob = {
    name,
    preview: null,
    fault,
    run: (onProgress, signal) => {
      seen.starts += 1
      seen.signal = signal
      onProgress(0.5)
      return promise
    },
  }
  return { job, resolve, reject, seen }
}

test('two files are sent at once, in their order, and leave the list when they are there', async () => {
  const queue = openUploadQueue(sentence)
  const files = ['a', 'b', 'c'].map((name) => controlled(name))
  queue.add(files.map(({ job }) => job))
  expect(queue.read().map(({ state, sent }) => [state, sent])).toEqual([
    ['sending', 0.5],
    ['sending', 0.5],
    ['waiting', 0],
  ])
  files[0]?.resolve()
  await tick()
  expect(queue.read().map(({ name, state }) => [name, state])).toEqual([
    ['b', 'sending'],
    ['c', 'sending'],
  ])
})

test('a file that failed says why, lets the others go on, and can be tried again', async () => {
  const queue = openUploadQueue(sentence)
  const bad = controlled('bad')
  const good = controlled('good')
  queue.add([bad.job, good.job])
  bad.reject(new Error('too large'))
  good.resolve()
  await tick()
  expect(queue.read()).toMatchObject([{ name: 'bad', state: 'failed', error: 'too large' }])
  queue.retry(queue.read()[0]?.id ?? 0)
  expect(bad.seen.starts).toBe(2)
})

test('a known fault is never sent, and a cancelled file is aborted and gone', async () => {
  const queue = openUploadQueue(sentence)
  const faulty = controlled('a.txt', 'JPG, PNG, WebP and AVIF are allowed.')
  const slow = controlled('slow')
  queue.add([faulty.job, slow.job])
  expect(queue.read()).toMatchObject([{ state: 'failed' }, { state: 'sending' }])
  queue.drop(queue.read()[1]?.id ?? 0)
  slow.reject(new DOMException('cancelled', 'AbortError'))
  await tick()
  expect([faulty.seen.starts, slow.seen.signal?.aborted]).toEqual([0, true])
  expect(queue.read().map(({ name }) => name)).toEqual(['a.txt'])
})
