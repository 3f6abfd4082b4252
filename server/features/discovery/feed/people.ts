import type { Person } from './person.ts'

/** About 50 KB each; an evicted user is read again from the database. */
const MOST = 1000

export interface People {
  /** The cached state of a user under this version of the model; null when there is none. */
  get(userId: string, version: string): Person | null
  /** Caches a state, unless a newer one of the same user is cached. */
  set(userId: string, person: Person): void
  /** Evicts one user; null evicts all users. */
  forget(userId: string | null): void
}

const isFurther = (held: Person, person: Person) =>
  held.version === person.version &&
  (held.epoch > person.epoch || (held.epoch === person.epoch && held.uptoSeq > person.uptoSeq))

/** LRU cache of user states. Callers must compare epoch and log number before use. */
export function createPeople(most = MOST): People {
  const held = new Map<string, Person>()
  return {
    get(userId, version) {
      const person = held.get(userId)
      if (person?.version !== version) return null
      held.delete(userId)
      held.set(userId, person)
      return person
    },
    forget(userId) {
      if (userId === null) held.clear()
      else held.delete(userId)
    },
    set(userId, person) {
      const known = held.get(userId)
      held.delete(userId)
      held.set(userId, known && isFurther(known, person) ? known : person)
      for (const oldest of held.keys()) {
        if (held.size <= most) return
        held.delete(oldest)
      }
    },
  }
}
