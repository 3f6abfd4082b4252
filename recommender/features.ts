import { namedColours, rgbOf } from './content/colours.ts'
import { addSigned, normalise } from './content/hashing.ts'
import { CONTENT_DIMENSION, FEATURE_GROUPS } from './content/layout.ts'
import { cutOf, materialOf } from './content/materials.ts'
import { exactKinds, kindOf, wordsOf } from './content/words.ts'
import { randomFrom } from './random.ts'

export type Gender = 'men' | 'women' | 'unisex'
export type ProductType = 'shoes' | 'pants' | 'tops' | 'accessories'

/** Measurements of a picture, each in 0..1 except the hue (degrees). The caller measures each picture once. */
export interface PictureStatistics {
  readonly lightness: number
  readonly saturation: number
  readonly hueDegrees: number
  readonly contrast: number
  readonly edgeDensity?: number
}

/** The attributes of a product that are known before its first swipe. */
export interface ContentInput {
  readonly gender: Gender
  readonly productType: ProductType
  readonly name: string
  readonly description: string
  /** A stable identifier of the brand, such as its id. */
  readonly brand: string
  readonly tags: readonly string[]
  /** Hex colours or colour words, most important first. */
  readonly colours: readonly string[]
  /** Today's price, which is the sale price during a sale. */
  readonly priceCents: number
  readonly isOnSale: boolean
  /** True before the release and shortly after it. */
  readonly isDrop: boolean
  readonly picture?: PictureStatistics | null
}

/** Prices in cents between which a price is interpolated: 90 € has a weight at 60 € and one at 150 €. */
const PRICE_KNOTS_CENTS = [2000, 6000, 15_000, 40_000]
const pictureProjection = projectionRows(FEATURE_GROUPS.picture.size, 6, 0x70696374)

/** Only this many characters of a description are read. */
export const DESCRIPTION_REACH = 600

/** Turns a product into its content vector (Recommender 1). */
export function contentVector(product: ContentInput): Float32Array {
  const vector = new Float32Array(CONTENT_DIMENSION)
  vector[FEATURE_GROUPS.bias.start] = 1
  addGender(vector, product.gender)
  addType(vector, product.productType)
  addPrice(vector, product.priceCents)
  vector[FEATURE_GROUPS.sale.start] = product.isOnSale ? 1 : 0
  vector[FEATURE_GROUPS.drop.start] = product.isDrop ? 1 : 0
  addColours(vector, product.colours)
  addWords(vector, product)
  addBrand(vector, product.brand)
  if (product.picture) addPicture(vector, product.picture)
  return vector
}

function addType(vector: Float32Array, type: ProductType): void {
  const types: readonly ProductType[] = ['shoes', 'pants', 'tops', 'accessories']
  vector[FEATURE_GROUPS.type.start + types.indexOf(type)] = 1
}

function addBrand(vector: Float32Array, brand: string): void {
  const { start, size } = FEATURE_GROUPS.brand
  addSigned(vector, start, size, `brand:${brand.trim().toLowerCase()}`, 1)
}

function addKind(vector: Float32Array, kind: string): void {
  const { start, size } = FEATURE_GROUPS.kind
  addSigned(vector, start, size, `kind:${kind}`, 1)
}

/** A word, and the material and the cut that it names. */
function addWord(vector: Float32Array, word: string, weight: number): void {
  const { words, material, cut } = FEATURE_GROUPS
  addSigned(vector, words.start, words.size, `word:${word}`, weight)
  const named = [
    { start: material.start, no: materialOf(word) },
    { start: cut.start, no: cutOf(word) },
  ]
  for (const { start, no } of named)
    if (no !== null) vector[start + no] = Math.max(vector[start + no] as number, weight)
}

/** Each function adds one attribute to a content vector, for callers that need the direction of a single attribute. */
export const FACTS = { addGender, addType, addPrice, addBrand, addKind, addWord } as const

/** Unisex overlaps with both genders, so that a like of it says a little about each. */
function addGender(vector: Float32Array, gender: Gender): void {
  const start = FEATURE_GROUPS.gender.start
  if (gender === 'unisex') vector.set([0.5, 0.5, 0.7], start)
  else vector[start + (gender === 'men' ? 0 : 1)] = 1
}

function addPrice(vector: Float32Array, priceCents: number): void {
  const { start } = FEATURE_GROUPS.price
  const logs = PRICE_KNOTS_CENTS.map(Math.log)
  const price = Math.log(Math.max(100, priceCents))
  const upper = logs.findIndex((knot) => price < knot)
  if (upper === 0) vector[start] = 1
  else if (upper === -1) vector[start + logs.length - 1] = 1
  else {
    const below = logs[upper - 1] ?? 0
    const share = (price - below) / ((logs[upper] ?? 1) - below)
    vector[start + upper] = share
    vector[start + upper - 1] = 1 - share
  }
}

function addColours(vector: Float32Array, colours: readonly string[]): void {
  const { start, size } = FEATURE_GROUPS.colour
  let weight = 1
  for (const colour of colours.slice(0, 4)) {
    const rgb = rgbOf(colour)
    const pattern = cutOf(colour.trim().toLowerCase())
    if (pattern !== null) vector[FEATURE_GROUPS.cut.start + pattern] = 1
    if (rgb === null) continue
    const parts = namedColours(rgb)
    for (let at = 0; at < size; at++)
      vector[start + at] = (vector[start + at] as number) + weight * (parts[at] as number)
    weight *= 0.5
  }
  normalise(vector, start, size)
}

/** Tags have full weight. Words of names, which are often invented, and of long descriptions have less. */
function addWords(vector: Float32Array, product: ContentInput): void {
  const weights = new Map<string, number>()
  const sources: readonly (readonly [string, number])[] = [
    [product.name, 0.5],
    [product.tags.join(' '), 1],
    [product.description.slice(0, DESCRIPTION_REACH), 0.15],
  ]
  for (const [text, weight] of sources) {
    for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  }
  const { words, kind, material } = FEATURE_GROUPS
  const kinds = new Set<string>()
  for (const [word, weight] of weights) {
    const garment = weight >= 0.5 ? kindOf(word) : null
    const ownMaterial = garment === null ? null : materialOf(word)
    if (garment === null) addWord(vector, word, weight)
    else kinds.add(garment)
    // "Lederjacke" names a garment and a material.
    if (ownMaterial !== null) vector[material.start + ownMaterial] = 1
  }
  for (const garment of exactKinds(kinds)) addKind(vector, garment)
  for (const { start, size } of [words, kind, material]) normalise(vector, start, size)
}

function addPicture(vector: Float32Array, picture: PictureStatistics): void {
  const angle = (picture.hueDegrees * Math.PI) / 180
  const measured = [
    2 * picture.lightness - 1,
    2 * picture.saturation - 1,
    picture.saturation * Math.cos(angle),
    picture.saturation * Math.sin(angle),
    2 * picture.contrast - 1,
    2 * (picture.edgeDensity ?? 0.5) - 1,
  ]
  pictureProjection.forEach((row, at) => {
    vector[FEATURE_GROUPS.picture.start + at] = row.reduce((sum, weight, of) => sum + weight * (measured[of] ?? 0), 0)
  })
}

/** Fixed directions of length 1, equal in every process that uses this layout version. */
function projectionRows(rows: number, columns: number, seed: number): readonly (readonly number[])[] {
  const random = randomFrom(seed)
  return Array.from({ length: rows }, () => {
    const row = Array.from({ length: columns }, () => random.normal())
    const length = Math.hypot(...row)
    return row.map((value) => value / length)
  })
}
