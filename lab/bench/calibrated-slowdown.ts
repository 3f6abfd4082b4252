/** `benchmarkIndex` of the machine for which Lighthouse's default slowdown of 4 stands for a mid-tier phone. */
export const EXPECTED_INDEX = 1533

/**
 * Slowdown that makes a machine of this `benchmarkIndex` stand for a mid-tier phone: the formula of Lighthouse's CPU
 * throttling calculator (linked from its docs/throttling.md).
 */
export function calibratedSlowdown(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233
  if (index >= 800) return 2 + (index - 800) / 500
  return Math.max(1, 1 + (index - 150) / 650)
}
