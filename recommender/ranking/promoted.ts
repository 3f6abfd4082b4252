/** A card of the ad auction, which decides the product and the position; it does not change the organic order. */
export interface PromotedSlot {
  /** Position on the page, from 0. */
  readonly at: number
  readonly productNo: number
}

interface PlacedCard {
  readonly productNo: number
  /** Shown because it is paid for, and to be marked as such. */
  readonly isPromoted: boolean
}

/**
 * Inserts promoted products at their positions of a page of at most `most` cards. The others keep their order and move on;
 * no product is on the page twice. A product that its score already puts earlier is shown there, unpaid, and its slot
 * goes to the order; so does a slot beyond the end of the order, and the second of two slots at one place.
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
    // A promoted card may move the next position onto another booked slot.
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
