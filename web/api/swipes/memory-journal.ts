import type { Journal, SwipeCall } from './swipe-call.ts'

/** Used where the browser refuses storage: swipes are then lost when the page is closed. */
export function memoryJournal(): Journal {
  let calls: readonly SwipeCall[] = []
  const keep = (test: (call: SwipeCall) => boolean) => {
    calls = calls.filter(test)
  }
  return {
    append: async (call) => {
      calls = [...calls, call]
    },
    claimFirst: async (userId) => {
      const first = calls.find((call) => call.userId === userId)
      if (!first) return null
      const claimed = { ...first, attempted: true }
      calls = calls.map((call) => (call === first ? claimed : call))
      return claimed
    },
    removeUnsent: async (key) => {
      const before = calls.length
      keep((call) => call.key !== key || call.attempted)
      return calls.length < before
    },
    remove: async (key) => keep((call) => call.key !== key),
    drop: async (key) => keep((call) => call.key !== key && call.undoes !== key),
    list: async (userId) => calls.filter((call) => call.userId === userId),
    clear: async (userId) => keep((call) => call.userId !== userId),
  }
}
