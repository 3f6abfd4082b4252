import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import {
  button,
  topCard,
  topCardId,
  waitForClosed,
  waitForNextCard,
  waitForPressGap,
  waitForVisible,
} from './support/locators.ts'
import { waitForStill } from './support/theme.ts'
import { swipe } from './support/touch.ts'

const list = (page: import('playwright-core').Page) => page.getByRole('dialog', { name: 'Gemerkt' })

// Spec §2 and §4, saved page.
journey('the grid shows what was liked; one is removed, then all', async ({ signedIn, url }) => {
  const device = await signedIn()
  const { page } = device
  const { like, savedIds, saved } = apiOf(device, url)
  await like(4)
  await page.goto('/saved')
  await waitForVisible(list(page).getByText('4 Produkte'))
  const tiles = list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /entfernen$/ }) })
  // The page may still be moving in.
  await waitForStill(page)
  const boxes = await Promise.all([0, 1, 2].map((at) => tiles.nth(at).boundingBox()))
  expect(boxes[1]?.y).toBe(boxes[0]?.y)
  expect(boxes[2]?.x).toBe(boxes[0]?.x)

  const [newest] = await saved()
  const onList = button(list(page), `${newest?.brand.name} ${newest?.name} auf eine Liste setzen`)
  await onList.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Auf Listen setzen' })
  await sheet.getByRole('textbox', { name: 'Name der Liste' }).fill('Winter')
  await button(sheet, 'Anlegen').click()
  await expect.poll(() => sheet.getByRole('checkbox', { name: /^Winter/ }).isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await waitForClosed(sheet)
  await expect.poll(() => onList.evaluate((element) => element === document.activeElement)).toBe(true)

  await button(list(page), `${newest?.brand.name} ${newest?.name} entfernen`).click()
  await waitForVisible(list(page).getByText('3 Produkte'))
  await expect.poll(savedIds).not.toContain(newest?.id)
  await button(page, 'Rückgängig').click()
  await expect.poll(async () => (await savedIds())[0]).toBe(newest?.id)
  await waitForVisible(list(page).getByText('4 Produkte'))
  await button(list(page), `${newest?.brand.name} ${newest?.name} entfernen`).click()
  await expect.poll(savedIds).not.toContain(newest?.id)

  await button(list(page), 'Alle löschen').click()
  const question = page.getByRole('alertdialog', { name: 'Alle gemerkten Produkte löschen?' })
  await button(question, 'Abbrechen').click()
  await waitForClosed(question)
  expect(await savedIds()).toHaveLength(3)
  await button(list(page), 'Alle löschen').click()
  await button(question, 'Alle löschen').click()
  await waitForVisible(list(page).getByText('Noch keine gemerkten Produkte'))
  await expect.poll(savedIds).toEqual([])
  await list(page).getByRole('link', { name: 'Jetzt entdecken' }).click()
  await topCardId(page)
})

journey(
  'swipe mode counts, removes to the left, goes on to the right, and ends in the grid',
  async ({ signedIn, url }) => {
    const device = await signedIn()
    const { page } = device
    const { like, savedIds } = apiOf(device, url)
    const [first, second, third] = await like(3)
    await page.goto('/saved')
    await button(list(page), 'Swipen').click()
    const top = topCard(list(page))
    const onTop = () => top.getAttribute('data-card')
    await waitForVisible(list(page).getByText('1 von 3'))
    expect(await onTop()).toBe(first)
    await swipe(top, 'right')
    await expect.poll(onTop).toBe(second)
    await waitForVisible(list(page).getByText('2 von 3'))
    await swipe(top, 'left')
    await expect.poll(onTop).toBe(third)
    await waitForVisible(list(page).getByText('2 von 2'))
    await expect.poll(savedIds).toEqual([first, third])
    await waitForPressGap(page)
    await button(list(page), 'Behalten').click()
    await waitForVisible(list(page).getByText('Du bist am Ende deiner gemerkten Produkte!'))
    await waitForVisible(list(page).getByText('2 Produkte'))

    await button(list(page), 'Swipen').click()
    await button(list(page), 'Zurück zum Raster').click()
    // The browser's Back leads to the grid as well.
    await button(list(page), 'Swipen').click()
    await waitForVisible(button(list(page), 'Zurück zum Raster'))
    await page.goBack()
    await waitForVisible(list(page).getByText('2 Produkte'))

    await button(list(page), 'Swipen').click()
    // The toast of the earlier removal has the same button.
    await button(page, 'Rückgängig').waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowLeft')
    await waitForVisible(list(page).getByText('1 von 1'))
    await button(page, 'Rückgängig').click()
    await waitForVisible(list(page).getByText('1 von 2'))
    await expect.poll(onTop).toBe(first)
    await expect.poll(savedIds).toEqual([first, third])
    await page.keyboard.press('ArrowLeft')
    await waitForVisible(list(page).getByText('1 von 1'))
    await waitForPressGap(page)
    await button(list(page), 'Entfernen').click()
    await waitForVisible(list(page).getByText('Noch keine gemerkten Produkte'))
    await expect.poll(savedIds).toEqual([])
  },
)

// Spec §8: unsave failure rolls the list back, silently.
journey('a product that the server could not remove comes back', async ({ signedIn, url }) => {
  const device = await signedIn()
  const { page } = device
  const calls = apiOf(device, url)
  await calls.like(2)
  await page.goto('/saved')
  await waitForVisible(list(page).getByText('2 Produkte'))
  await page.route('**/api/user-interactions', (route) => route.abort('failed'))
  const refused = page.waitForEvent('requestfailed')
  await list(page)
    .getByRole('button', { name: /entfernen$/ })
    .first()
    .click()
  await refused
  await waitForVisible(list(page).getByText('2 Produkte'))
  await page.unroute('**/api/user-interactions')
  expect(await calls.savedIds()).toHaveLength(2)
  await page.reload()
  await waitForVisible(list(page).getByText('2 Produkte'))
})

journey('a like from the deck is in the open list at once', async ({ signedIn }) => {
  const { page } = await signedIn()
  await page.goto('/saved')
  await waitForVisible(list(page).getByText('Noch keine gemerkten Produkte'))
  await button(list(page), 'Zurück').click()
  await waitForClosed(list(page))
  const first = await topCardId(page)
  await swipe(topCard(page), 'right')
  await waitForNextCard(page, first)
  await page.getByRole('link', { name: 'Gemerkt' }).click()
  await waitForVisible(list(page).getByText('1 Produkt'))
})
