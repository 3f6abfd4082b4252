import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import { longAnimations } from './support/layout-checks.ts'
import { button, topCardId, waitForNextCard } from './support/locators.ts'

journey('the buttons that swipe are at least 48 px, in the deck and in Saved', async ({ signedIn, url }) => {
  const device = await signedIn()
  const { page } = device
  await page.goto('/')
  await topCardId(page)
  const sizes = async (names: readonly string[]) => {
    const boxes = await Promise.all(names.map((name) => button(page, name).last().boundingBox()))
    return Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0)))
  }
  expect(await sizes(['Weiter', 'Details', 'Gefällt mir', 'Filter', 'Aktualisieren'])).toBeGreaterThanOrEqual(48)
  await apiOf(device, url).like(2)
  await page.goto('/saved')
  await button(page, 'Swipen').click()
  expect(await sizes(['Entfernen', 'Behalten'])).toBeGreaterThanOrEqual(48)
})

journey('toasts are at one place, on the deck and on a page over it', async ({ signedIn }) => {
  const { page } = await signedIn({ kind: 'phone', reducedMotion: 'reduce' })
  const placeOf = (title: string) => page.locator('.toast', { hasText: title }).boundingBox()
  await page.goto('/')
  await topCardId(page)
  await button(page, 'Weiter').click()
  const question = page.getByRole('group', { name: /^Warum nicht/ })
  const chips = await Promise.all((await question.getByRole('button').all()).map((chip) => chip.boundingBox()))
  expect(Math.min(...chips.map((chip) => chip?.height ?? 0))).toBeGreaterThanOrEqual(40)
  await button(page, 'Nicht mehr fragen').click()
  await page.locator('.toast').waitFor()
  const onDeck = await placeOf('Wir fragen nicht mehr')
  await page.goto('/profile')
  await button(page, 'Bearbeiten').click()
  await button(page, 'Änderungen speichern').click()
  await page.locator('.toast', { hasText: 'Profil aktualisiert' }).waitFor()
  const onProfile = await placeOf('Profil aktualisiert')
  expect({ x: onProfile?.x, y: onProfile?.y }).toEqual({ x: onDeck?.x, y: onDeck?.y })
})

// Trust A5.
journey('with reduced motion nothing moves for longer than 100 ms', async ({ signedIn }) => {
  const { page } = await signedIn({ reducedMotion: 'reduce' })
  await page.goto('/')
  let current = await topCardId(page)
  for (const name of ['Gefällt mir', 'Weiter', 'Gefällt mir']) {
    await button(page, name).click()
    expect(await longAnimations(page)).toEqual([])
    current = await waitForNextCard(page, current)
  }
  await button(page, 'Filter').click()
  expect(await longAnimations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Gemerkt' }).click()
  expect(await longAnimations(page)).toEqual([])
})
