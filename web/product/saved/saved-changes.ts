import type { Product } from '#contract/products.ts'

/** A change of the saved list that the server's answer may not contain yet. */
export interface SavedChange {
  /** Key of the swipe that made it. */
  readonly key: string
  readonly product: Product
  readonly isSaved: boolean
  /** The place in the list where a product returns to; a new one comes first. */
  readonly at: number
}

/** The saved list with these changes, in the order in which they were made; no product twice. */
export function withChanges(products: readonly Product[], changes: Iterable<SavedChange>): readonly Product[] {
  let list = products
  for (const { product, isSaved, at } of changes) {
    const isThere = list.some(({ id }) => id === product.id)
    if (isThere === isSaved) continue
    list = isSaved ? [...list.slice(0, at), product, ...list.slice(at)] : list.filter(({ id }) => id !== product.id)
  }
  return list
}
