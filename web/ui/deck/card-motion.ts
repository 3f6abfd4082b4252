import { SWIPE } from '#contract/discovery.limits.ts'
import { wantsReducedMotion } from '#web/device/reduced-motion.ts'
import { decide, exitPx, hintAt, type Side, signOf, tiltDeg } from './swipe-decision.ts'

/** Only transform and opacity are animated, and a drag can interrupt every animation. */
const OUT = 'cubic-bezier(0.25, 0.6, 0.4, 1)'
const SPRING = 'cubic-bezier(0.3, 1.45, 0.55, 1)'
const SPRING_MS = 320
/** Trust 5.2.9: with reduced motion nothing flies or rotates, cards cross-fade. */
const REDUCED_MS = 100

/** The offset of a dragged card, in px. */
const draggedPx = new WeakMap<HTMLElement, number>()
/** Cards animated to the centre: only their position must be read from the computed style. */
const returning = new WeakSet<HTMLElement>()

const poseAt = (offsetPx: number, isReduced = wantsReducedMotion()): string =>
  `translate3d(${offsetPx.toFixed(1)}px,0,0)${isReduced ? '' : ` rotate(${tiltDeg(offsetPx).toFixed(2)}deg)`}`

/** Moves the card with the finger: one transform write; the hint changes only when a threshold is crossed. */
export function place(card: HTMLElement, offsetPx: number): void {
  draggedPx.set(card, offsetPx)
  card.style.transform = poseAt(offsetPx)
  mark(card, 'hint', hintAt(offsetPx) ?? '')
  mark(card, 'sure', decide(offsetPx) ?? '')
}

/** The offset of the card, in px; stops its animation. */
export function hold(card: HTMLElement): number {
  if (!returning.has(card)) return draggedPx.get(card) ?? 0
  const offsetPx = new DOMMatrixReadOnly(getComputedStyle(card).transform).m41
  stop(card)
  card.style.transform = poseAt(offsetPx)
  return offsetPx
}

/** Spec §9: 300 ms out to ±300 px. */
export function flyOut(card: HTMLElement, fromPx: number, side: Side): Animation {
  const isReduced = wantsReducedMotion()
  mark(card, 'leaving', side)
  mark(card, 'hint', side)
  mark(card, 'sure', side)
  const to = isReduced ? fromPx : exitPx(fromPx, side)
  return card.animate(
    [
      { transform: poseAt(fromPx, isReduced), opacity: 1 },
      { opacity: isReduced ? 0.5 : 1, offset: 0.5 },
      { transform: poseAt(to, isReduced), opacity: 0 },
    ],
    { duration: isReduced ? REDUCED_MS : SWIPE.flyOutMs, easing: OUT, fill: 'forwards' },
  )
}

/** Snaps back; a drag may interrupt it. */
export function springBack(card: HTMLElement, fromPx: number): void {
  returnToCentre(card, [{ transform: poseAt(fromPx) }, { transform: poseAt(0) }], SPRING_MS, SPRING)
}

export const isLeaving = (card: HTMLElement): boolean => (card.dataset['leaving'] ?? '') !== ''

/** Undo: the card returns from the side to which it left, or from its position if it is still leaving. */
export function flyIn(card: HTMLElement, side: Side): void {
  const style = getComputedStyle(card)
  const wasLeaving = isLeaving(card)
  const isReduced = wantsReducedMotion()
  const from = wasLeaving ? style.transform : poseAt(isReduced ? 0 : signOf(side) * SWIPE.flyOutPx, isReduced)
  const opacity = wasLeaving ? Number(style.opacity) : 0
  returnToCentre(
    card,
    [
      { transform: from, opacity },
      { transform: poseAt(0, isReduced), opacity: 1 },
    ],
    isReduced ? REDUCED_MS : SWIPE.flyOutMs,
    'cubic-bezier(0.2, 0.8, 0.2, 1)',
  )
}

/** Ends every animation of a card at once, without any event. */
export function stop(card: HTMLElement): void {
  returning.delete(card)
  for (const animation of card.getAnimations()) {
    if (animation instanceof CSSTransition) continue
    animation.onfinish = null
    animation.cancel()
  }
}

function returnToCentre(card: HTMLElement, keyframes: Keyframe[], duration: number, easing: string): void {
  stop(card)
  draggedPx.delete(card)
  card.style.transform = ''
  mark(card, 'hint', '')
  mark(card, 'sure', '')
  mark(card, 'leaving', '')
  const animation = card.animate(keyframes, {
    duration: wantsReducedMotion() ? Math.min(duration, REDUCED_MS) : duration,
    easing,
  })
  returning.add(card)
  animation.onfinish = () => returning.delete(card)
}

function mark(card: HTMLElement, name: 'hint' | 'sure' | 'leaving', value: string): void {
  if ((card.dataset[name] ?? '') !== value) card.dataset[name] = value
}
