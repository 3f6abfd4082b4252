import type { Page } from 'playwright-core'

/** Waits until the app has replaced the document that the server rendered (030). */
export async function waitForApp(page: Page): Promise<void> {
  // A minimal poll: benchmarks measure the work of the page, and a polling library would be measured with it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.querySelector('#root[data-language], .first-screen')) requestAnimationFrame(look)
          else resolve()
        }
        look()
      }),
  )
}
