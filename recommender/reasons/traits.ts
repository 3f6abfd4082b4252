// Traits of a product that can be named in words, and their contributions to the score.
import { colourFamilies, rgbOf } from '../content/colours.ts'
import { FEATURE_GROUPS, type FeatureGroup } from '../content/layout.ts'
import { exactKinds, KINDS, kindOf, wordsOf } from '../content/words.ts'
import { type ContentInput, contentVector, DESCRIPTION_REACH, type Gender, type ProductType } from '../features.ts'
import { KNOWN_DIMENSION } from '../learning/model.ts'

/** In the order of `colourFamilies`. */
export const COLOUR_FAMILIES = ['dark', 'light', 'grey', 'red', 'yellow', 'green', 'blue'] as const
type ColourFamily = (typeof COLOUR_FAMILIES)[number]

export type Trait =
  | { readonly is: 'type'; readonly value: ProductType }
  /** A kind of garment, by its name in `words.ts`. */
  | { readonly is: 'garment'; readonly value: string }
  | { readonly is: 'gender'; readonly value: Gender }
  | { readonly is: 'colour'; readonly value: ColourFamily }
  /** A tag that names no garment, such as "wide". */
  | { readonly is: 'word'; readonly value: string }
  | { readonly is: 'under' | 'from'; readonly cents: number }
  | { readonly is: 'brand'; readonly value: string }

/** The attributes of a product that its traits are derived from. */
export type Described = Pick<
  ContentInput,
  'gender' | 'productType' | 'name' | 'brand' | 'tags' | 'colours' | 'priceCents'
>

/** Price bounds in cents that reasons may name. */
const PRICE_BOUNDS_CENTS = [4000, 8000, 15_000, 30_000]
/** Least membership in a colour family for which a product has that trait. */
const CLEAR_COLOUR = 0.5
/** Tags that may be shown; others are internal numbers and codes of shops. */
const READABLE_TAG = /^\p{L}[\p{L} -]{1,28}$/u

/** The unique name of a trait: two products share a trait if they share its name. */
export const nameOf = (trait: Trait): string => `${trait.is}:${'cents' in trait ? trait.cents : trait.value}`

/** All traits of a product, including every price bound that it satisfies. */
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

/** The contribution of the trained factors alone, which no words describe. */
export function contributionOfCrowd(weights: Float64Array, vector: Float32Array): number {
  return dot(weights, vector, { start: KNOWN_DIMENSION, size: Math.max(0, vector.length - KNOWN_DIMENSION) })
}

/** The contribution of all weights to the like probability. */
export const scoreOf = (weights: Float64Array, vector: Float32Array): number =>
  dot(weights, vector, { start: 0, size: vector.length })

/** Words share coordinates, so the contribution of one is the difference between the vectors with and without it. */
function contributionOfWord(weights: Float64Array, product: ContentInput, tag: string): number {
  const { words, kind, material, cut } = FEATURE_GROUPS
  const [whole, rest] = [contentVector(product), contentVector(withoutTag(product, tag))]
  return [words, kind, material, cut].reduce(
    (sum, group) => sum + dot(weights, whole, group) - dot(weights, rest, group),
    0,
  )
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
    // Truncated before words are removed, or words beyond the limit would move into it.
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

/** Whether this is the name of a garment in `words.ts`. */
export const isGarment = (value: string): boolean => KINDS.has(value)

/** Whether a tag is readable and does not name a garment. */
export const isPlainWord = (value: string): boolean => readTag(value).isWord

/** The trait of a tag: a garment or a readable word; null for an internal code of the shop. */
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
