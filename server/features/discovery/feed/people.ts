import type { Person } from './person.ts'

/** About 50 KB each; whoever falls out is read again from the database. */
const MOST = 1000

export interface People {
  get(userId: string): Person | null
  set(userId: string, person: Person): void
}

/** The people who asked last, to save reading them again. Never believed without comparing epoch and number. */
export function createPeople(most = MOST): People {
  const held = new Map<string, Person>()
  return {
    get(userId) {
      const person = held.get(userId)
      if (!person) return null
      held.delete(userId)
      held.set(userId, person)
      return person
    },
    set(userId, person) {
      held.delete(userId)
      held.set(userId, person)
      for (const oldest of held.keys()) {
        if (held.size <= most) return
        held.delete(oldest)
      }
    },
  }
}
