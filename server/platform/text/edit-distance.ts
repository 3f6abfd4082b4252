/**
 * Number of edits between two words: a letter added, removed, changed, or two neighbours swapped. Returns
 * `most + 1` as soon as more than `most` edits are needed.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = nextRow({ one, other, row, last, beforeLast })
    if (Math.min(...next) > most) return most + 1
    beforeLast = last
    last = next
  }
  return Math.min(last[other.length] ?? most + 1, most + 1)
}

interface Rows {
  readonly one: string
  readonly other: string
  readonly row: number
  readonly last: readonly number[]
  readonly beforeLast: readonly number[]
}

function nextRow({ one, other, row, last, beforeLast }: Rows): number[] {
  const next = [row]
  const at = (list: readonly number[], index: number) => list[index] ?? Number.POSITIVE_INFINITY
  for (let column = 1; column <= other.length; column++) {
    const isSame = one[row - 1] === other[column - 1]
    let edits = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1))
    const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
    if (isSwapped) edits = Math.min(edits, at(beforeLast, column - 2) + 1)
    next.push(edits)
  }
  return next
}

/** Allowed typing mistakes: none below 5 letters, one below 9, otherwise two (Product 8). */
export const allowedEdits = (word: string): number => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2)
