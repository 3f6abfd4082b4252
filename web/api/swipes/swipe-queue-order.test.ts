import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryJournal } from './memory-journal.ts'
import { SwipeQueue } from './swipe-queue.ts'
import { fakeServer, flushMicrotasks, type Network, ports, silent } from './testing/queue-doubles.ts'

const MIA = 'mia'

describe('with any network fault', () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('like' as const, 'pass' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('wake' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('setNetwork' as const),
        network: fc.constantFrom<Network>('ok', 'lost-request', 'lost-answer', 'busy', 'signed-out'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('pause' as const), microtasks: fc.integer({ min: 1, max: 12 }) }),
    },
  )

  it('every swipe arrives exactly once and in order, and undone swipes are removed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const user = new RandomUser()
        for (const next of steps) await user[next.do](next as never)
        await user.finish()
      }),
      // A round takes a fraction of a millisecond.
      { numRuns: 8 * (fc.readConfigureGlobal().numRuns ?? 50) },
    )
  })
})

/** Swipes, undoes and loses the connection; records what the server should have stored in the end. */
class RandomUser {
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
    await flushMicrotasks()
    this.#queue = this.#open()
    void this.#queue.flush()
  }
  wake = (): void => void this.#queue.flush()
  setNetwork = ({ network }: { network: Network }): void => this.#server.setNetwork(network)
  pause = async ({ microtasks }: { microtasks: number }): Promise<void> => {
    for (let passed = 0; passed < microtasks; passed++) await Promise.resolve()
  }
  finish = async (): Promise<void> => {
    await flushMicrotasks()
    this.#server.setNetwork('ok')
    this.#queue.stop()
    await flushMicrotasks()
    expect(await this.#open().flush()).toBe(true)
    expect(this.#server.log).toEqual(this.#expected)
    expect(await this.#journal.list(MIA)).toEqual([])
  }
}
