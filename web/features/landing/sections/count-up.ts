/** The value of a counter: fast at first, slow at the end, exact when the time is over. */
export function countAt(target: number, elapsedMs: number, durationMs: number): number {
  if (elapsedMs >= durationMs) return target
  const left = 1 - Math.max(0, elapsedMs) / durationMs
  return Math.round(target * (1 - left ** 3))
}
