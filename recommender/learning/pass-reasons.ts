/** Learning from a pass with a reason: only the named aspect is learned, so a high price says nothing about the style. */
import { FEATURE_GROUPS } from '../content/layout.ts'

export type PassReason = 'too-expensive' | 'size-missing' | 'not-my-style'

/**
 * The vector that a pass with this reason is learned with: the product's own vector for its
 * style, only its price part for its price, and null (nothing is learned) for a missing size.
 */
export function reasonVector(reason: PassReason, vector: Float32Array): Float32Array | null {
  switch (reason) {
    case 'not-my-style':
      return vector
    case 'size-missing':
      return null
    case 'too-expensive':
      return priceOf(vector)
  }
}

/** The price features of the product, and 1 at every higher price: a user who rejects 100 euros also rejects 400. */
function priceOf(vector: Float32Array): Float32Array {
  const { start, size } = FEATURE_GROUPS.price
  const priced = new Float32Array(vector.length)
  // A price is interpolated between two points of the group; the lower one gets its share.
  const lower = vector.findIndex((part, at) => at >= start && at < start + size && part !== 0)
  if (lower < 0) return priced
  priced[lower] = vector[lower] as number
  return priced.fill(1, lower + 1, start + size)
}
