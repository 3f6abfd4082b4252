const FIRST_MS = 1000
const LONGEST_MS = 60_000

/** Doubles with every attempt up to a minute; half of it is random, so that many devices do not retry at once. */
export function backoffMs(attempt: number, random: () => number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10))
  return ceiling / 2 + (random() * ceiling) / 2
}
