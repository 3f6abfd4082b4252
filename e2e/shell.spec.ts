import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { showBackground } from './ground/database.ts'
import { callsOf, shownBackground } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { button, gone, nextCard, see, topCard, topId } from './ground/sight.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const backdrop = (page: Page) => page.evaluate(() => document.documentElement.dataset['backdrop'])

/** Drags the card that lies at this place to the right, whatever lies over it. */
async function swipeRight(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const step of [40, 120, 240]) await page.mouse.move(x + step, y)
  await page.mouse.up()
}

journey(
  'the way around on a desktop: rail, panel beside the deck, letters, and back to where one was',
  async ({ ownServer, signedIn }) => {
    const { url, databaseUrl } = await ownServer()
    const device = await signedIn({ kind: 'desktop', url, hasSeenOnboarding: false })
    const { page, watch } = device
    const [product] = await callsOf(device, url).feed()
    await showBackground(databaseUrl, `${product?.media[0]?.base}/640.webp`)

    // A swipe right after the help was closed counts, its way out notwithstanding (Failures 3).
    await page.goto('/')
    const help = page.getByRole('dialog', { name: 'So funktioniert es' })
    await see(help)
    const first = await topId(page)
    const box = await topCard(page).boundingBox()
    await button(help, 'Überspringen').click()
    await swipeRight(page, { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 200 })
    const second = await nextCard(page, first)

    // Spec §2: the picture behind the deck; where it cannot be had, red.
    await expect.poll(() => backdrop(page)).toBe('shown')

    // A toast and a sheet take one Escape, not two.
    await button(page, 'Zurück').click()
    await nextCard(page, second)
    await see(page.getByText('Rückgängig gemacht'))
    const deckStandsAt = async () => (await page.locator('.discovery-stack').boundingBox())?.x
    const before = await deckStandsAt()
    await button(page, 'Filter').click()
    const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
    await see(sheet)
    // What lies below a layer stays where it was, beside the rail.
    expect(await deckStandsAt()).toBe(before)
    await page.keyboard.press('Escape')
    await gone(sheet)

    // The panel stands beside the deck, which stays; Escape gives the focus back to the link.
    await rail(page).getByRole('link', { name: 'Gemerkt' }).click()
    const panel = page.getByRole('dialog', { name: 'Gemerkt' })
    await see(panel)
    await expect.poll(() => page.title()).toBe('Gemerkt · Dropdeck')
    const isBeside = async () => {
      const [card, beside] = await Promise.all([topCard(page).boundingBox(), panel.boundingBox()])
      return card !== null && beside !== null && card.x + card.width <= beside.x
    }
    await expect.poll(isBeside).toBe(true)
    expect(await topId(page)).toBe(first)
    await page.keyboard.press('Escape')
    await gone(panel)
    await expect.poll(() => focusedText(page)).toBe('Gemerkt')

    // From a letter into a shop, and back to the same place of the same list.
    await rail(page).getByRole('link', { name: 'Marken' }).click()
    await expect.poll(() => focusedText(page)).toBe('Marken')
    await page.getByLabel('Sortierung').selectOption('name')
    await button(page, 'Zu P').click()
    await see(page.getByRole('heading', { name: 'P', exact: true }))
    await expect.poll(() => focusedText(page)).toBe('P')
    const brand = page.getByRole('link', { name: /^Pegelstand/ })
    // Where the list stands when it is left: a click may scroll first.
    const place = page.evaluate(
      () => new Promise<number>((resolve) => addEventListener('pointerdown', () => resolve(scrollY), { once: true })),
    )
    await brand.click()
    await see(page.getByRole('heading', { level: 1, name: /^Pegelstand/ }))
    await expect.poll(() => page.title()).toContain('Pegelstand')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await see(brand)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(await place)
    await expect.poll(() => focusedText(page)).toContain('Pegelstand')

    const lost = '/media/00000000-0000-4000-8000-000000000000/640.webp'
    watch.expectAnswer(404, lost)
    await showBackground(databaseUrl, lost)
    // The server looks for another picture every few seconds; a page that came earlier would look again after thirty.
    await expect.poll(() => shownBackground(device, url)).toBe(lost)
    await page.goto('/')
    await expect.poll(() => backdrop(page)).toBe('failed')
  },
)
