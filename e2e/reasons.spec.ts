import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Reason } from '#contract/discovery.ts'
import { apiOf } from './support/api.ts'
import type { Device } from './support/device.ts'
import { journey } from './support/journey.ts'
import { button, topCardId, waitForCard, waitForClosed, waitForHidden, waitForVisible } from './support/locators.ts'
import { call } from './support/person.ts'

const PLAIN = 'Neuestes und Beliebtes, nicht personalisiert'
const SETTING = 'Personalisierte Reihenfolge einstellen'
const MAX_STOPS = 40

const detail = (page: Page) => page.getByRole('dialog').filter({ has: button(page, 'Warum diese Karte?') })
const profile = (page: Page) => page.getByRole('dialog', { name: 'Profil' })
const orderSwitch = (page: Page) => page.getByRole('switch', { name: 'Personalisierte Reihenfolge' })
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** Likes trousers, passes everything else, and filters for trousers. */
async function likeTrousers(device: Device, url: string): Promise<void> {
  const { feed, swipeAll, saveFilters } = apiOf(device, url)
  const products = (await feed()).slice(0, 120)
  const isLiked = ({ productType }: { productType: string }) => productType === 'pants'
  await swipeAll(products.filter(isLiked).slice(0, 25), 'like')
  await swipeAll(
    products.filter((product) => !isLiked(product)),
    'pass',
  )
  await saveFilters({ gender: [], productType: ['pants'], priceRange: { min: 0, max: 10_000 } })
}

async function reasonsOf(device: Device, url: string, id: string): Promise<readonly Reason[]> {
  const answer = await call(device.context.request, url, 'GET', `/api/products/${id}/reasons`)
  return (await answer.json()).reasons
}

// Trust L04, L06: why a card is shown, and an order that is the same for all users.
journey('a user reads why a card is shown and switches the personal order off and on', async ({ signedIn, url }) => {
  const device = await signedIn()
  const { page } = device
  await likeTrousers(device, url)
  await page.goto('/')
  const first = await topCardId(page)
  const reasons = await reasonsOf(device, url, first)
  const traits = reasons.flatMap((reason) => (reason.kind === 'liking' ? reason.traits : []))
  expect(traits.some(({ is }) => is === 'type' || is === 'garment')).toBe(true)

  await button(page, 'Details').click()
  await button(detail(page), 'Warum diese Karte?').click()
  await waitForVisible(detail(page).getByText(/^Weil dir .+ gefallen$/))
  await waitForVisible(detail(page).getByText(/^Bisher \d+-mal „Gefällt mir“$/))
  expect(await detail(page).getByRole('status').getByRole('listitem').count()).toBe(reasons.length)

  await page.getByRole('link', { name: SETTING }).click()
  await waitForVisible(profile(page))
  await expect.poll(() => isFocused(orderSwitch(page))).toBe(true)
  expect(await orderSwitch(page).isChecked()).toBe(true)
  await orderSwitch(page).click()
  await waitForVisible(profile(page).getByText(/^Du siehst abwechselnd Neuestes und Beliebtes/))
  await expect.poll(() => orderSwitch(page).isChecked()).toBe(false)
  await button(profile(page), 'Zurück').click()
  await waitForHidden(profile(page))
  await waitForVisible(page.getByRole('link', { name: PLAIN }))
  const { feed } = apiOf(device, url)
  await waitForCard(page, (await feed('&productType=pants'))[0]?.id ?? '')

  await button(page, 'Details').click()
  await button(detail(page), 'Warum diese Karte?').click()
  await waitForVisible(detail(page).getByText(/^(?:Nach (?:Datum|Beliebtheit) einsortiert|Neu: erscheint am )/))
  await button(detail(page), 'Schließen').click()
  await waitForClosed(detail(page))

  await page.getByRole('link', { name: PLAIN }).click()
  await waitForVisible(profile(page))
  await orderSwitch(page).click()
  await waitForVisible(profile(page).getByText('Dein Deck lernt aus deinen Swipes, was dir gefällt.'))
  await button(profile(page), 'Zurück').click()
  await waitForHidden(profile(page))
  await waitForHidden(page.getByRole('link', { name: PLAIN }))
  await topCardId(page)
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never reached the element')
}

journey('reasons and switch work by keyboard, and Escape closes one layer at a time', async ({ signedIn }) => {
  const { page } = await signedIn({ kind: 'desktop' })
  await page.goto('/')
  await topCardId(page)
  await tabTo(page, button(page, 'Details'))
  await page.keyboard.press('Enter')
  const line = button(detail(page), 'Warum diese Karte?')
  await waitForVisible(line)
  await tabTo(page, line)
  await page.keyboard.press('Enter')
  const setting = page.getByRole('link', { name: SETTING })
  await waitForVisible(setting)
  await waitForVisible(detail(page).getByRole('listitem'))
  await page.keyboard.press('Escape')
  await waitForHidden(setting)
  expect(await isFocused(line)).toBe(true)
  await page.keyboard.press('Enter')
  await waitForVisible(setting)
  await tabTo(page, setting)
  await page.keyboard.press('Enter')
  await waitForVisible(profile(page))
  await expect.poll(() => isFocused(orderSwitch(page))).toBe(true)
  await page.keyboard.press('Space')
  await waitForVisible(profile(page).getByText(/^Du siehst abwechselnd/))
  await expect.poll(() => orderSwitch(page).isChecked()).toBe(false)
  await page.keyboard.press('Escape')
  await waitForHidden(profile(page))
  await waitForVisible(page.getByRole('link', { name: PLAIN }))
})

journey('offline the reasons say that they need a connection, and they load when it is back', async ({ signedIn }) => {
  const { page, context } = await signedIn()
  await page.goto('/')
  await topCardId(page)
  await button(page, 'Details').click()
  await waitForVisible(button(detail(page), 'Warum diese Karte?'))
  // The code that shows the reasons is loaded in idle time.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await button(detail(page), 'Warum diese Karte?').click()
  await waitForVisible(page.getByText('Du bist offline. Die Gründe kommen vom Server.'))
  await context.setOffline(false)
  await waitForVisible(detail(page).getByRole('status').getByRole('listitem'))
})
