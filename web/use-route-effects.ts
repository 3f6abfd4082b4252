import { useEffect } from 'react'
import { PRODUCT } from './product.ts'

let isFirstScreen = true
let isReturning = false
if (typeof window !== 'undefined') addEventListener('popstate', () => (isReturning = true))

/** What happens when a screen has appeared: its title, its place on the page, and the focus on its heading. */
export function useRouteEffects(title: string, path: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`
  }, [title])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the cause, not an input
  useEffect(() => {
    if (isFirstScreen) {
      isFirstScreen = false
      return
    }
    // Going back, the browser restores the place by itself.
    if (!isReturning) scrollTo(0, 0)
    isReturning = false
    heading()?.focus({ preventScroll: true })
  }, [path])
}

/** The heading of the screen that lies on top. */
const heading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('h1[tabindex="-1"]')].findLast((element) => !element.closest('[inert]'))
