import type { ImportProblem } from '#contract/import-problems.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Cell, NO_CELL } from './columns.ts'

export type Note = (problem: ImportProblem) => void

interface WrittenText {
  readonly cell: Cell
  /** Null: the file does not say. */
  readonly language: Language | null
}

export interface WrittenVariant {
  readonly line: number
  readonly size: string
  readonly colour: string
  readonly sku: string
  readonly gtin: Cell
  readonly price: Cell
  /** Price while a sale runs. */
  readonly salePrice: Cell
  /** Price before a sale: formats name either this or the sale price. */
  readonly formerPrice: Cell
  readonly saleFrom: Cell
  readonly saleTo: Cell
  readonly isAvailable: boolean
  /** Empty: the file does not say. */
  readonly stock: string
}

/** A product in the words of its file: grouped into one, not yet read. */
export interface WrittenProduct {
  /** The row of its name. */
  readonly line: number
  readonly id: Cell
  readonly name: Cell
  /** HTML or plain text, once for each language that the file has. */
  readonly descriptions: readonly WrittenText[]
  /** Columns that are meant for the type, the most reliable first; and texts that may name it. */
  readonly types: readonly string[]
  readonly typeHints: readonly string[]
  readonly genders: readonly string[]
  readonly genderHints: readonly string[]
  readonly tags: readonly string[]
  /** Null: the file does not say. */
  readonly isPublished: boolean | null
  readonly variants: readonly WrittenVariant[]
  /** Whether the file has columns for sizes and colours. */
  readonly statesVariants: boolean
  /** Whether the file has a column for the sale or the former price. */
  readonly statesSale: boolean
  /** Addresses, or names of files in the archive, in their order. */
  readonly pictures: readonly Cell[]
  readonly link: Cell
  /** Path of its page below the address of the shop; null: not known. */
  readonly path: string | null
  readonly material: Cell
  readonly care: readonly WrittenText[]
  /** Country where it was made: its code or its name. */
  readonly origin: string
  readonly releaseAt: Cell
}

export const BLANK_PRODUCT = {
  descriptions: [],
  types: [],
  typeHints: [],
  genders: [],
  genderHints: [],
  tags: [],
  isPublished: null,
  statesVariants: true,
  statesSale: true,
  pictures: [],
  link: NO_CELL,
  path: null,
  material: NO_CELL,
  care: [],
  origin: '',
  releaseAt: NO_CELL,
} as const satisfies Partial<WrittenProduct>

export const BLANK_VARIANT = {
  size: '',
  colour: '',
  sku: '',
  gtin: NO_CELL,
  price: NO_CELL,
  salePrice: NO_CELL,
  formerPrice: NO_CELL,
  saleFrom: NO_CELL,
  saleTo: NO_CELL,
  isAvailable: true,
  stock: '',
} as const satisfies Partial<WrittenVariant>

/** Names of options that hold a size or a colour, in German, English and French shops. */
export const SIZE_NAMES = /^((shoe |eu )?sizes?|(schuh|konfektions)?gr(ö|oe)(ß|ss)en?|gr\.|taille|pointure)$/i
export const COLOUR_NAMES = /^(colou?rs?|farben?|farbton|couleur)$/i

/** Groups rows by a key, in the order of their first row; a row without a key is a problem. */
export function groupBy<Item extends { readonly line: number }>(
  items: readonly Item[],
  keyOf: (item: Item) => Cell,
  note: Note,
): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const { text, column } = keyOf(item)
    const group = groups.get(text)
    if (text === '') note({ key: 'idMissing', line: item.line, product: '', column, value: '' })
    else if (group) group.push(item)
    else groups.set(text, [item])
  }
  return [...groups.values()]
}
