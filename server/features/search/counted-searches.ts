const MOST_PER_USER = 200
const MOST_USERS = 5000

/** Decides which searches count for the list of popular ones. */
export interface CountedSearches {
  /** Whether this is the user's first search for this query on this day; records it. */
  isFirst(userId: string, day: string, query: string): boolean
}

/**
 * A search is popular when many users make it, not when one makes it often. Kept only in memory and for one day, so that
 * no table stores who searched what. A process that restarts counts a user once more, which does no harm.
 */
export function createCountedSearches(): CountedSearches {
  const users = new Map<string, Set<string>>()
  let today = ''
  return {
    isFirst(userId, day, query) {
      if (day !== today) users.clear()
      today = day
      const queries = users.get(userId) ?? new Set()
      if (queries.has(query) || queries.size >= MOST_PER_USER) return false
      queries.add(query)
      const [leastRecent] = users.keys()
      if (!users.delete(userId) && users.size >= MOST_USERS && leastRecent !== undefined) {
        users.delete(leastRecent)
      }
      users.set(userId, queries)
      return true
    },
  }
}
