import { useEffect, useLayoutEffect } from 'react'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { finishHydration } from './finish-hydration.ts'

let isFirstScreen = true
let isReturning = false
/** Path of the screen that was shown last. */
let before: string | null = null
if (typeof window !== 'undefined') addEventListener('popstate', () => (isReturning = true))

interface Appeared {
  readonly title: string
  readonly path: string
  /** It lies over another screen, which stays where it is. */
  readonly isOverlay: boolean
}

/** What happens when a screen has appeared: its title, its place on the page, and the focus. */
export function useRouteEffects({ title, path, isOverlay }: Appeared): void {
  useLayoutEffect(finishHydration, [])
  useEffect(() => {
    // Headings say where they may part; the tab has one line.
    document.title = `${title.replaceAll('\u00AD', '')} · ${PRODUCT.name}`
  }, [title])
  useEffect(() => {
    const left = before
    before = path
    if (isFirstScreen) {
      isFirstScreen = false
      return
    }
    // Mounted anew where it was: nothing has appeared.
    if (left === path) return
    // Going back, the browser restores the place by itself, and the focus returns to what led away.
    if (!isReturning && !isOverlay) scrollTo(0, 0)
    const target = (isReturning && left !== null && linkTo(left)) || heading()
    isReturning = false
    target?.focus({ preventScroll: true })
  }, [path, isOverlay])
}

const isReachable = (element: Element): boolean => !element.closest('[inert]')

/** The link on this screen that leads to a path. */
const linkTo = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (link) => link.pathname === path && link.origin === location.origin && isReachable(link),
  )

/** The heading of the screen that lies on top. */
const heading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('h1[tabindex="-1"]')].findLast(isReachable)
