// The direction of a trait in the space of weights.
import { familyInColours } from '../content/colours.ts'
import { normalise } from '../content/hashing.ts'
import { CONTENT_DIMENSION, FEATURE_GROUPS } from '../content/layout.ts'
import { wordsOf } from '../content/words.ts'
import { FACTS, type Gender, type ProductType } from '../features.ts'
import { COLOUR_FAMILIES, type Trait } from '../reasons/traits.ts'

const TYPES: readonly ProductType[] = ['shoes', 'pants', 'tops', 'accessories']
const GENDERS: readonly Gender[] = ['men', 'women', 'unisex']

/** Sample prices in cents for price bounds, evenly spaced on a logarithmic scale from 10 € to 640 €. */
const PRICES_CENTS = Array.from({ length: 25 }, (_, step) => 1000 * 2 ** (step / 4))

/**
 * The unit vector of a trait. The projection of a taste on it is how much more a product is liked for having the trait,
 * in units of like probability. It has the dimension of the taste, and zeros at the trained factors.
 */
export function directionOf(trait: Trait, dimension: number): Float32Array {
  const vector = new Float32Array(Math.max(CONTENT_DIMENSION, dimension))
  place(vector, trait)
  normalise(vector, 0, vector.length)
  return vector
}

function place(vector: Float32Array, trait: Trait): void {
  switch (trait.is) {
    case 'type':
      placeContrast(vector, TYPES, trait.value, FACTS.addType)
      return
    case 'gender':
      placeContrast(vector, GENDERS, trait.value, FACTS.addGender)
      return
    case 'garment':
      FACTS.addKind(vector, trait.value)
      return
    case 'brand':
      FACTS.addBrand(vector, trait.value)
      return
    case 'colour':
      placeContrast(vector, COLOUR_FAMILIES, trait.value, (into, family) => {
        into.set(familyInColours(COLOUR_FAMILIES.indexOf(family)), FEATURE_GROUPS.colour.start)
      })
      return
    case 'word':
      for (const word of wordsOf(trait.value)) FACTS.addWord(vector, word, 1)
      return
    case 'under':
      placeBound(vector, trait.cents, 1)
      return
    case 'from':
      placeBound(vector, trait.cents, -1)
      return
  }
}

/**
 * For values that exclude each other only their differences matter: passing everything except trousers expresses the
 * same taste as liking only trousers.
 */
function placeContrast<V>(
  vector: Float32Array,
  values: readonly V[],
  wanted: V,
  add: (into: Float32Array, value: V) => void,
): void {
  for (const value of values) {
    const placed = new Float32Array(vector.length)
    add(placed, value)
    const weight = value === wanted ? 1 : -1 / (values.length - 1)
    for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) + weight * (placed[at] ?? 0)
  }
}

/** The direction of a price bound: sample prices below it minus those above it, with equal total weight. */
function placeBound(vector: Float32Array, boundCents: number, sign: 1 | -1): void {
  const sides = [
    PRICES_CENTS.filter((cents) => cents < boundCents),
    PRICES_CENTS.filter((cents) => cents >= boundCents),
  ]
  const { start, size } = FEATURE_GROUPS.price
  for (const [side, prices] of sides.entries()) {
    const weight = ((side === 0 ? 1 : -1) * sign) / Math.max(1, prices.length)
    for (const cents of prices) {
      const placed = new Float32Array(CONTENT_DIMENSION)
      FACTS.addPrice(placed, cents)
      for (let at = start; at < start + size; at++) vector[at] = (vector[at] ?? 0) + weight * (placed[at] ?? 0)
    }
  }
}
