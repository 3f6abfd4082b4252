/** The list with one item at another place. */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length || from === to) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The place of the box whose middle is nearest to a point. */
export function placeAt(boxes: readonly Box[], x: number, y: number): number {
  const distances = boxes.map(({ left, right, top, bottom }) =>
    Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y),
  )
  return distances.indexOf(Math.min(...distances))
}
