import type { Page } from 'playwright-core'

/** Waits until what came finished, or as a first screen, is the app's (030). */
export async function takenOver(page: Page): Promise<void> {
  // Asked once, by little: benches count the work of the page, and a library that polls would be counted with it.
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
