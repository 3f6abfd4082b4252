import { flyIn, flyOut, hold, isLeaving, place, springBack, stop } from './card-motion.ts'
import { listenForSwipes } from './deck-gesture.ts'
import { createPressGap } from './press-gap.ts'
import { decideRelease, type Side } from './swipe-decision.ts'

/** The state of the deck: the engine asks which card is on top and stores none itself (Failures 2). */
export interface DeckHost {
  currentId(): string | null
  /** Called at once; rendering should wait for the next painted frame. */
  swiped(id: string, side: Side): void
  /** The card's fly-out has ended; it may be unmounted. */
  landed(id: string): void
  tapped(id: string): void
  /** Whether a flick below the threshold counts. */
  countsFlicks(): boolean
}

export interface DeckEngine {
  /** Swipes the top card by a key. */
  fling(side: Side): void
  /** Swipes the top card by a button, unless the press was meant for the card before. */
  press(side: Side): void
  /** Undo: animates the return of a card that React has just put on top. */
  bringBack(id: string, side: Side): void
  stop(): void
}

/** Makes a deck swipeable; cards are elements with `data-card` inside `root`. */
export function startDeck(root: HTMLElement, host: DeckHost): DeckEngine {
  let leaving: { readonly card: HTMLElement; readonly animation: Animation } | null = null

  const gap = createPressGap()

  const find = (id: string | null) =>
    id === null ? null : root.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)
  const finishLastFlight = () => {
    if (!leaving) return
    leaving.animation.onfinish = null
    leaving.animation.finish()
    leaving = null
  }
  const send = (id: string, card: HTMLElement | null, fromPx: number, side: Side) => {
    finishLastFlight()
    if (card) {
      const animation = flyOut(card, fromPx, side)
      leaving = { card, animation }
      animation.onfinish = () => {
        leaving = null
        host.landed(id)
      }
    }
    gap.moved(performance.now())
    host.swiped(id, side)
    if (!card) host.landed(id)
  }

  const snapBack = (card: HTMLElement, offsetPx: number) => {
    // A key may have swiped the card during the drag.
    if (!isLeaving(card)) springBack(card, offsetPx)
  }

  const stopListening = listenForSwipes(root, {
    cardAt: (target) => (target instanceof Node && root.contains(target) ? find(host.currentId()) : null),
    hold,
    place,
    release: (card, offsetPx, pxPerMs) => {
      const side = decideRelease(offsetPx, pxPerMs, host.countsFlicks())
      const id = host.currentId()
      if (side && id !== null && card === find(id)) send(id, card, offsetPx, side)
      else snapBack(card, offsetPx)
    },
    cancel: snapBack,
    tap: (card) => {
      const id = host.currentId()
      if (id !== null && card === find(id)) host.tapped(id)
    },
  })

  const fling = (side: Side) => {
    const id = host.currentId()
    if (id === null) return
    const card = find(id)
    send(id, card, card ? hold(card) : 0, side)
  }

  return {
    fling,
    press: (side) => {
      if (gap.counts(performance.now())) fling(side)
    },
    bringBack: (id, side) => {
      const card = find(id)
      if (!card) return
      if (leaving?.card === card) leaving = null
      gap.moved(performance.now())
      flyIn(card, side)
    },
    stop: () => {
      stopListening()
      if (leaving) stop(leaving.card)
      leaving = null
    },
  }
}
