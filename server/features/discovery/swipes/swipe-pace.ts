// Trust S77: so many swipes a minute, and so many at once. Each swipe uses up a second of a stretch that may reach no
// further ahead than the burst; all that has to be kept of a person is where the stretch ends.

const SECOND = 1_000_000
/** Time a swipe uses up: 60 a minute. */
const PER_SWIPE = SECOND
/** Swipes that may come at once after a pause. */
const BURST = 120

export interface SwipePace {
  /** Counts a swipe: 0, or, where it is one too many, the whole seconds after which the next one is not. */
  count(userId: string): number
  /** Where the stretches of those who swiped end now, in microseconds. */
  readonly ends: ReadonlyMap<string, number>
}

/** Continues where the last intervals ended; all moments are microseconds of the database's clock. */
export function paceFrom(known: ReadonlyMap<string, number>, atMicros: number): SwipePace {
  const ends = new Map<string, number>()
  return {
    count(userId) {
      const end = Math.max(ends.get(userId) ?? known.get(userId) ?? 0, atMicros) + PER_SWIPE
      const tooFar = end - atMicros - BURST * PER_SWIPE
      if (tooFar > 0) return Math.ceil(tooFar / SECOND)
      ends.set(userId, end)
      return 0
    },
    ends,
  }
}
