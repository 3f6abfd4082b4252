import type { Page } from 'playwright-core'
import type { Path } from '#web/paths.ts'
import { waitForApp } from './app-ready.ts'
import { condition } from './condition.ts'
import type { Device } from './device.ts'

export interface ScreenVisit {
  readonly device: Device
  readonly url: string
  /** Database of the server, for what no call makes. */
  readonly databaseUrl: string
}

export interface Screen {
  readonly name: string
  /** The kind of user. */
  readonly as: 'visitor' | 'member'
  /** The page of web/pages/table.ts that it is the inspection of; a further state of a page has none. */
  readonly page?: Path | '*'
  /** Opens the screen and waits until it is complete. */
  readonly open: (visit: ScreenVisit) => Promise<void>
  /** Undoes what `open` has changed. */
  readonly cleanUp?: (visit: ScreenVisit) => Promise<void>
}

/** Loads an address as a new document and waits for the app, the heading and the visible images. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await waitForImages(page)
}

/** Waits for the images in view. Those outside load lazily. */
export const waitForImages = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect()
      const isOutside = top > innerHeight || left > innerWidth || bottom < 0 || right < 0
      return image.complete || width === 0 || isOutside
    }),
  )

/** Longer than a navigation within the app takes on a busy machine. */
const NAVIGATION_TIMEOUT_MS = 5_000 * condition.cpuFactor

/**
 * Navigates within the running app, as its links do, which takes a tenth of the time of a new document. An address that
 * shows no new heading is loaded as a new document.
 */
async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['before'] = ''
    history.pushState(null, '', to)
  }, path)
  try {
    await page.locator('h1:not([data-before])').first().waitFor({ state: 'attached', timeout: NAVIGATION_TIMEOUT_MS })
  } catch {
    return await openPath(page, path)
  }
  await waitForImages(page)
}

/** A page that needs nothing but its address. */
export const pageScreen = (name: string, as: Screen['as'], page: Path, query = ''): Screen => ({
  name,
  as,
  page,
  open: atPath(page + query),
})

/** For screens that need nothing but their address. */
export const atPath =
  (path: string) =>
  ({ device: { page } }: ScreenVisit): Promise<void> =>
    page.url() === 'about:blank' ? openPath(page, path) : navigateTo(page, path)
