import type { Page } from 'playwright-core'
import type { Device } from './device.ts'
import { takenOver } from './taken-over.ts'

export interface ScreenVisit {
  readonly device: Device
  readonly url: string
}

export interface Screen {
  readonly name: string
  /** Who looks at it. */
  readonly as: 'visitor' | 'member'
  /** Brings the screen up and waits until it stands still. */
  readonly open: (visit: ScreenVisit) => Promise<void>
  /** Undoes what the state needed. */
  readonly leave?: (visit: ScreenVisit) => Promise<void>
}

/** Opens an address and waits until what is in view is the app's, and stands still. */
export async function go(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await takenOver(page)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await pictures(page)
}

/** Pictures further down the page, or further along a row, may wait; those in view have come. */
export const pictures = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, width } = image.getBoundingClientRect()
      return image.complete || width === 0 || top > innerHeight || left > innerWidth
    }),
  )

/** Longer than a screen takes inside the app, even when much else goes on. */
const ARRIVES_WITHIN_MS = 5_000

/**
 * Goes on to an address inside the app that stands already, as its links do: a whole new document costs ten times as
 * much. Where that brings no other heading, the address is opened anew.
 */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['before'] = ''
    history.pushState(null, '', to)
  }, path)
  try {
    await page.locator('h1:not([data-before])').first().waitFor({ state: 'attached', timeout: ARRIVES_WITHIN_MS })
  } catch {
    return await go(page, path)
  }
  await pictures(page)
}

/** A screen that its address alone brings up. */
export const at =
  (path: string) =>
  ({ device: { page } }: ScreenVisit): Promise<void> =>
    page.url() === 'about:blank' ? go(page, path) : goOn(page, path)
