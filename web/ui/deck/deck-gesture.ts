import { beginPress, isTap, movePress, type Press, swallowsClick } from './press.ts'
import { speedOf, withSample } from './release-speed.ts'

/** What the gesture needs of the deck. Cards are moved as elements, not by React state: one write per frame. */
export interface GestureHost {
  /** The card that a press on this target may drag, or null. */
  cardAt(target: EventTarget | null): HTMLElement | null
  /** Stops the card's animation and returns its offset in px. */
  hold(card: HTMLElement): number
  place(card: HTMLElement, offsetPx: number): void
  /** `pxPerMs`: the speed at which the card was released. */
  release(card: HTMLElement, offsetPx: number, pxPerMs: number): void
  /** The drag was cancelled (second finger, system gesture): the card returns without a swipe. */
  cancel(card: HTMLElement, offsetPx: number): void
  tap(card: HTMLElement): void
}

interface Hold {
  readonly card: HTMLElement
  press: Press
  /** Offset of the card when the drag started. */
  fromPx: number
  samples: Parameters<typeof speedOf>[0]
}

/** A click later than this after the drag belongs to a new press. */
const CLICK_AFTER_DRAG_MS = 400
const INTERACTIVE = 'button, a, input, select, textarea, [role="button"]'

/** Listens on the deck itself, independent of its cards. Returns how to stop listening. */
export function listenForSwipes(root: HTMLElement, host: GestureHost): () => void {
  const gesture = new DeckGesture(root, host)
  const ending = new AbortController()
  const { signal } = ending
  root.addEventListener('pointerdown', gesture.down, { signal })
  root.addEventListener('pointermove', gesture.move, { signal })
  root.addEventListener('pointerup', gesture.up, { signal })
  root.addEventListener('pointercancel', gesture.cancel, { signal })
  root.addEventListener('click', gesture.click, { signal, capture: true })
  root.addEventListener('touchmove', gesture.touchMove, { signal, passive: false })
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return () => {
    gesture.release()
    ending.abort()
  }
}

class DeckGesture {
  readonly #root: HTMLElement
  readonly #host: GestureHost
  #held: Hold | null = null
  #frame = 0
  #tapped: HTMLElement | null = null
  #draggedUntilMs = 0

  constructor(root: HTMLElement, host: GestureHost) {
    this.#root = root
    this.#host = host
  }

  readonly down = (event: PointerEvent): void => {
    this.#tapped = null
    this.#draggedUntilMs = 0
    if (this.#held) {
      this.#abandon()
      return
    }
    if (!event.isPrimary || event.button !== 0 || this.#isOnControl(event.target)) return
    const card = this.#host.cardAt(event.target)
    if (!card) return
    const press = beginPress(event.pointerId, event.clientX, event.clientY, event.timeStamp)
    this.#held = { card, press, fromPx: 0, samples: withSample([], event.clientX, event.timeStamp) }
  }

  readonly move = (event: PointerEvent): void => {
    const held = this.#held
    if (held?.press.pointerId !== event.pointerId) return
    const before = held.press.direction
    held.press = movePress(held.press, event.clientX, event.clientY)
    held.samples = withSample(held.samples, event.clientX, event.timeStamp)
    if (held.press.direction !== 'horizontal') return
    if (before === 'open') {
      this.#capture(event.pointerId)
      held.fromPx = this.#host.hold(held.card)
    }
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#draw)
  }

  readonly up = (event: PointerEvent): void => {
    if (this.#held?.press.pointerId !== event.pointerId) return
    const last = this.release()
    if (!last) return
    const press = movePress(last.press, event.clientX, event.clientY)
    if (isTap(press, event.timeStamp)) this.#tapped = last.card
    if (swallowsClick(press)) this.#draggedUntilMs = event.timeStamp + CLICK_AFTER_DRAG_MS
    if (press.direction !== 'horizontal') return
    const pxPerMs = speedOf(withSample(last.samples, event.clientX, event.timeStamp))
    this.#host.release(last.card, last.fromPx + press.offsetPx, pxPerMs)
  }

  readonly cancel = (event: PointerEvent): void => {
    if (this.#held?.press.pointerId === event.pointerId) this.#abandon()
  }

  readonly click = (event: MouseEvent): void => {
    if (event.timeStamp < this.#draggedUntilMs) {
      event.stopPropagation()
      event.preventDefault()
      return
    }
    // A click without a press comes from a keyboard or a screen reader and counts as a tap.
    const card = event.detail === 0 ? this.#host.cardAt(event.target) : this.#tapped
    this.#tapped = null
    if (card && !this.#isOnControl(event.target)) this.#host.tap(card)
  }

  readonly touchMove = (event: TouchEvent): void => {
    // Only while a card is dragged: prevents the browser's own horizontal gestures (Failures 3, 10).
    if (this.#held?.press.direction === 'horizontal' && event.cancelable) event.preventDefault()
  }

  release(): Hold | null {
    const last = this.#held
    this.#held = null
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame)
    this.#frame = 0
    return last
  }

  #abandon(): void {
    const last = this.release()
    if (last?.press.direction === 'horizontal') this.#host.cancel(last.card, last.fromPx + last.press.offsetPx)
  }

  #draw = (): void => {
    this.#frame = 0
    const held = this.#held
    if (held?.press.direction === 'horizontal') this.#host.place(held.card, held.fromPx + held.press.offsetPx)
  }

  #isOnControl(target: EventTarget | null): boolean {
    const control = target instanceof Element ? target.closest(INTERACTIVE) : null
    return control !== null && this.#root.contains(control)
  }

  #capture(pointerId: number): void {
    try {
      this.#root.setPointerCapture(pointerId)
    } catch {
      // The pointer was already lifted in the same frame; its `pointerup` follows and decides.
    }
  }
}
