import type { Page } from 'playwright-core'

/**
 * Whatever reaches out of the page to the side, or out of a part of it that scrolls down (WCAG 1.4.10): an overlay has
 * its own scrolling, and the page knows nothing of it.
 */
export const overflow = (page: Page) =>
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
    const reaching = [...wide.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > edge)
    return `${wide.scrollWidth} px in ${wide.clientWidth} px, by ${reaching.at(-1)?.outerHTML.slice(0, 160)}`
  })

/** WCAG 2.5.8: targets of at least 24 px; links within sentences are exempt, and what is shown to readers only. */
export const smallTargets = (page: Page, leastPx: number) =>
  page.evaluate((least) => {
    const isTarget = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const isInSentence = element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline'
      return width > 1 && height > 1 && !isInSentence && !element.closest('[inert], [aria-hidden="true"]')
    }
    const small = (element: Element) => {
      // A label takes the press for its field.
      const places = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])]
      const sizes = places.map((place) => place.getBoundingClientRect())
      return sizes.every(({ width, height }) => Math.min(width, height) < least)
    }
    return [...document.querySelectorAll('a, button, input, select, [role="tab"], [role="slider"]')]
      .filter((element) => isTarget(element) && small(element))
      .map((element) => element.outerHTML.slice(0, 120))
  }, leastPx)

/** Trust A5: whatever moves for longer than 100 ms, though the person asked for less. */
export const longMoves = (page: Page) =>
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
