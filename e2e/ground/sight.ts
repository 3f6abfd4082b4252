import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until it is there to be seen. */
export const see = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'visible' })

/** Waits until it is gone. */
export const gone = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'hidden' })

export const button = (inside: Page | Locator, name: string | RegExp): Locator =>
  inside.getByRole('button', { name, exact: true })

/** Signs in on the login screen that is open. */
export async function signInByHand(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Benutzername oder E-Mail').fill(name)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await button(page, 'Einloggen').click()
}

/** Waits until a dialog is gone and the page below can be touched again. */
export async function closed(dialog: Locator): Promise<void> {
  await gone(dialog)
  const isCovered = () =>
    dialog.page().evaluate(() => {
      const veils = document.querySelectorAll('.veil[data-state="closed"]').length
      return veils > 0 || getComputedStyle(document.body).pointerEvents === 'none'
    })
  await expect.poll(isCovered).toBe(false)
}

/** The card on top of the deck. */
export const topCard = (inside: Page | Locator): Locator => inside.locator('article[data-place="top"]')

/** Id of the product on top of the deck, once there is a card. */
export async function topId(page: Page): Promise<string> {
  await see(topCard(page))
  return (await topCard(page).getAttribute('data-card')) ?? ''
}

/** Waits until another card than this one is on top; answers its id. */
export async function nextCard(page: Page, before: string): Promise<string> {
  await expect.poll(() => topCard(page).getAttribute('data-card')).not.toBe(before)
  return topId(page)
}

/** Waits until this product is on top. */
export const cardIs = (page: Page, id: string): Promise<void> =>
  expect.poll(() => topCard(page).getAttribute('data-card')).toBe(id)
