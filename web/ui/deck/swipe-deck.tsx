import { type ReactNode, type Ref, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type DeckEngine, type DeckHost, startDeck } from './deck-engine.ts'
import type { Side } from './swipe-decision.ts'
import './deck.css'

/** The place of a card: on top, behind it, or leaving. */
export type Place = 'leaving' | 'top' | 'second' | 'third'

export interface DeckSlot {
  readonly id: string
  readonly place: Place
}

export type DeckHandle = Pick<DeckEngine, 'fling' | 'press'>

interface SwipeDeckProps<S extends DeckSlot> extends Omit<DeckHost, 'countsFlicks'> {
  /** Decision 123: the user's setting whether quick short swipes count. */
  readonly countsFlicks: boolean
  /** At most three, front first. Their order never changes, so that no card is ever moved in the DOM. */
  readonly slots: readonly S[]
  readonly renderCard: (slot: S) => ReactNode
  /** Id of the heading inside the card. */
  readonly labelId: (slot: S) => string
  /** The card that an undo has just put back, and the side it comes from. */
  readonly returning: { readonly id: string; readonly side: Side } | null
  readonly ref?: Ref<DeckHandle>
}

/** A stack of cards to swipe. Independent of the content of the cards. */
export function SwipeDeck<S extends DeckSlot>({
  slots,
  renderCard,
  labelId,
  returning,
  ref,
  ...host
}: SwipeDeckProps<S>) {
  const root = useRef<HTMLDivElement>(null)
  const engine = useRef<DeckEngine | null>(null)
  const currentId = useEffectEvent(() => host.currentId())
  const swiped = useEffectEvent((id: string, side: Side) => host.swiped(id, side))
  const landed = useEffectEvent((id: string) => host.landed(id))
  const tapped = useEffectEvent((id: string) => host.tapped(id))
  const countsFlicks = useEffectEvent(() => host.countsFlicks)

  useLayoutEffect(() => {
    if (!root.current) return
    const started = startDeck(root.current, {
      currentId: () => currentId(),
      swiped: (id, side) => swiped(id, side),
      landed: (id) => landed(id),
      tapped: (id) => tapped(id),
      countsFlicks: () => countsFlicks(),
    })
    engine.current = started
    return () => {
      engine.current = null
      started.stop()
    }
  }, [])
  useLayoutEffect(() => {
    if (returning) engine.current?.bringBack(returning.id, returning.side)
  }, [returning])
  useImperativeHandle(
    ref,
    () => ({
      fling: (side) => engine.current?.fling(side),
      press: (side) => engine.current?.press(side),
    }),
    [],
  )

  return (
    <div ref={root} className="deck">
      {slots.toReversed().map((slot) => (
        <article
          key={slot.id}
          className="deck-card"
          data-card={slot.id}
          data-place={slot.place}
          aria-labelledby={labelId(slot)}
          inert={slot.place !== 'top'}
          aria-hidden={slot.place !== 'top'}
        >
          {renderCard(slot)}
        </article>
      ))}
    </div>
  )
}
