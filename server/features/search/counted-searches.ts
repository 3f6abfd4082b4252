const MOST_PER_PERSON = 200
const MOST_PEOPLE = 5000

/** Which searches count for the list of popular ones. */
export interface CountedSearches {
  /** Whether this is the person's first search for it on this day; notes it. */
  isFirst(userId: string, day: string, query: string): boolean
}

/**
 * Popular is what many people look for, not what one looks for often. Kept in memory alone and for the day at most, so
 * that no table says who searched what; a process that forgets counts a person once more, which hurts nobody.
 */
export function createCountedSearches(): CountedSearches {
  const people = new Map<string, Set<string>>()
  let today = ''
  return {
    isFirst(userId, day, query) {
      if (day !== today) people.clear()
      today = day
      const queries = people.get(userId) ?? new Set()
      if (queries.has(query) || queries.size >= MOST_PER_PERSON) return false
      queries.add(query)
      const [longestQuiet] = people.keys()
      if (!people.delete(userId) && people.size >= MOST_PEOPLE && longestQuiet !== undefined) {
        people.delete(longestQuiet)
      }
      people.set(userId, queries)
      return true
    },
  }
}
