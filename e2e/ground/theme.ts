import type { Page } from 'playwright-core'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Shows a colour mode in place, as the profile's switch does. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
  await standsStill(page)
}

/** Waits until nothing moves any more and what was changed is painted. */
export async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
}
