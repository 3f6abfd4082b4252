import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiOf, shownBackground } from './support/api.ts'
import { showBackground } from './support/database.ts'
import { journey } from './support/journey.ts'
import { button, topCard, topCardId, waitForHidden, waitForNextCard, waitForVisible } from './support/locators.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const backdrop = (page: Page) => page.evaluate(() => document.documentElement.dataset['backdrop'])

/** Drags from this point to the right, whatever element is on top. */
async function swipeRight(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const step of [40, 120, 240]) await page.mouse.move(x + step, y)
  await page.mouse.up()
}

journey(
  'desktop navigation: rail, panel beside the deck, letter index, and back to the same position',
  async ({ ownServer, signedIn }) => {
    const { url, databaseUrl } = await ownServer()
    const device = await signedIn({ kind: 'desktop', url, hasSeenOnboarding: false })
    const { page, monitor } = device
    const [product] = await apiOf(device, url).feed()
    await showBackground(databaseUrl, `${product?.media[0]?.base}/640.webp`)

    // A swipe counts although the onboarding is still fading out (Failures 3).
    await page.goto('/')
    const help = page.getByRole('dialog', { name: 'So funktioniert es' })
    await waitForVisible(help)
    const first = await topCardId(page)
    const box = await topCard(page).boundingBox()
    await button(help, 'Überspringen').click()
    await swipeRight(page, { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 200 })
    const second = await waitForNextCard(page, first)

    // Spec §2: the background picture; red where it does not load.
    await expect.poll(() => backdrop(page)).toBe('shown')

    // A toast and a sheet take one Escape, not two.
    await button(page, 'Zurück').click()
    await waitForNextCard(page, second)
    await waitForVisible(page.getByText('Rückgängig gemacht'))
    const deckPosition = async () => (await page.locator('.discovery-stack').boundingBox())?.x
    const before = await deckPosition()
    await button(page, 'Filter').click()
    const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
    await waitForVisible(sheet)
    // The deck below a layer does not move.
    expect(await deckPosition()).toBe(before)
    await page.keyboard.press('Escape')
    await waitForHidden(sheet)

    // The panel opens beside the deck; Escape returns the focus to the link.
    await rail(page).getByRole('link', { name: 'Gemerkt' }).click()
    const panel = page.getByRole('dialog', { name: 'Gemerkt' })
    await waitForVisible(panel)
    await expect.poll(() => page.title()).toBe('Gemerkt · Dropdeck')
    const isBeside = async () => {
      const [card, beside] = await Promise.all([topCard(page).boundingBox(), panel.boundingBox()])
      return card !== null && beside !== null && card.x + card.width <= beside.x
    }
    await expect.poll(isBeside).toBe(true)
    expect(await topCardId(page)).toBe(first)
    await page.keyboard.press('Escape')
    await waitForHidden(panel)
    await expect.poll(() => focusedText(page)).toBe('Gemerkt')

    // From the letter index into a shop, and back to the same scroll position.
    await rail(page).getByRole('link', { name: 'Marken' }).click()
    await expect.poll(() => focusedText(page)).toBe('Marken')
    await page.getByLabel('Sortierung').selectOption('name')
    await button(page, 'Zu P').click()
    await waitForVisible(page.getByRole('heading', { name: 'P', exact: true }))
    await expect.poll(() => focusedText(page)).toBe('P')
    const brand = page.getByRole('link', { name: /^Pegelstand/ })
    // The scroll position at the click: Playwright may scroll before it.
    const place = page.evaluate(
      () => new Promise<number>((resolve) => addEventListener('pointerdown', () => resolve(scrollY), { once: true })),
    )
    await brand.click()
    await waitForVisible(page.getByRole('heading', { level: 1, name: /^Pegelstand/ }))
    await expect.poll(() => page.title()).toContain('Pegelstand')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await waitForVisible(brand)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(await place)
    await expect.poll(() => focusedText(page)).toContain('Pegelstand')

    const lost = '/media/00000000-0000-4000-8000-000000000000/640.webp'
    monitor.allowStatus(404, lost)
    await showBackground(databaseUrl, lost)
    // The server polls every few seconds, an open page every thirty.
    await expect.poll(() => shownBackground(device, url)).toBe(lost)
    await page.goto('/')
    await expect.poll(() => backdrop(page)).toBe('failed')
  },
)
