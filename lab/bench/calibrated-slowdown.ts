/** Lighthouse slows the processor down 4 times, which makes a phone of the middle class of a machine of this index. */
export const EXPECTED_INDEX = 1533

/**
 * How many times a machine of this `benchmarkIndex` is to be slowed down to stand for that phone: the line of Lighthouse's
 * CPU throttling calculator, which its docs/throttling.md sends people to.
 */
export function calibratedSlowdown(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233
  if (index >= 800) return 2 + (index - 800) / 500
  return Math.max(1, 1 + (index - 150) / 650)
}
