import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callsOf } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { SCREENS } from './ground/screens.ts'
import { button, nextCard, topId } from './ground/sight.ts'

/** Whatever reaches out of the page to the side. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return ''
    const reaching = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return `${scrollWidth} px in ${clientWidth} px, by ${reaching.at(-1)?.outerHTML.slice(0, 160)}`
  })

/** WCAG 2.5.8: targets of at least 24 px; links within sentences are exempt, and what is shown to readers only. */
const smallTargets = (page: Page, leastPx: number) =>
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

// trust 5.2.16 and 5.3 A4, identity "What good looks like": small screens, large text, fingers.
for (const as of ['visitor', 'member'] as const) {
  journey(
    `nothing of a ${as} is cut off at 320 px or at 200 % text, and everything can be hit`,
    {
      timeout: 180_000,
    },
    async ({ open, signedIn, url }) => {
      const wishes = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const
      const device = await (as === 'member' ? signedIn(wishes) : open(wishes))
      const { page } = device
      const found: string[] = []
      const note = (where: string, what: string | readonly string[]) => {
        for (const each of [what].flat()) if (each) found.push(`${where}: ${each}`)
      }
      for (const screen of SCREENS.filter((each) => each.as === as)) {
        await screen.open({ device, url })
        note(`${screen.name} at 320 px`, await overflow(page))
        note(`${screen.name}, target`, await smallTargets(page, 24))
        await page.setViewportSize({ width: 390, height: 844 })
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        note(`${screen.name} at 200 %`, await overflow(page))
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        await page.setViewportSize({ width: 320, height: 640 })
        await screen.leave?.({ device, url })
      }
      expect(found).toEqual([])
    },
  )
}

journey('the buttons that swipe are at least 48 px, in the deck and in Saved', async ({ signedIn, url }) => {
  const device = await signedIn()
  const { page } = device
  await page.goto('/')
  await topId(page)
  const sizes = async (names: readonly string[]) => {
    const boxes = await Promise.all(names.map((name) => button(page, name).last().boundingBox()))
    return Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0)))
  }
  expect(await sizes(['Passen', 'Details', 'Gefällt mir', 'Filter', 'Aktualisieren'])).toBeGreaterThanOrEqual(48)
  await callsOf(device, url).like(2)
  await page.goto('/saved')
  await button(page, 'Swipen').click()
  expect(await sizes(['Entfernen', 'Weiter'])).toBeGreaterThanOrEqual(48)
})

// trust 5.3 A5.
journey('with reduced motion nothing moves for longer than 100 ms', async ({ signedIn }) => {
  const { page } = await signedIn({ reducedMotion: 'reduce' })
  const longest = () =>
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
  await page.goto('/')
  let current = await topId(page)
  for (const name of ['Gefällt mir', 'Passen', 'Gefällt mir']) {
    await button(page, name).click()
    expect(await longest()).toEqual([])
    current = await nextCard(page, current)
  }
  await button(page, 'Filter').click()
  expect(await longest()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Gemerkt' }).click()
  expect(await longest()).toEqual([])
})
