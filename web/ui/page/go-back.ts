import { navigate } from 'wouter/use-browser-location'

/** Goes back inside the product, or to `fallback` after a direct visit. */
export function goBack(fallback: string): void {
  const state: unknown = history.state
  const isInside = typeof state === 'object' && state !== null && 'isInside' in state
  if (isInside) history.back()
  else navigate(fallback, { replace: true })
}

/** Shows another view of the same screen: the way back stays what it was. */
export const goOver = (href: string): void => navigate(href, { replace: true, state: history.state })

/** Goes somewhere inside the product, with a way back. */
export const go = (href: string): void => navigate(href, { state: { isInside: true } })

/** Says in the address what the screen shows now: no step of its own, and the way back stays. */
export function replaceQuery(query: string): void {
  const address = location.pathname + (query && `?${query}`)
  if (address !== location.pathname + location.search) navigate(address, { replace: true, state: history.state })
}
