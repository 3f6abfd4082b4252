import type { Language } from '#contract/limits.ts'
import type { Product } from '#contract/products.ts'

/** What the server knew when it made the page of a product. */
export interface ShownProduct {
  readonly id: string
  readonly language: Language
  /** Null: there is no such product for everybody to see. */
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
  handedOver ??= written()
  return handedOver?.id === id && handedOver.language === language ? handedOver.product : undefined
}

function written(): ShownProduct | null {
  const text = document.getElementById('shown')?.textContent
  return text ? (JSON.parse(text) as ShownProduct) : null
}
