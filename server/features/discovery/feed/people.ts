import type { Person } from './person.ts'

/** About 50 KB each; an evicted user is read again from the database. */
const MOST = 1000

export interface People {
  /** The person as held under this version of the model; null when not held, or held under another. */
  get(userId: string, version: string): Person | null
  /** Holds a person, unless the same one is held already with more of the log. */
  set(userId: string, person: Person): void
  /** Evicts one user; null: all users. */
  forget(userId: string | null): void
}

const isFurther = (held: Person, person: Person) =>
  held.version === person.version &&
  (held.epoch > person.epoch || (held.epoch === person.epoch && held.uptoSeq > person.uptoSeq))

/** Cache of the users who asked last. Never used without comparing epoch and number. */
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
