import { navigate } from 'wouter/use-browser-location'

/** Goes back where the person came from inside the product, or to `fallback` after a direct visit. */
export function goBack(fallback: string): void {
  const state: unknown = history.state
  const isInside = typeof state === 'object' && state !== null && 'isInside' in state
  if (isInside) history.back()
  else navigate(fallback, { replace: true })
}

/** Goes somewhere inside the product, with a way back. */
export const go = (href: string): void => navigate(href, { state: { isInside: true } })
