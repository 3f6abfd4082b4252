interface Placed {
  readonly id: string
  readonly place: number
}

/** The place after this article of the group, of which the edited one is left out; null: the first one. */
export function placeAfter(others: readonly Placed[], after: string | null): number {
  const at = after === null ? -1 : others.findIndex(({ id }) => id === after)
  const [before, next] = [others[at]?.place, others[at + 1]?.place]
  if (before === undefined) return next === undefined ? 0 : next - 1
  return next === undefined ? before + 1 : (before + next) / 2
}

/** The article that one stands after; null: it is the first one. */
export const articleBefore = (others: readonly Placed[], place: number): string | null =>
  others.findLast((other) => other.place < place)?.id ?? null
