import type { Category } from '#contract/brand-products.limits.ts'
import type { ImportProblem } from '#contract/import-problems.ts'
import type { Gender, Language, ProductType } from '#contract/vocabulary.ts'

/** A value that was found in a text. */
export interface Guess<Value> {
  readonly value: Value
  /** Whether a column meant for it names it; otherwise it was told from tags or the name. */
  readonly isStated: boolean
}

export interface ImportedText {
  /** Null: the file does not say. */
  readonly language: Language | null
  readonly text: string
}

export interface ImportedVariant {
  readonly line: number
  /** The file of the line, of an import of several; absent: there is only one. */
  readonly file?: string
  /** As the shop writes it; empty: none. */
  readonly size: string
  readonly colour: string
  readonly sku: string
  /** Null: none, or a wrong one. */
  readonly gtin: string | null
  readonly regularCents: number
  /** Null: no sale. */
  readonly saleCents: number | null
  readonly isAvailable: boolean
  /** Null: the file does not say. */
  readonly stock: number | null
}

/** When the reduced prices hold; null: the file does not say. */
export interface ImportedSaleDates {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** A product of any format, in our terms. It is not checked against what is stored. */
export interface ImportedProduct {
  readonly line: number
  /** The file of the line, of an import of several; absent: there is only one. */
  readonly file?: string
  /** The shop's own key. */
  readonly externalId: string
  readonly name: string
  readonly descriptions: readonly ImportedText[]
  readonly gender: Guess<Gender> | null
  /** Null: no text names one; the product stays a draft. */
  readonly productType: Guess<ProductType> | null
  /** ISO 4217; null: the file names none. */
  readonly currency: string | null
  readonly variants: readonly ImportedVariant[]
  /** Whether the file has columns for sizes and colours. */
  readonly statesVariants: boolean
  /** Whether the file has a column for the sale or the former price. */
  readonly statesSale: boolean
  readonly saleDates: ImportedSaleDates
  readonly colours: Guess<readonly string[]>
  /** Kind of garment within the type, where a column names one of ours; empty: none. */
  readonly category: Category | ''
  readonly tags: readonly string[]
  /** Addresses, or names of files in the archive, in the order of the file. */
  readonly pictures: readonly string[]
  readonly link: string | null
  /** Path of its page below the address of the shop; null: not known. */
  readonly path: string | null
  readonly material: string
  readonly care: readonly ImportedText[]
  /** ISO 3166-1 alpha-2; null: the file does not say. */
  readonly originCountry: string | null
  readonly releaseAt: Date | null
  /** Null: the file does not say. */
  readonly isPublished: boolean | null
  readonly problems: readonly ImportProblem[]
}
