import type { BaseColour } from '#contract/colours.ts'
import type { Gender, ProductSort, ProductType } from '#contract/vocabulary.ts'

/** One kind of garment. */
export interface KindRow {
  /** Letters only: it is also a lexeme of the search index. */
  readonly id: string
  /** Types of products that can be of this kind. */
  readonly types: readonly ProductType[]
  /** Kinds that this one is a part of, space-separated: a search for those finds this one. */
  readonly in: string
  /** What to call several of them: German, then English. */
  readonly names: readonly [de: string, en: string]
  /** Words for it in both languages, space-separated; `+` joins words that people also write apart. */
  readonly words: string
  /** The kind that a product of this name usually is: a `Mütze` is a beanie rather than a cap. */
  readonly usually?: string
  /** Kinds to show where there is none of this one, the likest first. */
  readonly near?: string
  /** A garment of this kind with this attribute is one as well, whatever it is called. */
  readonly is?: readonly [kind: string, attribute: string]
  /** Kinds of any type that are part of this one, space-separated: the same as `in`, said once for a group. */
  readonly holds?: string
  /** What the word adds as the first part of a compound, such as denim in `Jeanshemd`. */
  readonly made?: string
}

/** What a garment is made of, how it is cut or patterned. */
export interface AttributeRow {
  readonly id: string
  /** Attributes that this one is a part of. */
  readonly in?: string
  readonly words: string
}

export interface ColourRow {
  /** The colour of the filter that comes nearest. */
  readonly colour: BaseColour
  /** Other base colours that people also call so. */
  readonly also?: readonly BaseColour[]
  readonly words: string
}

/** What one word or phrase of a query stands for. */
export type Meaning =
  | { readonly what: 'kind'; readonly id: string }
  | { readonly what: 'attribute'; readonly id: string }
  | { readonly what: 'colour'; readonly colour: BaseColour; readonly also: readonly BaseColour[] }
  | { readonly what: 'gender'; readonly gender: Gender }
  | { readonly what: 'sale' }
  | { readonly what: 'drops' }
  | { readonly what: 'sort'; readonly sort: ProductSort }
  /** A season or purpose: it orders what is found, and decides only where nothing else does. */
  | { readonly what: 'occasion' }
  /** Says nothing about products. */
  | { readonly what: 'filler' }

/** A known word, as typed or as it was probably meant. */
export interface KnownWord {
  readonly word: string
  readonly meaning: Meaning
  /** 0: as typed; below 1: it sounds the same. */
  readonly edits: number
  /** Lexemes and words that stand for the same, by synonyms of staff. */
  readonly also?: readonly string[]
}
