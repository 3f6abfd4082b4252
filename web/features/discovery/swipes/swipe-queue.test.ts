import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryJournal } from './memory-journal.ts'
import type { Journal, Outcome, SwipeCall } from './swipe-call.ts'
import { type QueueEvents, type QueuePorts, SwipeQueue } from './swipe-queue.ts'

const MIA = 'mia'

/** What the network may do to one attempt. */
type Weather = 'fine' | 'lost-request' | 'lost-answer' | 'busy' | 'signed-out'

/** Behaves as decisions 20 says: commits before it answers, and knows every key again. */
function fakeServer() {
  const log: string[] = []
  const seen = new Map<string, Outcome>()
  const owners: string[] = []
  let weather: Weather = 'fine'
  const commit = (call: SwipeCall): Outcome => {
    const known = seen.get(call.key)
    if (known) return known
    owners.push(call.userId)
    const outcome: Outcome = { kind: 'done', productId: call.productId }
    if (call.kind === 'undo') log.pop()
    else log.push(`${call.kind} ${call.productId}`)
    seen.set(call.key, outcome)
    return outcome
  }
  return {
    log,
    owners,
    setWeather: (next: Weather) => {
      weather = next
    },
    send: async (call: SwipeCall): Promise<Outcome> => {
      const now = weather
      await Promise.resolve()
      if (now === 'signed-out') return { kind: 'signed-out' }
      if (now === 'lost-request' || now === 'busy') return { kind: 'later', waitMs: null }
      const outcome = commit(call)
      return now === 'lost-answer' ? { kind: 'later', waitMs: null } : outcome
    },
  }
}

const silent: QueueEvents = { sent: () => {}, refused: () => {}, signedOut: () => {} }
let serial = 0

function ports(journal: Journal, send: QueuePorts['send'], extra: Partial<QueuePorts> = {}): QueuePorts {
  return {
    journal,
    send,
    isStill: async () => true,
    alone: (work) => work(),
    newKey: () => `key-${serial++}`,
    random: () => 0.5,
    now: () => 0,
    after: () => () => {},
    ...extra,
  }
}

const settle = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

describe('the swipe queue', () => {
  it('keeps a swipe before it sends it and forgets it after the yes', async () => {
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
    await settle()
    expect(order).toEqual(['kept', 'sent'])
    expect(await queue.unsent()).toEqual([])
  })

  it('takes an unsent swipe out of the queue on undo, without a call', async () => {
    const journal = memoryJournal()
    const server = fakeServer()
    const queue = new SwipeQueue(MIA, ports(journal, server.send, { alone: () => new Promise(() => {}) }), silent)
    const key = await queue.swipe('like', 'a')
    expect(await queue.undo(key, 'a')).toEqual({ kind: 'done', productId: 'a' })
    expect(await journal.list(MIA)).toEqual([])
  })

  it('sends an undo of its own when the swipe may have arrived', async () => {
    const server = fakeServer()
    const journal = memoryJournal()
    const queue = new SwipeQueue(MIA, ports(journal, server.send), silent)
    server.setWeather('lost-answer')
    const key = await queue.swipe('like', 'a')
    await settle()
    const undo = queue.undo(key, 'a')
    expect(await undo).toEqual({ kind: 'later', waitMs: null })
    server.setWeather('fine')
    await queue.flush()
    expect(server.log).toEqual([])
    expect(await journal.list(MIA)).toEqual([])
  })

  it('keeps everything while nobody is signed in, and says so', async () => {
    const server = fakeServer()
    let asked = 0
    const queue = new SwipeQueue(MIA, ports(memoryJournal(), server.send), { ...silent, signedOut: () => asked++ })
    server.setWeather('signed-out')
    await queue.swipe('pass', 'a')
    await settle()
    expect(asked).toBe(1)
    expect(await queue.unsent()).toHaveLength(1)
  })

  it('asks who is signed in after a pause, and never sends under another account', async () => {
    const server = fakeServer()
    const queue = new SwipeQueue(MIA, ports(memoryJournal(), server.send, { isStill: async () => false }), silent)
    queue.wake()
    await queue.swipe('like', 'a')
    expect(await queue.flush()).toBe(false)
    expect(server.log).toEqual([])
    expect(await queue.unsent()).toHaveLength(1)
  })

  it('lets another user on the same device alone', async () => {
    const journal = memoryJournal()
    const server = fakeServer()
    server.setWeather('lost-request')
    await new SwipeQueue('jonas', ports(journal, server.send), silent).swipe('like', 'j')
    await settle()
    server.setWeather('fine')
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
    const queue = new SwipeQueue(MIA, ports(journal, refuse, { alone: (work) => locked.promise.then(work) }), silent)
    const key = await queue.swipe('like', 'a')
    await journal.claimFirst(MIA)
    const undo = queue.undo(key, 'a')
    locked.resolve()
    await settle()
    expect(await journal.list(MIA)).toEqual([])
    expect((await undo).kind).toBe('done')
  })

  it('forgets what is left of a user who leaves, after trying to send it', async () => {
    const server = fakeServer()
    const journal = memoryJournal()
    const queue = new SwipeQueue(MIA, ports(journal, server.send), silent)
    server.setWeather('lost-request')
    await queue.swipe('like', 'a')
    await queue.leave()
    expect(await journal.list(MIA)).toEqual([])
  })

  it('sends a reason after its pass, and forgets it with a pass that is taken back unsent or refused', async () => {
    const journal = memoryJournal()
    const server = fakeServer()
    const queue = new SwipeQueue(MIA, ports(journal, server.send), silent)
    await queue.reason(await queue.swipe('pass', 'a'), 'a', 'too-expensive')
    await queue.flush()
    expect(server.log).toEqual(['pass a', 'reason a'])
    server.setWeather('lost-request')
    const waiting = new SwipeQueue(MIA, ports(journal, server.send, { alone: () => new Promise(() => {}) }), silent)
    const key = await waiting.swipe('pass', 'b')
    await waiting.reason(key, 'b', 'size-missing')
    await waiting.undo(key, 'b')
    expect(await journal.list(MIA)).toEqual([])
    const refuse = async (): Promise<Outcome> => ({ kind: 'refused', message: 'gone' })
    const locked = Promise.withResolvers<void>()
    const refused = new SwipeQueue(MIA, ports(journal, refuse, { alone: (work) => locked.promise.then(work) }), silent)
    await refused.reason(await refused.swipe('pass', 'c'), 'c', 'not-my-style')
    locked.resolve()
    await settle()
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
    const after: QueuePorts['after'] = (ms, work) => {
      const retry = { atMs: nowMs + ms, work }
      retries.push(retry)
      return () => void retries.splice(retries.indexOf(retry), 1)
    }
    const queue = new SwipeQueue(MIA, ports(memoryJournal(), send, { after }), silent)
    const made = Array.from({ length: 150 }, (_, at) => `p${at}`)
    for (const id of made) await queue.swipe('like', id)
    while ((await queue.unsent()).length > 0) {
      await queue.flush()
      const retry = retries.shift()
      if (!retry) continue
      nowMs = retry.atMs
      retry.work()
      await settle()
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
        after: (ms) => {
          waits.push(ms)
          return () => {}
        },
      }),
      silent,
    )
    await queue.swipe('like', 'a')
    await settle()
    expect(waits).toEqual([7000])
  })
})

