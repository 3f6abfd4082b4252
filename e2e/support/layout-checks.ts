import type { Page } from 'playwright-core'

/**
 * The element that makes the page, or a part that scrolls vertically, scroll horizontally (WCAG 1.4.10). Overlays scroll
 * on their own, and the page does not grow with them.
 */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return [overflowX, overflowY].every((how) => how === 'auto' || how === 'scroll')
    }
    const parts = [...document.querySelectorAll('body *')].filter(
      (element) => element.scrollHeight > element.clientHeight && scrolls(element),
    )
    const wide = [document.documentElement, ...parts].find((part) => part.scrollWidth > part.clientWidth)
    if (!wide) return ''
    const edge = wide.getBoundingClientRect().left + wide.clientLeft + wide.clientWidth
    const overflowing = [...wide.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > edge,
    )
    return `${wide.scrollWidth} px in ${wide.clientWidth} px, by ${overflowing.at(-1)?.outerHTML.slice(0, 160)}`
  })

/** WCAG 2.5.8: targets below 24 px. Links within sentences and visually hidden elements are exempt. */
export const smallTargets = (page: Page, leastPx: number) =>
  page.evaluate((least) => {
    const isTarget = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const isInSentence = element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline'
      return width > 1 && height > 1 && !isInSentence && !element.closest('[inert], [aria-hidden="true"]')
    }
    const small = (element: Element) => {
      // Pressing a label activates its field.
      const places = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])]
      const sizes = places.map((place) => place.getBoundingClientRect())
      return sizes.every(({ width, height }) => Math.min(width, height) < least)
    }
    return [...document.querySelectorAll('a, button, input, select, [role="tab"], [role="slider"]')]
      .filter((element) => isTarget(element) && small(element))
      .map((element) => element.outerHTML.slice(0, 120))
  }, leastPx)

/** Trust A5: animations longer than 100 ms, which reduced motion forbids. */
export const longAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .map((animation) => {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
        const ms = Number(duration ?? 0) * Number(iterations ?? 1)
        return ms > 100 ? `${ms} ms: ${(animation.effect as KeyframeEffect).target?.className}` : ''
      })
      .filter(Boolean),
  )
