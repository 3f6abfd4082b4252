import type { Journal, Outcome, SwipeCall } from '../swipe-call.ts'
import type { QueueEvents, QueuePorts } from '../swipe-queue.ts'

/** What the network may do to one attempt. */
export type Weather = 'fine' | 'lost-request' | 'lost-answer' | 'busy' | 'signed-out'

/** Behaves as Decision 120 says: commits before it answers, and knows every key again. */
export function fakeServer() {
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

export const silent: QueueEvents = { sent: () => {}, refused: () => {}, signedOut: () => {} }
let serial = 0

/** The world of a queue in a test: no clock, no lock, keys in a row. */
export function ports(journal: Journal, send: QueuePorts['send'], extra: Partial<QueuePorts> = {}): QueuePorts {
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

/** Lets everything happen that waits for nothing outside. */
export const settle = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}
