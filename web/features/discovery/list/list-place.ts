/** Where somebody was in the list: another screen may take its place and give it back. */
interface ListPlace {
  /** Of which deal: another deck begins at its top. */
  readonly deal: number
  readonly rows: number
  readonly top: number
}

/** Rows that are drawn at first, and with each step. */
export const STEP = 40

let left: ListPlace | null = null

export function leaveList(place: ListPlace): void {
  left = place
}

/** Where to go on in this deal. */
export const placeIn = (deal: number): Omit<ListPlace, 'deal'> => (left?.deal === deal ? left : { rows: STEP, top: 0 })
