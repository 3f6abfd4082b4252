import { SWIPE } from '#contract/discovery.limits.ts'

/** At most this many degrees (identity: Motion). */
const MAX_TURN = 15

/** The card's place under the finger; rotation grows with the distance. */
export function dragTransform(distancePx: number): string {
  const turn = Math.max(-MAX_TURN, Math.min(MAX_TURN, distancePx / 14))
  return `translate3d(${distancePx}px, 0, 0) rotate(${turn}deg)`
}

/** Which way a card goes when it is let go, if at all (Spec §5: as in the real deck). */
export function directionOf(distancePx: number): 'left' | 'right' | null {
  if (Math.abs(distancePx) <= SWIPE.thresholdPx) return null
  return distancePx > 0 ? 'right' : 'left'
}

/** How clearly the stamp of a direction shows: from the 50 px of Spec §5 on, fully where letting go decides. */
export function stampOpacity(distancePx: number, direction: 'left' | 'right'): number {
  const towards = direction === 'right' ? distancePx : -distancePx
  const shown = (towards - SWIPE.indicatorPx) / (SWIPE.thresholdPx - SWIPE.indicatorPx)
  return Math.max(0, Math.min(1, shown))
}
