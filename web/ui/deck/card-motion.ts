import { SWIPE } from '#contract/discovery.limits.ts'
import { wantsReducedMotion } from '#web/device/reduced-motion.ts'
import { decide, exitPx, hintAt, type Side, signOf, tiltDeg } from './swipe-decision.ts'

/** Only transform and opacity move here, and every movement can be taken over at any time. */
const OUT = 'cubic-bezier(0.25, 0.6, 0.4, 1)'
const SPRING = 'cubic-bezier(0.3, 1.45, 0.55, 1)'
const SPRING_MS = 320
/** Trust 5.2.9: with reduced motion nothing flies or rotates, cards cross-fade. */
const CALM_MS = 100

/** Where the finger last put a card, in px. */
const placedPx = new WeakMap<HTMLElement, number>()
/** Cards on their way home: only these have to be asked where they are. */
const homeward = new WeakSet<HTMLElement>()

const poseAt = (offsetPx: number, calm = wantsReducedMotion()): string =>
  `translate3d(${offsetPx.toFixed(1)}px,0,0)${calm ? '' : ` rotate(${tiltDeg(offsetPx).toFixed(2)}deg)`}`

/** Puts the card under the finger: one transform write; the hint changes only when its border is crossed. */
export function place(card: HTMLElement, offsetPx: number): void {
  placedPx.set(card, offsetPx)
  card.style.transform = poseAt(offsetPx)
  mark(card, 'hint', hintAt(offsetPx) ?? '')
  mark(card, 'sure', decide(offsetPx) ?? '')
}

/** Where the card is now, in px; stops whatever moved it. */
export function hold(card: HTMLElement): number {
  if (!homeward.has(card)) return placedPx.get(card) ?? 0
  const offsetPx = new DOMMatrixReadOnly(getComputedStyle(card).transform).m41
  stop(card)
  card.style.transform = poseAt(offsetPx)
  return offsetPx
}

/** Spec §9: 300 ms out to ±300 px. */
export function flyOut(card: HTMLElement, fromPx: number, side: Side): Animation {
  const calm = wantsReducedMotion()
  mark(card, 'leaving', side)
  mark(card, 'hint', side)
  mark(card, 'sure', side)
  const to = calm ? fromPx : exitPx(fromPx, side)
  return card.animate(
    [
      { transform: poseAt(fromPx, calm), opacity: 1 },
      { opacity: calm ? 0.5 : 1, offset: 0.5 },
      { transform: poseAt(to, calm), opacity: 0 },
    ],
    { duration: calm ? CALM_MS : SWIPE.flyOutMs, easing: OUT, fill: 'forwards' },
  )
}

/** Snaps back; a drag may take it over on the way. */
export function springBack(card: HTMLElement, fromPx: number): void {
  settle(card, [{ transform: poseAt(fromPx) }, { transform: poseAt(0) }], SPRING_MS, SPRING)
}

export const isLogoutPending = (card: HTMLElement): boolean => (card.dataset['leaving'] ?? '') !== ''

/** Undo: the card comes back from the side it left to, from wherever it is if it was still on its way. */
export function flyIn(card: HTMLElement, side: Side): void {
  const style = getComputedStyle(card)
  const onItsWay = isLogoutPending(card)
  const calm = wantsReducedMotion()
  const from = onItsWay ? style.transform : poseAt(calm ? 0 : signOf(side) * SWIPE.flyOutPx, calm)
  const opacity = onItsWay ? Number(style.opacity) : 0
  settle(
    card,
    [
      { transform: from, opacity },
      { transform: poseAt(0, calm), opacity: 1 },
    ],
    calm ? CALM_MS : SWIPE.flyOutMs,
    'cubic-bezier(0.2, 0.8, 0.2, 1)',
  )
}

/** Ends every movement of a card at once, without any event. */
export function stop(card: HTMLElement): void {
  homeward.delete(card)
  for (const animation of card.getAnimations()) {
    if (animation instanceof CSSTransition) continue
    animation.onfinish = null
    animation.cancel()
  }
}

function settle(card: HTMLElement, keyframes: Keyframe[], duration: number, easing: string): void {
  stop(card)
  placedPx.delete(card)
  card.style.transform = ''
  mark(card, 'hint', '')
  mark(card, 'sure', '')
  mark(card, 'leaving', '')
  const animation = card.animate(keyframes, {
    duration: wantsReducedMotion() ? Math.min(duration, CALM_MS) : duration,
    easing,
  })
  homeward.add(card)
  animation.onfinish = () => homeward.delete(card)
}

function mark(card: HTMLElement, name: 'hint' | 'sure' | 'leaving', value: string): void {
  if ((card.dataset[name] ?? '') !== value) card.dataset[name] = value
}
