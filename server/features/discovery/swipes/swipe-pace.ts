// Trust S77: a rate limit of swipes with a burst (GCRA). Each swipe moves the user's theoretical arrival time one second
// ahead, at most as far as the burst; that time is the only state of a user.

const SECOND = 1_000_000
/** Interval between swipes: 60 a minute. */
const PER_SWIPE = SECOND
/** Burst: swipes admitted at once after a pause. */
const BURST = 120

export interface SwipePace {
  /** Counts a swipe and returns 0; above the limit, returns the seconds to wait instead. */
  count(userId: string): number
  /** New arrival times of the users who swiped, in microseconds. */
  readonly ends: ReadonlyMap<string, number>
}

/** Continues from the stored arrival times; all times are microseconds of the database's clock. */
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
