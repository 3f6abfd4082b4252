/** Long work on the thread that serves takes turns of a few milliseconds, so that nobody waits for all of it. */
export interface Turns {
  /** This turn has lasted long enough: wait for `next`. */
  isOver(): boolean
  /** Lets everybody else go first. */
  next(): Promise<void>
}

/** Lets everybody else go first, and what was handed over for sending leave. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Opens the first turn. */
export function takeTurns(ms = 4): Turns {
  let endsAt = performance.now() + ms
  return {
    isOver: () => performance.now() > endsAt,
    async next() {
      await nextTurn()
      endsAt = performance.now() + ms
    },
  }
}
