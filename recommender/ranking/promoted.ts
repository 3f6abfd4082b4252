/** A card that the ad auction placed: it sets product and position and does not change the organic order. */
export interface PromotedSlot {
  /** Position on the page, from 0. */
  readonly at: number
  readonly productNo: number
}

interface PlacedCard {
  readonly productNo: number
  /** True for a paid card, which must be marked as such. */
  readonly isPromoted: boolean
}

/**
 * Inserts promoted products at their positions in a page of at most `most` cards. Other cards keep their order and move
 * down; no product is on the page twice. The organic order gets a slot back in three cases: its product has an earlier
 * organic position, where it is shown unpaid; it is beyond the end of the order; or it is a second slot for a position.
 */
export function placePromoted(order: readonly number[], slots: readonly PromotedSlot[], most: number): PlacedCard[] {
  const cards: PlacedCard[] = []
  const shown = new Set<number>()
  const bookings = new Map(slots.toReversed().map(({ at, productNo }) => [at, productNo]))
  const show = (productNo: number, isPromoted: boolean): void => {
    if (shown.has(productNo) || cards.length >= most) return
    shown.add(productNo)
    cards.push({ productNo, isPromoted })
  }
  const showBooked = (): void => {
    // After a promoted card, the next position may be another booked slot.
    for (let booked = bookings.get(cards.length); booked !== undefined; booked = bookings.get(cards.length)) {
      const before = cards.length
      show(booked, true)
      if (cards.length === before) return
    }
  }
  for (const productNo of order) {
    showBooked()
    show(productNo, false)
  }
  return cards
}
