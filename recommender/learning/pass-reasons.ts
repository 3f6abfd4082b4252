/** What is learned from a pass with a reason. Only what the reason names is learned: a high price says nothing about the style. */
import { FEATURE_GROUPS } from '../content/layout.ts'

export type PassReason = 'too-expensive' | 'size-missing' | 'not-my-style'

/**
 * The vector by which a pass of this product is to be learned instead of the product's own: the whole of it when its
 * style was meant, its price alone when that was, and null, for nothing at all, when only the size was missing.
 */
export function meantVector(reason: PassReason, vector: Float32Array): Float32Array | null {
  switch (reason) {
    case 'not-my-style':
      return vector
    case 'size-missing':
      return null
    case 'too-expensive':
      return priceOf(vector)
  }
}

/** The price of the product, and every higher one in full: a user who finds 100 euros too much also finds 400 too much. */
function priceOf(vector: Float32Array): Float32Array {
  const { start, size } = FEATURE_GROUPS.price
  const priced = new Float32Array(vector.length)
  // A price is interpolated between two points of the group; the lower one gets its share.
  const lower = vector.findIndex((part, at) => at >= start && at < start + size && part !== 0)
  if (lower < 0) return priced
  priced[lower] = vector[lower] as number
  return priced.fill(1, lower + 1, start + size)
}
