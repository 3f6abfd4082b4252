import type { Product } from '#contract/products.ts'

/** The list with a product back in its place; other products removed since `before` stay removed. */
export const putBack = (list: readonly Product[], product: Product, before: readonly Product[]): readonly Product[] => {
  const present = new Set(list.map(({ id }) => id)).add(product.id)
  return before.filter(({ id }) => present.has(id))
}
