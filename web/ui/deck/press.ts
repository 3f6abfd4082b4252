import { SWIPE } from '#contract/discovery.limits.ts'

/** One finger or mouse button, from down to up. `open`: not yet known whether it drags the card or scrolls the page. */
export interface Press {
  readonly pointerId: number
  readonly startX: number
  readonly startY: number
  readonly startedAtMs: number
  readonly offsetPx: number
  readonly farthestPx: number
  readonly direction: 'open' | 'horizontal' | 'vertical'
}

export const beginPress = (pointerId: number, x: number, y: number, atMs: number): Press => ({
  pointerId,
  startX: x,
  startY: y,
  startedAtMs: atMs,
  offsetPx: 0,
  farthestPx: 0,
  direction: 'open',
})

/** The first 10 px decide once: a vertical start never moves the card (Failures 5). */
export function movePress(press: Press, x: number, y: number): Press {
  const across = x - press.startX
  const along = y - press.startY
  const farthestPx = Math.max(press.farthestPx, Math.hypot(across, along))
  const direction =
    press.direction === 'open' && farthestPx >= SWIPE.tapPx ? directionOf(across, along) : press.direction
  return { ...press, offsetPx: across, farthestPx, direction }
}

/** Failures 3: less than 10 px and less than 300 ms. */
export const isTap = (press: Press, atMs: number): boolean =>
  press.farthestPx < SWIPE.tapPx && atMs - press.startedAtMs < SWIPE.tapMs

/** Failures 4: after more than 10 px no click is delivered. */
export const swallowsClick = (press: Press): boolean => press.farthestPx >= SWIPE.tapPx

const directionOf = (across: number, along: number): Press['direction'] =>
  Math.abs(across) > Math.abs(along) ? 'horizontal' : 'vertical'
