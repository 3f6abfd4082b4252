import { SWIPE } from '#contract/discovery.limits.ts'

interface PressGap {
  /** Whether a press of a button counts now. An ignored press delays the next one as well. */
  counts(nowMs: number): boolean
  /** Another product has taken the place that is pressed. */
  moved(nowMs: number): void
}

/** Ignores the second press of a double tap, which would answer a product that the user has not seen yet. */
export function createPressGap(): PressGap {
  let lastMs = Number.NEGATIVE_INFINITY
  return {
    counts(nowMs) {
      const isFar = nowMs - lastMs >= SWIPE.pressGapMs
      lastMs = nowMs
      return isFar
    },
    moved(nowMs) {
      lastMs = nowMs
    },
  }
}
