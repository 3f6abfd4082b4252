/** Rows that a bulk action is for. `anchor`: the row from which a press with shift selects. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}

export const NO_SELECTION: Selection = { ids: new Set(), anchor: null }

/** A press on the box of a row. With shift, the rows between it and the last pressed one get its new state. */
export function press(selection: Selection, rows: readonly string[], id: string, isRange: boolean): Selection {
  const isOn = !selection.ids.has(id)
  const [from, to] = [rows.indexOf(selection.anchor ?? ''), rows.indexOf(id)]
  const chosen = isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
  const ids = new Set(selection.ids)
  for (const one of chosen) {
    if (isOn) ids.add(one)
    else ids.delete(one)
  }
  return { ids, anchor: id }
}

/** All of these rows, or none of them when all are selected. */
export function pressAll(selection: Selection, rows: readonly string[]): Selection {
  const areAll = rows.length > 0 && rows.every((id) => selection.ids.has(id))
  return areAll ? NO_SELECTION : { ids: new Set([...selection.ids, ...rows]), anchor: null }
}
