/** Farther than this, the card leaves (px); the real deck asks for more, this one wants to be played with. */
export const LEAVE_PX = 90
/** At most this many degrees (identity: Motion). */
const MAX_TURN = 15

/** The card's place under the finger; rotation grows with the distance. */
export function dragTransform(distancePx: number): string {
  const turn = Math.max(-MAX_TURN, Math.min(MAX_TURN, distancePx / 14))
  return `translate3d(${distancePx}px, 0, 0) rotate(${turn}deg)`
}

/** Which way a card goes when it is let go, if at all. */
export function directionOf(distancePx: number): 'left' | 'right' | null {
  if (Math.abs(distancePx) < LEAVE_PX) return null
  return distancePx > 0 ? 'right' : 'left'
}
