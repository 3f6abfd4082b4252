import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Reason } from '#contract/discovery.ts'
import { callsOf } from './ground/deck-calls.ts'
import type { Device } from './ground/device.ts'
import { journey } from './ground/journey.ts'
import { call } from './ground/person.ts'
import { button, cardIs, closed, gone, see, topId } from './ground/sight.ts'

const PLAIN = 'Neuestes und Beliebtes, nicht personalisiert'
const SETTING = 'Personalisierte Reihenfolge einstellen'
const MOST_STOPS = 40

const detail = (page: Page) => page.getByRole('dialog').filter({ has: button(page, 'Warum diese Karte?') })
const profile = (page: Page) => page.getByRole('dialog', { name: 'Profil' })
const orderSwitch = (page: Page) => page.getByRole('switch', { name: 'Personalisierte Reihenfolge' })
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** Likes trousers, passes everything else, and looks at trousers only. */
async function likeTrousers(device: Device, url: string): Promise<void> {
  const { feed, swipeAll, keepFilters } = callsOf(device, url)
  const products = (await feed()).slice(0, 120)
  const isLiked = ({ productType }: { productType: string }) => productType === 'pants'
  await swipeAll(products.filter(isLiked).slice(0, 25), 'like')
  await swipeAll(
    products.filter((product) => !isLiked(product)),
    'pass',
  )
  await keepFilters({ gender: [], productType: ['pants'], priceRange: { min: 0, max: 10_000 } })
}

async function reasonsOf(device: Device, url: string, id: string): Promise<readonly Reason[]> {
  const answer = await call(device.context.request, url, 'GET', `/api/products/${id}/reasons`)
  return (await answer.json()).reasons
}

// Trust L04, L06: why a card is there, and an order that is the same for everybody.
journey('somebody asks why a card is there, and turns the personal order off and on', async ({ signedIn, url }) => {
  const device = await signedIn()
  const { page } = device
  await likeTrousers(device, url)
  await page.goto('/')
  const first = await topId(page)
  const reasons = await reasonsOf(device, url, first)
  const traits = reasons.flatMap((reason) => (reason.kind === 'liking' ? reason.traits : []))
  expect(traits.some(({ is }) => is === 'type' || is === 'garment')).toBe(true)

  await button(page, 'Details').click()
  await button(detail(page), 'Warum diese Karte?').click()
  await see(detail(page).getByText(/^Weil dir .+ gefallen$/))
  await see(detail(page).getByText(/^Bisher \d+-mal „Gefällt mir“$/))
  expect(await detail(page).getByRole('status').getByRole('listitem').count()).toBe(reasons.length)

  await page.getByRole('link', { name: SETTING }).click()
  await see(profile(page))
  await expect.poll(() => isFocused(orderSwitch(page))).toBe(true)
  expect(await orderSwitch(page).isChecked()).toBe(true)
  await orderSwitch(page).click()
  await see(profile(page).getByText(/^Du siehst abwechselnd Neuestes und Beliebtes/))
  await expect.poll(() => orderSwitch(page).isChecked()).toBe(false)
  await button(profile(page), 'Zurück').click()
  await gone(profile(page))
  await see(page.getByRole('link', { name: PLAIN }))
  const { feed } = callsOf(device, url)
  await cardIs(page, (await feed('&productType=pants'))[0]?.id ?? '')

  await button(page, 'Details').click()
  await button(detail(page), 'Warum diese Karte?').click()
  await see(detail(page).getByText(/^(?:Nach (?:Datum|Beliebtheit) einsortiert|Neu: erscheint am )/))
  await button(detail(page), 'Schließen').click()
  await closed(detail(page))

  await page.getByRole('link', { name: PLAIN }).click()
  await see(profile(page))
  await orderSwitch(page).click()
  await see(profile(page).getByText('Dein Deck lernt aus deinen Swipes, was dir gefällt.'))
  await button(profile(page), 'Zurück').click()
  await gone(profile(page))
  await gone(page.getByRole('link', { name: PLAIN }))
  await topId(page)
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never got there')
}

journey('the reasons and the switch need no pointer, and Escape closes one thing at a time', async ({ signedIn }) => {
  const { page } = await signedIn({ kind: 'desktop' })
  await page.goto('/')
  await topId(page)
  await tabTo(page, button(page, 'Details'))
  await page.keyboard.press('Enter')
  const line = button(detail(page), 'Warum diese Karte?')
  await see(line)
  await tabTo(page, line)
  await page.keyboard.press('Enter')
  const setting = page.getByRole('link', { name: SETTING })
  await see(setting)
  await see(detail(page).getByRole('listitem'))
  await page.keyboard.press('Escape')
  await gone(setting)
  expect(await isFocused(line)).toBe(true)
  await page.keyboard.press('Enter')
  await see(setting)
  await tabTo(page, setting)
  await page.keyboard.press('Enter')
  await see(profile(page))
  await expect.poll(() => isFocused(orderSwitch(page))).toBe(true)
  await page.keyboard.press('Space')
  await see(profile(page).getByText(/^Du siehst abwechselnd/))
  await expect.poll(() => orderSwitch(page).isChecked()).toBe(false)
  await page.keyboard.press('Escape')
  await gone(profile(page))
  await see(page.getByRole('link', { name: PLAIN }))
})

journey(
  'offline the line says why it has nothing to say, and it goes on when the connection is back',
  async ({ signedIn }) => {
    const { page, context } = await signedIn()
    await page.goto('/')
    await topId(page)
    await button(page, 'Details').click()
    await see(button(detail(page), 'Warum diese Karte?'))
    // What the answer is shown in is fetched in idle time.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await button(detail(page), 'Warum diese Karte?').click()
    await see(page.getByText('Du bist offline. Die Gründe kommen vom Server.'))
    await context.setOffline(false)
    await see(detail(page).getByRole('status').getByRole('listitem'))
  },
)
