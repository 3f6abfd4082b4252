import type { Product } from '#contract/products.ts'
import type { PublicShop } from '#contract/search.ts'
import type { Language } from '#contract/vocabulary.ts'

/**
 * The product or shop of a server-rendered page. Null where visitors may see none: that page is cached for all unknown
 * ids, so `id` does not count.
 */
export type DocumentContent = { readonly id: string; readonly language: Language } & (
  | { readonly kind: 'product'; readonly value: Product | null }
  | { readonly kind: 'shop'; readonly value: PublicShop | null }
)

/** Undefined until the document was read. */
let handedOver: DocumentContent | null | undefined

/** For the server's renderer: the content of the rendered page, or null for other pages. */
export const setDocumentContent = (content: DocumentContent | null): void => {
  handedOver = content
}

/** The product of the document; undefined when another one, or another language, must be requested. */
export function documentProduct(id: string, language: Language): Product | null | undefined {
  const content = contentOf(id, language)
  return content?.kind === 'product' ? content.value : undefined
}

/** The same for the first page of a shop. */
export function documentShop(id: string, language: Language): PublicShop | null | undefined {
  const content = contentOf(id, language)
  return content?.kind === 'shop' ? content.value : undefined
}

/** The shop of the document, whichever it is; null on other pages, and where visitors may see none. */
export function anyDocumentShop(): PublicShop | null {
  const content = handedOver ?? written('')
  return content?.kind === 'shop' ? content.value : null
}

function contentOf(id: string, language: Language): DocumentContent | null {
  handedOver ??= written(id)
  return handedOver?.id === id && handedOver.language === language ? handedOver : null
}

/** `id`: of the product or shop in the address. */
function written(id: string): DocumentContent | null {
  const text = document.getElementById('content-data')?.textContent
  if (!text) return null
  const content = JSON.parse(text) as DocumentContent
  return content.value === null ? { ...content, id } : content
}
