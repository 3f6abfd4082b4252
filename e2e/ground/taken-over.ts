import type { Page } from 'playwright-core'

/** Waits until what came finished, or as a first screen, is the app's (030). */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('#root[data-language], .first-screen'))
}
