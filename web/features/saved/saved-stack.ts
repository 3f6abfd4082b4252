import type { Product } from '#contract/products.ts'

/** State of the swipe mode: a position in the saved list, and the leaving card (Spec §4). */
export interface SavedStack {
  readonly products: readonly Product[]
  /** Ids of all products when the stack was opened: a removed one can return to its place. */
  readonly openedIds: ReadonlySet<string>
  readonly index: number
  readonly leaving: Product | null
  /** Swiped past the last product, or nothing is left: back to the grid. */
  readonly isOver: boolean
}

export const openStack = (products: readonly Product[]): SavedStack => ({
  products,
  openedIds: new Set(products.map(({ id }) => id)),
  index: 0,
  leaving: null,
  isOver: products.length === 0,
})

export const topOf = (stack: SavedStack): Product | null => stack.products[stack.index] ?? null

/** Right: shows the next product; ends after the last one. */
export function advance(stack: SavedStack): SavedStack {
  const leaving = topOf(stack)
  return { ...stack, index: stack.index + 1, leaving, isOver: stack.index + 1 >= stack.products.length }
}

/** Left: removes the current product; shows the next one, or the previous one at the end. */
export function removeTop(stack: SavedStack): SavedStack {
  const leaving = topOf(stack)
  const products = stack.products.filter((product) => product !== leaving)
  return { ...stack, products, index: clampIndex(stack.index, products.length), leaving, isOver: products.length === 0 }
}

export const land = (stack: SavedStack): SavedStack => ({ ...stack, leaving: null })

/**
 * Follows a change of the list: removed products leave the stack, and one that was put back is on top again. Products new
 * to the list are shown when the stack is opened again.
 */
export function follow(stack: SavedStack, products: readonly Product[]): SavedStack {
  const known = new Set(products.map((product) => product.id))
  const shown = new Set(stack.products.map(({ id }) => id))
  const back = products.find(({ id }) => stack.openedIds.has(id) && !shown.has(id))
  if (back) {
    const all = products.filter(({ id }) => stack.openedIds.has(id))
    return { ...stack, products: all, index: all.indexOf(back), leaving: null, isOver: false }
  }
  const kept = stack.products.filter((product) => known.has(product.id))
  if (kept.length === stack.products.length) return stack
  const passed = stack.products.slice(0, stack.index).filter((product) => known.has(product.id)).length
  return { ...stack, products: kept, index: clampIndex(passed, kept.length), isOver: kept.length === 0 }
}

const clampIndex = (index: number, length: number): number => Math.max(0, Math.min(index, length - 1))
