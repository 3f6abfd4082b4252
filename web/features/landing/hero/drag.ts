import { SWIPE } from '#contract/discovery.limits.ts'

/** Degrees (identity: Motion). */
const MAX_ROTATION = 15

/** The card's transform for a drag; rotation grows with the distance. */
export function dragTransform(distancePx: number): string {
  const rotation = Math.max(-MAX_ROTATION, Math.min(MAX_ROTATION, distancePx / 14))
  return `translate3d(${distancePx}px, 0, 0) rotate(${rotation}deg)`
}

/** The direction in which a released card leaves; null: it returns (Spec §5: as in the real deck). */
export function directionOf(distancePx: number): 'left' | 'right' | null {
  if (Math.abs(distancePx) <= SWIPE.thresholdPx) return null
  return distancePx > 0 ? 'right' : 'left'
}

/** Opacity of the stamp of a direction: from 0 at the 50 px of Spec §5 to 1 at the swipe threshold. */
export function stampOpacity(distancePx: number, direction: 'left' | 'right'): number {
  const towards = direction === 'right' ? distancePx : -distancePx
  const shown = (towards - SWIPE.indicatorPx) / (SWIPE.thresholdPx - SWIPE.indicatorPx)
  return Math.max(0, Math.min(1, shown))
}