describe('whatever happens on the way', () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('like' as const, 'pass' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('wake' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('weather' as const),
        weather: fc.constantFrom<Weather>('fine', 'lost-request', 'lost-answer', 'busy', 'signed-out'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('pause' as const), turns: fc.integer({ min: 1, max: 12 }) }) },
  )

  it('every swipe arrives exactly once and in order, and what was undone is gone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const person = new Person()
        for (const next of steps) await person[next.do](next as never)
        await person.comesHome()
      }),
      { numRuns: 400 },
    )
  })
})

/** Swipes, undoes and loses the connection; knows what the server should hold in the end. */
class Person {
  readonly #journal = memoryJournal()
  readonly #server = fakeServer()
  #expected: string[] = []
  #last: { key: Promise<string>; id: string } | null = null
  #made = 0

  #open = (): SwipeQueue => new SwipeQueue(MIA, ports(this.#journal, this.#server.send), silent)
  #queue = this.#open()
  #swipe = (kind: 'like' | 'pass'): void => {
    const id = `p${this.#made++}`
    this.#last = { key: this.#queue.swipe(kind, id), id }
    this.#expected.push(`${kind} ${id}`)
  }
  like = (): void => this.#swipe('like')
  pass = (): void => this.#swipe('pass')
  undo = async (): Promise<void> => {
    if (!this.#last) return
    const { key, id } = this.#last
    this.#last = null
    this.#expected.pop()
    void this.#queue.undo(await key, id)
  }
  reload = async (): Promise<void> => {
    await this.#last?.key
    this.#last = null
    this.#queue.stop()
    await settle()
    this.#queue = this.#open()
    void this.#queue.flush()
  }
  wake = (): void => void this.#queue.flush()
  weather = ({ weather }: { weather: Weather }): void => this.#server.setWeather(weather)
  pause = async ({ turns }: { turns: number }): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
  }
  comesHome = async (): Promise<void> => {
    await settle()
    this.#server.setWeather('fine')
    this.#queue.stop()
    await settle()
    expect(await this.#open().flush()).toBe(true)
    expect(this.#server.log).toEqual(this.#expected)
    expect(await this.#journal.list(MIA)).toEqual([])
  }
}
