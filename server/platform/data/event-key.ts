import { randomUUID } from 'node:crypto'

const DAY_MS = 86_400_000
/** Events may arrive this late, such as after a flight; their days are open for so long. */
const LATE_MS = 3 * DAY_MS
/** A device's clock may be ahead by so much. */
const AHEAD_MS = 300_000

export interface EventStamp {
  readonly key: string
  /** When it happened. */
  readonly at: Date
  /**
   * The same key gives another moment when it arrives again, so the primary key does not recognise the repeat: search for
   * the key from this moment on. Null: not needed.
   */
  readonly repeatsSince: Date | null
}

/**
 * Key and moment of an event. A key made by the device is a UUIDv7 and contains the moment, so that a repeat has the
 * same primary key, in whichever month it arrives. Other keys, and those of wrong clocks, get the server's time.
 */
export function stampEvent(key: string | null, now: Date): EventStamp {
  if (key === null) return { key: randomUUID(), at: now, repeatsSince: null }
  const madeAt = momentOf(key)
  const isBelievable = madeAt !== null && madeAt > now.getTime() - LATE_MS && madeAt < now.getTime() + AHEAD_MS
  if (isBelievable) return { key, at: new Date(madeAt), repeatsSince: null }
  return { key, at: now, repeatsSince: new Date(now.getTime() - LATE_MS) }
}

/** Milliseconds since 1970 of a UUIDv7; null for other versions. */
const momentOf = (key: string): number | null =>
  key[14] === '7' ? Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16) : null
