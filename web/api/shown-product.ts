import type { Product } from '#contract/products.ts'
import type { Language } from '#contract/vocabulary.ts'

/** What the server knew when it made the page of a product. */
export interface ShownProduct {
  readonly id: string
  readonly language: Language
  /** Null: there is no such product for everybody to see. One page says so for all of them, so `id` is none then. */
  readonly product: Product | null
}

/** Undefined: the page was not looked at yet. */
let handedOver: ShownProduct | null | undefined

/** For the renderer: the product of the page it makes, or null for other pages. */
export const adoptShownProduct = (shown: ShownProduct | null): void => {
  handedOver = shown
}

/** The product that came with the page; undefined when it has to be asked for: another one, or in another language. */
export function shownProduct(id: string, language: Language): Product | null | undefined {
  handedOver ??= written(id)
  return handedOver?.id === id && handedOver.language === language ? handedOver.product : undefined
}

/** `id`: whose page the browser opened. */
function written(id: string): ShownProduct | null {
  const text = document.getElementById('shown')?.textContent
  if (!text) return null
  const shown = JSON.parse(text) as ShownProduct
  return shown.product === null ? { ...shown, id } : shown
}
