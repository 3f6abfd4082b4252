import { useEffect, useLayoutEffect } from 'react'
import { showRouteName } from '#web/ui/page/page-name.ts'
import { finishHydration } from './finish-hydration.ts'

let isFirstScreen = true
let isReturning = false
/** Path of the screen that was shown last. */
let before: string | null = null
if (typeof window !== 'undefined') addEventListener('popstate', () => (isReturning = true))

interface ShownScreen {
  readonly title: string
  readonly path: string
  /** It shows one product, shop or list, whose name is its title. */
  readonly hasOwnName: boolean
  /** It covers another screen, which keeps its scroll position. */
  readonly isOverlay: boolean
}

/** Sets title, scroll position and focus when a screen is shown. */
export function useRouteEffects({ title, path, hasOwnName, isOverlay }: ShownScreen): void {
  useLayoutEffect(finishHydration, [])
  useLayoutEffect(() => {
    // Titles contain soft hyphens for headings; the tab shows one line.
    showRouteName(title.replaceAll('\u00AD', ''), hasOwnName && isFirstScreen)
  }, [title, hasOwnName])
  useEffect(() => {
    const left = before
    before = path
    if (isFirstScreen) {
      isFirstScreen = false
      return
    }
    // The same screen was mounted again.
    if (left === path) return
    // When going back, the browser restores the scroll position, and the focus returns to the link that was followed.
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

/** The heading of the topmost screen. */
const heading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('h1[tabindex="-1"]')].findLast(isReachable)
