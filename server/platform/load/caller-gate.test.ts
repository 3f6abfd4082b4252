import { expect, test } from 'vitest'
import { Refusal } from '../scope/refuse.ts'
import { createCallerGate } from './caller-gate.ts'

const LONG_WAIT = { leastMs: 60_000, mostMs: 60_000 }

/** Work that ends when it is told to. */
function openWork() {
  const endings: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => endings.push(resolve))
  return { work, endNext: () => endings.shift()?.() }
}

test('a few pieces of work of one caller run at once; the others follow in the order they came', async () => {
  const run = createCallerGate({ atOnce: 2, wait: LONG_WAIT })
  const started: number[] = []
  const endings: (() => void)[] = []
  const all = [1, 2, 3, 4].map((name) =>
    run(() => {
      started.push(name)
      return new Promise<void>((resolve) => endings.push(resolve))
    }, 'mia'),
  )
  expect(started).toEqual([1, 2])
  endings[0]?.()
  await expect.poll(() => started).toEqual([1, 2, 3])
  endings[1]?.()
  await expect.poll(() => started).toEqual([1, 2, 3, 4])
  for (const end of endings) end()
  await Promise.all(all)
})

test('one caller with all places taken delays no other', async () => {
  const run = createCallerGate({ atOnce: 1, wait: LONG_WAIT })
  const { work, endNext } = openWork()
  const [first, second] = [run(work, 'mia'), run(work, 'mia')]
  expect(await run(async () => 'answered', 'jonas')).toBe('answered')
  endNext()
  await first
  endNext()
  await second
})

test('work that waited too long is refused, and told when to try again', async () => {
  const run = createCallerGate({ atOnce: 1, wait: { leastMs: 1, mostMs: 1 } })
  const { work, endNext } = openWork()
  const first = run(work, 'mia')
  await expect(run(work, 'mia')).rejects.toMatchObject({ code: 'too-many', details: { retryAfterSeconds: 5 } })
  endNext()
  await first
  expect(await run(async () => 'answered', 'mia')).toBe('answered')
})

test('work that fails frees its place', async () => {
  const run = createCallerGate({ atOnce: 1, wait: LONG_WAIT })
  await expect(run(() => Promise.reject(new Error('broken')), 'mia')).rejects.toThrow('broken')
  expect(await run(async () => 'answered', 'mia')).toBe('answered')
})

test('where more work of the caller waits, a refusal keeps its place for a while', async () => {
  const run = createCallerGate({ atOnce: 1, wait: { leastMs: 1, mostMs: 1 }, afterRefusalMs: 60_000 })
  const refused = run(() => Promise.reject(new Refusal('too-many')), 'mia')
  const waiting = run(async () => 'answered', 'mia')
  await expect(refused).rejects.toMatchObject({ code: 'too-many', details: {} })
  await expect(waiting).rejects.toMatchObject({ code: 'too-many', details: { retryAfterSeconds: 5 } })
})

test('a refusal frees its place at once where nothing waits', async () => {
  const run = createCallerGate({ atOnce: 1, wait: LONG_WAIT, afterRefusalMs: 60_000 })
  await expect(run(() => Promise.reject(new Refusal('too-many')))).rejects.toMatchObject({ code: 'too-many' })
  expect(await run(async () => 'answered')).toBe('answered')
})
