import { randomBytes } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import type { Device } from './support/device.ts'
import { journey } from './support/journey.ts'
import { button, waitForClosed, waitForVisible } from './support/locators.ts'
import { linkFor } from './support/mailbox.ts'

const DONE = '✅ Du wirst benachrichtigt, wenn das Produkt verfügbar ist!'

/** Saves a product with a future release and opens its detail from the list. */
async function openDrop(device: Device, url: string) {
  const { feed, swipe } = apiOf(device, url)
  const drop = (await feed()).find(({ releaseDate }) => releaseDate !== null && Date.parse(releaseDate) > Date.now())
  if (!drop) throw new Error('the demo has no drop')
  await swipe(drop.id, 'like')
  const { page } = device
  await page.goto('/saved')
  const list = page.getByRole('dialog', { name: 'Gemerkt' })
  await list.getByRole('button').filter({ hasText: drop.name }).first().click()
  const name = `${drop.brand.name} ${drop.name}`
  const detail = page.getByRole('dialog', { name })
  await waitForVisible(detail)
  return { name, list, detail }
}

async function signUp(detail: ReturnType<Page['getByRole']>, email?: string): Promise<void> {
  await button(detail, 'Benachrichtigung erhalten').click()
  const field = detail.getByRole('textbox', { name: 'E-Mail' })
  await waitForVisible(field)
  if (email) await field.fill(email)
  await button(detail, 'Benachrichtigen').click()
}

journey(
  'on a phone with its keyboard open, the form of a drop leaves the close button in reach',
  async ({ signedIn, url }) => {
    const device = await signedIn({ kind: 'phone' })
    const { page } = device
    const { detail } = await openDrop(device, url)
    await button(detail, 'Benachrichtigung erhalten').click()
    // The keyboard leaves about half of the screen.
    await page.setViewportSize({ width: 390, height: 420 })
    const field = detail.getByRole('textbox', { name: 'E-Mail' })
    await field.click()
    // Not by a click on it, before which Playwright scrolls it into view.
    const isReachable = (locator: Locator) =>
      locator.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    const close = button(detail, 'Schließen')
    expect([await isReachable(field), await isReachable(close)]).toEqual([true, true])
    await close.click()
    await waitForClosed(detail)
  },
)

// Spec §4, coming soon; Product 17.
journey(
  'the own address is subscribed at once, listed in the profile, and unsubscribed there',
  async ({ signedIn, person, url }) => {
    const device = await signedIn()
    const { page } = device
    const { name, detail } = await openDrop(device, url)
    await signUp(detail)
    await waitForVisible(detail.getByText(`Die Mail geht an ${person.email}.`))
    await waitForVisible(detail.getByText(DONE))
    await page.keyboard.press('Escape')
    await waitForClosed(detail)

    await page.goto('/profile')
    const profile = page.getByRole('dialog', { name: 'Profil' })
    await waitForVisible(profile.getByText(name))
    await button(profile, `Benachrichtigung für ${name} abmelden`).click()
    await waitForVisible(
      profile.getByText('Noch keine. Auf Karten mit Drop-Datum kannst du dich benachrichtigen lassen.'),
    )

    const again = await openDrop(device, url)
    await waitForVisible(button(again.detail, 'Benachrichtigung erhalten'))
  },
)

journey('another address confirms by mail, without a session and without scripts', async ({ signedIn, open, url }) => {
  const device = await signedIn()
  const friend = `freundin-${randomBytes(4).toString('hex')}@example.org`
  const { detail } = await openDrop(device, url)
  await signUp(detail, friend)
  await waitForVisible(detail.getByText(`Fast geschafft: Bestätige bitte den Link in der Mail, die wir an ${friend}`))

  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(await linkFor(url, friend, '/drops/confirm'))
  await waitForVisible(page.getByRole('heading', { name: 'Drop-Mail bestätigen' }))
  await button(page, 'Ja, benachrichtigt mich').click()
  await waitForVisible(page.getByRole('heading', { name: 'Bestätigt', exact: true }))
  expect(new URL(page.url()).pathname).toBe('/drops/confirmed')

  await page.goto('/drops/unsubscribe?token=torn')
  await button(page, 'Jetzt abmelden').click()
  await waitForVisible(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }))
})

journey('the price alert is off by default, and stays on once switched on', async ({ signedIn }) => {
  const { page } = await signedIn()
  await page.goto('/profile')
  const alert = page.getByRole('switch', { name: 'Preisalarm für Gemerktes' })
  await waitForVisible(alert)
  expect(await alert.getAttribute('aria-checked')).toBe('false')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await alert.click()
  await saved
  await expect.poll(() => alert.getAttribute('aria-checked')).toBe('true')
  await page.reload()
  await waitForVisible(alert)
  await expect.poll(() => alert.getAttribute('aria-checked')).toBe('true')
})
