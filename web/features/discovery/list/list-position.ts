/** The position in the list, kept while another screen is shown. */
interface ListPosition {
  /** Number of the deal: another deal starts at the top. */
  readonly deal: number
  readonly rows: number
  readonly top: number
}

/** Rows that are rendered at first, and added with each step. */
export const STEP = 40

let saved: ListPosition | null = null

export function saveListPosition(position: ListPosition): void {
  saved = position
}

/** The saved position in this deal, or the top. */
export const listPosition = (deal: number): Omit<ListPosition, 'deal'> =>
  saved?.deal === deal ? saved : { rows: STEP, top: 0 }
