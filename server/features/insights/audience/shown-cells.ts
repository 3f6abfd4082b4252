/**
 * Decision 135: the cells of a partition that may be shown: those of at least `floor` people. The others are hidden together, and
 * must not follow from what is shown: they are at least two cells with `floor` people, if need be with the smallest of the
 * large ones. Cells of the same size are treated alike, so that their order tells nothing. Everything is rounded down.
 */
export function shownCells(
  cells: ReadonlyMap<string, number>,
  { floor, rounding }: { readonly floor: number; readonly rounding: number },
): ReadonlyMap<string, number> {
  let shown = [...cells].filter(([, people]) => people >= floor)
  const isSafe = () => {
    const hidden = [...cells].filter((cell) => !shown.some(([value]) => value === cell[0]))
    const people = hidden.reduce((sum, [, count]) => sum + count, 0)
    return hidden.length === 0 || (hidden.length > 1 && people >= floor)
  }
  while (shown.length > 0 && !isSafe()) {
    const least = Math.min(...shown.map(([, people]) => people))
    shown = shown.filter(([, people]) => people > least)
  }
  return new Map(shown.map(([value, people]) => [value, roundedDown(people, rounding)]))
}

export const roundedDown = (people: number, rounding: number): number => people - (people % rounding)
