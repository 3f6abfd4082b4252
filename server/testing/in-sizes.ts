import type { VariantInput } from '#server/features/products/saving/product-input.ts'

/** Variants of a product that is available in these sizes, in one colour without a name. */
export const inSizes = (...sizes: readonly string[]): VariantInput[] =>
  sizes.map((size) => ({ size, colour: null, colourDe: '', colourEn: '', isAvailable: true }))
