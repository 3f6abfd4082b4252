import { navigate as navigateHere } from 'wouter/use-browser-location'

/** Where a link leads in this document; null: to another document. */
let leadTo: (href: string) => string | null = (href) => href

/** Until the document is left, links lead to other addresses than the ones they name. */
export function leadElsewhere(to: typeof leadTo): void {
  leadTo = to
}

/** Navigates to the address that a link leads to. */
export function navigate(href: string, options?: Parameters<typeof navigateHere>[1]): void {
  const here = leadTo(href)
  if (here === null) location.assign(href)
  else navigateHere(here, options)
}

/** Goes back inside the product, or to `fallback` after a direct visit. */
export function goBack(fallback: string): void {
  const state: unknown = history.state
  const isInside = typeof state === 'object' && state !== null && 'isInside' in state
  if (isInside) history.back()
  else navigate(fallback, { replace: true })
}

/** Shows another view of the same screen, in the same history entry. */
export const replaceView = (href: string): void => navigate(href, { replace: true, state: history.state })

/** Names the open panel that added the current history entry (use-back-closes.ts). */
export const layerHere = (): unknown => (history.state as { readonly layer?: unknown } | null)?.layer

/** Navigates inside the product, with a new history entry; that of an open panel is replaced. */
export const go = (href: string): void =>
  navigate(href, { replace: layerHere() !== undefined, state: { isInside: true } })

/** The same with selected products, which are too many for an address. */
export const goWithProducts = (href: string, products: readonly string[]): void =>
  navigate(href, { state: { isInside: true, products } })

/** The products that came with this history entry; none after a direct visit. */
export function productsOfEntry(): readonly string[] {
  const state: unknown = history.state
  const products: unknown = typeof state === 'object' && state !== null && 'products' in state ? state.products : []
  return Array.isArray(products) ? products.filter((id: unknown): id is string => typeof id === 'string') : []
}

/** Writes what the screen shows into the address, in the same history entry. */
export function replaceQuery(query: string): void {
  const address = location.pathname + (query && `?${query}`)
  if (address !== location.pathname + location.search) navigate(address, { replace: true, state: history.state })
}
