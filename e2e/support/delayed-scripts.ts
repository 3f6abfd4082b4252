import type { Page } from 'playwright-core'

/** Delays all scripts of the next documents of this page until the answered function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
