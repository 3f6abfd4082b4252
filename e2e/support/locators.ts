import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { SWIPE } from '#contract/discovery.limits.ts'

export const waitForVisible = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'visible' })

export const waitForHidden = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'hidden' })

export const button = (inside: Page | Locator, name: string | RegExp): Locator =>
  inside.getByRole('button', { name, exact: true })

/** Signs in on the open login screen. */
export async function signInByHand(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Benutzername oder E-Mail').fill(name)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await button(page, 'Einloggen').click()
}

/** Waits until a dialog is closed and the page below takes input again. */
export async function waitForClosed(dialog: Locator): Promise<void> {
  await waitForHidden(dialog)
  const isCovered = () =>
    dialog.page().evaluate(() => {
      const overlays = document.querySelectorAll('.layer-backdrop[data-state="closed"]').length
      return overlays > 0 || getComputedStyle(document.body).pointerEvents === 'none'
    })
  await expect.poll(isCovered).toBe(false)
}

/** The card on top of the deck. */
export const topCard = (inside: Page | Locator): Locator => inside.locator('article[data-place="top"]')

/** Waits for a card on top of the deck and returns its product id. */
export async function topCardId(page: Page): Promise<string> {
  await waitForVisible(topCard(page))
  return (await topCard(page).getAttribute('data-card')) ?? ''
}

/** Presses within this time after a card change are ignored, as a second tap of the same finger (Decision 123). */
export const waitForPressGap = (page: Page): Promise<void> => page.waitForTimeout(SWIPE.pressGapMs)

/** Waits until another card than this one is on top and can be answered by a button; returns its product id. */
export async function waitForNextCard(page: Page, before: string): Promise<string> {
  await expect.poll(() => topCard(page).getAttribute('data-card')).not.toBe(before)
  await waitForPressGap(page)
  return topCardId(page)
}

/** Waits until this product is on top. */
export const waitForCard = (page: Page, id: string): Promise<void> =>
  expect.poll(() => topCard(page).getAttribute('data-card')).toBe(id)
