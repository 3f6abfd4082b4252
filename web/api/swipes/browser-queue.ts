import { call } from '#web/api/call.ts'
import { isUnauthenticated } from '#web/api/call-failure.ts'
import { logFailure } from '#web/device/silently.ts'
import { indexedDbJournal } from './indexed-db-journal.ts'
import { memoryJournal } from './memory-journal.ts'
import { sendSwipe } from './send-swipe.ts'
import type { Journal } from './swipe-call.ts'
import { type QueueEvents, type QueuePorts, SwipeQueue } from './swipe-queue.ts'

const LOCK = 'dropdeck-swipes'

/** The queue of this user in this browser. */
export function openSwipeQueue(userId: string, events: QueueEvents): SwipeQueue {
  const ports: QueuePorts = {
    journal: bestJournal(),
    send: sendSwipe,
    isSignedIn,
    withLock,
    newKey: () => crypto.randomUUID(),
    random: Math.random,
    now: () => performance.now(),
    schedule: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  }
  return new SwipeQueue(userId, ports, events)
}

async function isSignedIn(userId: string): Promise<boolean> {
  try {
    return (await call('GET /api/auth/me')).id === userId
  } catch (error) {
    if (isUnauthenticated(error)) return false
    throw error
  }
}

/** Without Web Locks two tabs may send the same call; its key makes that harmless. */
const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()

/** IndexedDB where the browser allows it, memory where it does not (some private windows). */
function bestJournal(): Journal {
  const stored = indexedDbJournal()
  const best = stored.list('').then(
    () => stored,
    (error: unknown) => {
      logFailure('keep swipes on the device', error)
      return memoryJournal()
    },
  )
  return {
    append: async (swipe) => (await best).append(swipe),
    claimFirst: async (userId) => (await best).claimFirst(userId),
    removeUnsent: async (key) => (await best).removeUnsent(key),
    remove: async (key) => (await best).remove(key),
    drop: async (key) => (await best).drop(key),
    list: async (userId) => (await best).list(userId),
    clear: async (userId) => (await best).clear(userId),
  }
}
