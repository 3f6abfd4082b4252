import { describe, expect, it } from 'vitest'
import { memoryJournal } from './memory-journal.ts'
import type { Journal, Outcome, SwipeCall } from './swipe-call.ts'
import { type QueuePorts, SwipeQueue } from './swipe-queue.ts'
import { fakeServer, flushMicrotasks, ports, silent } from './testing/queue-doubles.ts'

const MIA = 'mia'

describe('the swipe queue', () => {
  it('stores a swipe before it sends it and removes it after the answer', async () => {
    const journal = memoryJournal()
    const order: string[] = []
    const watched: Journal = {
      ...journal,
      append: (call) => {
        order.push('kept')
        return journal.append(call)
      },
    }
    const queue = new SwipeQueue(
      MIA,
      ports(watched, async () => {
        order.push('sent')
        return { kind: 'done', productId: 'a' }
      }),
      silent,
    )
    await queue.swipe('like', 'a')
    await flushMicrotasks()
    expect(order).toEqual(['kept', 'sent'])
    expect(await queue.unsent()).toEqual([])
  })

  it('removes an unsent swipe from the queue on undo, without a call', async () => {
    const journal = memoryJournal()
    const server = fakeServer()
    const queue = new SwipeQueue(MIA, ports(journal, server.send, { withLock: () => new Promise(() => {}) }), silent)
    const key = await queue.swipe('like', 'a')
    expect(await queue.undo(key, 'a')).toEqual({ kind: 'done', productId: 'a' })
    expect(await journal.list(MIA)).toEqual([])
  })

  it('sends an undo of its own when the swipe may have arrived', async () => {
    const server = fakeServer()
    const journal = memoryJournal()
    const queue = new SwipeQueue(MIA, ports(journal, server.send), silent)
    server.setNetwork('lost-answer')
    const key = await queue.swipe('like', 'a')
    await flushMicrotasks()
    const undo = queue.undo(key, 'a')
    expect(await undo).toEqual({ kind: 'later', waitMs: null })
    server.setNetwork('ok')
    await queue.flush()
    expect(server.log).toEqual([])
    expect(await journal.list(MIA)).toEqual([])
  })

  it('keeps everything while no user is signed in, and reports it', async () => {
    const server = fakeServer()
    let asked = 0
    const queue = new SwipeQueue(MIA, ports(memoryJournal(), server.send), { ...silent, signedOut: () => asked++ })
    server.setNetwork('signed-out')
    await queue.swipe('pass', 'a')
    await flushMicrotasks()
    expect(asked).toBe(1)
    expect(await queue.unsent()).toHaveLength(1)
  })

  it('checks the session after a pause, and never sends under another account', async () => {
    const server = fakeServer()
    const queue = new SwipeQueue(MIA, ports(memoryJournal(), server.send, { isSignedIn: async () => false }), silent)
    queue.wake()
    await queue.swipe('like', 'a')
    expect(await queue.flush()).toBe(false)
    expect(server.log).toEqual([])
    expect(await queue.unsent()).toHaveLength(1)
  })

  it('leaves the swipes of another user on the same device alone', async () => {
    const journal = memoryJournal()
    const server = fakeServer()
    server.setNetwork('lost-request')
    await new SwipeQueue('jonas', ports(journal, server.send), silent).swipe('like', 'j')
    await flushMicrotasks()
    server.setNetwork('ok')
    const queue = new SwipeQueue(MIA, ports(journal, server.send), silent)
    await queue.swipe('like', 'm')
    await queue.flush()
    expect(server.owners).toEqual([MIA])
    expect(await journal.list('jonas')).toHaveLength(1)
  })

  it('drops a refused swipe together with the undo that waits for it', async () => {
    const journal = memoryJournal()
    const refuse = async (): Promise<Outcome> => ({ kind: 'refused', message: 'gone' })
    const locked = Promise.withResolvers<void>()
    const queue = new SwipeQueue(MIA, ports(journal, refuse, { withLock: (work) => locked.promise.then(work) }), silent)
    const key = await queue.swipe('like', 'a')
    await journal.claimFirst(MIA)
    const undo = queue.undo(key, 'a')
    locked.resolve()
    await flushMicrotasks()
    expect(await journal.list(MIA)).toEqual([])
    expect((await undo).kind).toBe('done')
  })

  it('deletes the unsent swipes of a user who logs out', async () => {
    const server = fakeServer()
    const journal = memoryJournal()
    const queue = new SwipeQueue(MIA, ports(journal, server.send), silent)
    server.setNetwork('lost-request')
    await queue.swipe('like', 'a')
    await queue.flush()
    queue.stop()
    await queue.clear()
    expect(await journal.list(MIA)).toEqual([])
  })

  it('sends a reason after its pass, and drops it with a pass that is undone unsent or refused', async () => {
    const journal = memoryJournal()
    const server = fakeServer()
    const queue = new SwipeQueue(MIA, ports(journal, server.send), silent)
    await queue.reason(await queue.swipe('pass', 'a'), 'a', 'too-expensive')
    await queue.flush()
    expect(server.log).toEqual(['pass a', 'reason a'])
    server.setNetwork('lost-request')
    const waiting = new SwipeQueue(MIA, ports(journal, server.send, { withLock: () => new Promise(() => {}) }), silent)
    const key = await waiting.swipe('pass', 'b')
    await waiting.reason(key, 'b', 'size-missing')
    await waiting.undo(key, 'b')
    expect(await journal.list(MIA)).toEqual([])
    const refuse = async (): Promise<Outcome> => ({ kind: 'refused', message: 'gone' })
    const locked = Promise.withResolvers<void>()
    const refused = new SwipeQueue(
      MIA,
      ports(journal, refuse, { withLock: (work) => locked.promise.then(work) }),
      silent,
    )
    await refused.reason(await refused.swipe('pass', 'c'), 'c', 'not-my-style')
    locked.resolve()
    await flushMicrotasks()
    expect(await journal.list(MIA)).toEqual([])
  })

  it('loses nothing to a server that takes 120 swipes at once and then one a second', async () => {
    const arrived: string[] = []
    let nowMs = 0
    let spentUntilMs = 0
    const send = async ({ productId }: SwipeCall): Promise<Outcome> => {
      const next = Math.max(spentUntilMs, nowMs) + 1000
      if (next > nowMs + 120_000) return { kind: 'later', waitMs: next - nowMs - 120_000 }
      spentUntilMs = next
      arrived.push(productId)
      return { kind: 'done', productId }
    }
    const retries: { readonly atMs: number; readonly work: () => void }[] = []
    const schedule: QueuePorts['schedule'] = (ms, work) => {
      const retry = { atMs: nowMs + ms, work }
      retries.push(retry)
      return () => void retries.splice(retries.indexOf(retry), 1)
    }
    const queue = new SwipeQueue(MIA, ports(memoryJournal(), send, { schedule }), silent)
    const made = Array.from({ length: 150 }, (_, at) => `p${at}`)
    for (const id of made) await queue.swipe('like', id)
    while ((await queue.unsent()).length > 0) {
      await queue.flush()
      const retry = retries.shift()
      if (!retry) continue
      nowMs = retry.atMs
      retry.work()
      await flushMicrotasks()
    }
    expect(arrived).toEqual(made)
    expect(nowMs).toBe(30_000)
  })

  it('waits as long as the server asks for', async () => {
    const waits: number[] = []
    const busy = async (): Promise<Outcome> => ({ kind: 'later', waitMs: 7000 })
    const queue = new SwipeQueue(
      MIA,
      ports(memoryJournal(), busy, {
        schedule: (ms) => {
          waits.push(ms)
          return () => {}
        },
      }),
      silent,
    )
    await queue.swipe('like', 'a')
    await flushMicrotasks()
    expect(waits).toEqual([7000])
  })
})
