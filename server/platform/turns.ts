/** Long work on the thread that serves takes turns of a few milliseconds, so that nobody waits for all of it. */
export interface Turns {
  /** This turn has lasted long enough: wait for `next`. */
  isOver(): boolean
  /** Lets everybody else go first. */
  next(): Promise<void>
}

/** Opens the first turn. */
export function takeTurns(ms = 4): Turns {
  let endsAt = performance.now() + ms
  return {
    isOver: () => performance.now() > endsAt,
    async next() {
      await new Promise((resolve) => setImmediate(resolve))
      endsAt = performance.now() + ms
    },
  }
}
