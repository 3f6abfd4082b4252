import type { TableRow } from '../files/table.ts'

/** One cell, with what a problem needs to name it. */
export interface Cell {
  readonly text: string
  /** The header as the file has it. */
  readonly column: string
  readonly line: number
}

export const NO_CELL: Cell = { text: '', column: '', line: 0 }

interface Columns<Name extends string> {
  readonly headers: readonly string[]
  /** The headers in lower case. */
  readonly normal: readonly string[]
  /** Positions of each of our columns; a header can repeat. */
  readonly places: ReadonlyMap<Name, readonly number[]>
}

export interface Row<Name extends string> extends TableRow {
  readonly columns: Columns<Name>
}

/** Our names of columns with the headers for them, in lower case. */
export type Headers<Name extends string> = Readonly<Record<Name, readonly string[]>>

export const normalHeader = (header: string): string => header.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** Finds our columns among the headers; of several spellings the first that the file has. */
export function findColumns<Name extends string>(headers: readonly string[], names: Headers<Name>): Columns<Name> {
  const normal = headers.map(normalHeader)
  const places = new Map<Name, readonly number[]>()
  for (const [name, spellings] of Object.entries(names) as [Name, readonly string[]][]) {
    const written = spellings.find((spelling) => normal.includes(spelling))
    if (written === undefined) continue
    places.set(
      name,
      normal.flatMap((header, at) => (header === written ? [at] : [])),
    )
  }
  return { headers, normal, places }
}

const cellAt = ({ line, cells, columns }: Row<string>, at: number): Cell => ({
  text: cells[at] ?? '',
  column: columns.headers[at] ?? '',
  line,
})

export const hasColumn = <Name extends string>(row: Row<Name>, name: Name): boolean => row.columns.places.has(name)

/** The cell of a column; an empty one when the file has no such column. */
export function cell<Name extends string>(row: Row<Name>, name: Name): Cell {
  const at = row.columns.places.get(name)?.[0]
  return at === undefined ? NO_CELL : cellAt(row, at)
}

export const text = <Name extends string>(row: Row<Name>, name: Name): string => cell(row, name).text

/** All cells of a column that repeats, without empty ones. */
export const cells = <Name extends string>(row: Row<Name>, name: Name): Cell[] =>
  (row.columns.places.get(name) ?? []).map((at) => cellAt(row, at)).filter((one) => one.text !== '')

/** The first filled cell whose header matches, for columns with names of their own, such as metafields. */
export function cellNamed(row: Row<string>, header: RegExp): Cell {
  const at = row.columns.headers.findIndex((name, place) => header.test(name) && (row.cells[place] ?? '') !== '')
  return at < 0 ? NO_CELL : cellAt(row, at)
}

/** Parts of a cell that holds a list. */
export const listIn = (one: Cell, separator: RegExp): Cell[] =>
  one.text
    .split(separator)
    .map((part) => ({ ...one, text: part.trim() }))
    .filter((part) => part.text !== '')

/** Without repetitions of the same text. */
export const eachOnce = (list: readonly Cell[]): Cell[] => [...new Map(list.map((one) => [one.text, one])).values()]
