import type { Journal, Outcome, SwipeCall } from '../swipe-call.ts'
import type { QueueEvents, QueuePorts } from '../swipe-queue.ts'

/** What the network does to one attempt. */
export type Network = 'ok' | 'lost-request' | 'lost-answer' | 'busy' | 'signed-out'

/** Behaves as Decision 120 says: commits before it answers, and recognises every key. */
export function fakeServer() {
  const log: string[] = []
  const seen = new Map<string, Outcome>()
  const owners: string[] = []
  let network: Network = 'ok'
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
    setNetwork: (next: Network) => {
      network = next
    },
    send: async (call: SwipeCall): Promise<Outcome> => {
      const now = network
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

/** Ports for a test: no clock, no lock, numbered keys. */
export function ports(journal: Journal, send: QueuePorts['send'], extra: Partial<QueuePorts> = {}): QueuePorts {
  return {
    journal,
    send,
    isSignedIn: async () => true,
    withLock: (work) => work(),
    newKey: () => `key-${serial++}`,
    random: () => 0.5,
    now: () => 0,
    schedule: () => () => {},
    ...extra,
  }
}

/** Runs the waiting promise callbacks. */
export const flushMicrotasks = async () => {
  for (let passed = 0; passed < 30; passed++) await Promise.resolve()
}
