import type { Product } from '#contract/products.ts'
import type { DeckSlot, Place } from '#web/ui/deck/swipe-deck.tsx'

interface ProductSlot extends DeckSlot {
  readonly product: Product
}

interface Stack {
  readonly products: readonly Product[]
  /** The product on top is `products[index]`. */
  readonly index: number
  readonly leaving: Product | null
}

const PLACES: readonly Place[] = ['top', 'second', 'third']

/**
 * The cards to render, front first. A leaving card replaces the third one: at most three are mounted, and no card is
 * mounted during a fly-out.
 */
export function productSlots({ products, index, leaving }: Stack): readonly ProductSlot[] {
  const first = leaving ? [{ id: leaving.id, place: 'leaving' as const, product: leaving }] : []
  const next = products
    .slice(index, index + PLACES.length - first.length)
    .filter((product) => product.id !== leaving?.id)
  return [...first, ...next.map((product, depth) => ({ id: product.id, place: PLACES[depth] ?? 'third', product }))]
}
