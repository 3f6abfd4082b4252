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
