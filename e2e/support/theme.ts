import type { Page } from 'playwright-core'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Switches the colour mode of the open page, as the profile does. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
  await waitForStill(page)
}

/** Waits until no animation runs and the last change is painted. */
export async function waitForStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
}
