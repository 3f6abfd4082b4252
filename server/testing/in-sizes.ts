import type { VariantInput } from '#server/features/products/saving/product-input.ts'

/** A product that can be had in these sizes, in one nameless colour. */
export const inSizes = (...sizes: readonly string[]): VariantInput[] =>
  sizes.map((size) => ({ size, colour: null, colourDe: '', colourEn: '', isAvailable: true }))
