import { SWIPE } from '#contract/discovery.limits.ts'

export type Side = 'left' | 'right'

/** identity "Motion": rotation grows with distance, at most 15°. */
const MAX_TILT_DEG = 15

const sideOf = (offsetPx: number): Side => (offsetPx < 0 ? 'left' : 'right')
export const signOf = (side: Side): 1 | -1 => (side === 'left' ? -1 : 1)

/** Spec §5: the drag must exceed 150 px, otherwise the card snaps back. */
export const decide = (offsetPx: number): Side | null =>
  Math.abs(offsetPx) > SWIPE.thresholdPx ? sideOf(offsetPx) : null

/** Decision 123: a drag beyond the threshold, or a flick, which ends fast in the direction of the card's offset. */
export function decideRelease(offsetPx: number, pxPerMs: number, countsFlicks: boolean): Side | null {
  const isFlick =
    Math.abs(offsetPx) >= SWIPE.flickPx &&
    Math.abs(pxPerMs) >= SWIPE.flickPxPerMs &&
    Math.sign(pxPerMs) === Math.sign(offsetPx)
  return countsFlicks && isFlick ? sideOf(offsetPx) : decide(offsetPx)
}

/** Spec §5: the hints appear after 50 px of drag. */
export const hintAt = (offsetPx: number): Side | null =>
  Math.abs(offsetPx) > SWIPE.indicatorPx ? sideOf(offsetPx) : null

/** Reaches its maximum where the fly-out ends. */
export const tiltDeg = (offsetPx: number): number => Math.max(-1, Math.min(1, offsetPx / SWIPE.flyOutPx)) * MAX_TILT_DEG

/** Spec §9: out to ±300 px; a card that was dragged further continues in the same direction. */
export const exitPx = (fromPx: number, side: Side): number =>
  signOf(side) * Math.max(SWIPE.flyOutPx, signOf(side) * fromPx + SWIPE.flyOutPx / 2)
