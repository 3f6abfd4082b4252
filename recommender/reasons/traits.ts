// Traits of a product that have words, and their contributions to the score.
import { colourFamilies, rgbOf } from '../content/colours.ts'
import { CONTENT_DIMENSION, FEATURE_GROUPS, type FeatureGroup } from '../content/layout.ts'
import { exactKinds, KINDS, kindOf, wordsOf } from '../content/words.ts'
import { type ContentInput, contentVector, DESCRIPTION_REACH, type Gender, type ProductType } from '../features.ts'

/** In the order of `colourFamilies`. */
export const COLOUR_FAMILIES = ['dark', 'light', 'grey', 'red', 'yellow', 'green', 'blue'] as const
type ColourFamily = (typeof COLOUR_FAMILIES)[number]

export type Trait =
  | { readonly is: 'type'; readonly value: ProductType }
  /** What kind of garment, by the name that `words.ts` gives it. */
  | { readonly is: 'garment'; readonly value: string }
  | { readonly is: 'gender'; readonly value: Gender }
  | { readonly is: 'colour'; readonly value: ColourFamily }
  /** A tag that names no garment, such as "wide". */
  | { readonly is: 'word'; readonly value: string }
  | { readonly is: 'under' | 'from'; readonly cents: number }
  | { readonly is: 'brand'; readonly value: string }

/** The facts of a product that traits are read from. */
export type Described = Pick<
  ContentInput,
  'gender' | 'productType' | 'name' | 'brand' | 'tags' | 'colours' | 'priceCents'
>

/** Round prices. */
const PRICE_BOUNDS_CENTS = [4000, 8000, 15_000, 30_000]
/** Least membership in a colour family from which its word is true. */
const CLEAR_COLOUR = 0.5
/** Tags also contain internal numbers and marks of shops. */
const READABLE_TAG = /^\p{L}[\p{L} -]{1,28}$/u

/** One name per trait: two products share a trait when they share its name. */
export const nameOf = (trait: Trait): string => `${trait.is}:${'cents' in trait ? trait.cents : trait.value}`

/** All traits of a product, including all true price bounds. */
export function traitsOf(product: Described): Trait[] {
  const colour = colourOf(product.colours[0])
  const tags = [...new Set(product.tags.map((tag) => tag.trim().toLowerCase()))].map(readTag)
  const kinds = [...kindsIn(product.name), ...tags.flatMap((tag) => tag.kinds)]
  return [
    { is: 'type', value: product.productType },
    { is: 'gender', value: product.gender },
    { is: 'brand', value: product.brand },
    ...exactKinds(new Set(kinds)).map((value) => ({ is: 'garment', value }) as const),
    ...(colour ? [{ is: 'colour', value: colour } as const] : []),
    ...tags.filter(({ isWord }) => isWord).map(({ tag }) => ({ is: 'word', value: tag }) as const),
    ...PRICE_BOUNDS_CENTS.map((cents) => ({ is: product.priceCents < cents ? 'under' : 'from', cents }) as const),
  ]
}

/** The contribution of a trait to the score, in units of like probability. */
export function contributionOf(weights: Float64Array, product: ContentInput, vector: Float32Array, trait: Trait) {
  if (trait.is === 'word') return contributionOfWord(weights, product, trait.value)
  return dot(weights, vector, groupOf(trait))
}

/** What the trained factors alone add to the score; no words describe it. */
export function contributionOfCrowd(weights: Float64Array, vector: Float32Array): number {
  return dot(weights, vector, { start: CONTENT_DIMENSION, size: Math.max(0, vector.length - CONTENT_DIMENSION) })
}

/** The contribution of all weights to the like probability. */
export const scoreOf = (weights: Float64Array, vector: Float32Array): number =>
  dot(weights, vector, { start: 0, size: vector.length })

/** Words share their coordinates with other words, so only leaving one out shows what it alone adds. */
function contributionOfWord(weights: Float64Array, product: ContentInput, tag: string): number {
  const { words, kind } = FEATURE_GROUPS
  const [whole, rest] = [contentVector(product), contentVector(withoutTag(product, tag))]
  return [words, kind].reduce((sum, group) => sum + dot(weights, whole, group) - dot(weights, rest, group), 0)
}

/** The product without this tag in its texts. */
export function withoutTag(product: ContentInput, tag: string): ContentInput {
  const gone = new Set(wordsOf(tag))
  const strip = (text: string): string =>
    wordsOf(text)
      .filter((word) => !gone.has(word))
      .join(' ')
  return {
    ...product,
    name: strip(product.name),
    // Cut first: stripping must not include words that were beyond the limit.
    description: strip(product.description.slice(0, DESCRIPTION_REACH)),
    tags: product.tags.map(strip),
  }
}

function groupOf(trait: Exclude<Trait, { is: 'word' }>): FeatureGroup {
  switch (trait.is) {
    case 'type':
    case 'gender':
    case 'colour':
    case 'brand':
      return FEATURE_GROUPS[trait.is]
    case 'garment':
      return FEATURE_GROUPS.kind
    case 'under':
    case 'from':
      return FEATURE_GROUPS.price
  }
}

/** Whether this names a kind of garment, as `words.ts` calls it. */
export const isGarment = (value: string): boolean => KINDS.has(value)

/** Whether a tag like this says something in words, and no garment. */
export const isPlainWord = (value: string): boolean => readTag(value).isWord

/** A tag is a garment, a readable word, or an internal mark of the shop. */
function readTag(tag: string): { tag: string; kinds: string[]; isWord: boolean } {
  const kinds = kindsIn(tag)
  return { tag, kinds, isWord: kinds.length === 0 && READABLE_TAG.test(tag) && wordsOf(tag).length > 0 }
}

const kindsIn = (text: string): string[] =>
  wordsOf(text)
    .map(kindOf)
    .filter((kind) => kind !== null)

function colourOf(colour: string | undefined): ColourFamily | null {
  const rgb = colour === undefined ? null : rgbOf(colour)
  if (rgb === null) return null
  const parts = colourFamilies(rgb)
  const strongest = parts.indexOf(Math.max(...parts))
  return (parts[strongest] ?? 0) >= CLEAR_COLOUR ? (COLOUR_FAMILIES[strongest] ?? null) : null
}

function dot(weights: Float64Array, vector: Float32Array, { start, size }: { start: number; size: number }): number {
  let sum = 0
  for (let at = start; at < start + size; at++) sum += (weights[at] ?? 0) * (vector[at] ?? 0)
  return sum
}
