import type { Product } from '#contract/products.ts'
import type { Language } from '#contract/vocabulary.ts'

/** The product of a server-rendered product page. */
export interface ShownProduct {
  readonly id: string
  readonly language: Language
  /** Null where visitors may see no such product. That page is cached for all unknown ids, so `id` does not count. */
  readonly product: Product | null
}

/** Undefined until the document was read. */
let handedOver: ShownProduct | null | undefined

/** For the server's renderer: the product of the rendered page, or null for other pages. */
export const setShownProduct = (shown: ShownProduct | null): void => {
  handedOver = shown
}

/** The product of the document; undefined when another one, or another language, must be requested. */
export function shownProduct(id: string, language: Language): Product | null | undefined {
  handedOver ??= written(id)
  return handedOver?.id === id && handedOver.language === language ? handedOver.product : undefined
}

/** `id`: of the product in the address. */
function written(id: string): ShownProduct | null {
  const text = document.getElementById('shown')?.textContent
  if (!text) return null
  const shown = JSON.parse(text) as ShownProduct
  return shown.product === null ? { ...shown, id } : shown
}
