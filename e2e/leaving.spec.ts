import type { APIRequestContext } from 'playwright-core'
import { expect } from 'vitest'
import { isThorough } from './support/condition.ts'
import { type Device, openDevice } from './support/device.ts'
import { journey } from './support/journey.ts'
import { button, topCardId, waitForNextCard, waitForVisible } from './support/locators.ts'
import { storedData, waitForOfflineData } from './support/offline-store.ts'
import { call, newPerson, type Person, register, signIn } from './support/person.ts'
import { openProxy } from './support/proxy.ts'

interface Way {
  readonly device: Device
  readonly person: Person
  readonly tunnel: Awaited<ReturnType<typeof openProxy>>
  /** Another device of the same user. */
  readonly elsewhere: APIRequestContext
}

const profileOf = ({ page }: Device) => page.getByRole('dialog', { name: 'Profil' })
const signOut = async (device: Device) => {
  await button(profileOf(device), 'Abmelden').last().click()
  await waitForVisible(device.page.getByRole('link', { name: 'Anmelden' }))
}
const endSessions = async ({ tunnel, person, elsewhere }: Way) => {
  await signIn(elsewhere, tunnel.url, person)
  await call(elsewhere, tunnel.url, 'DELETE', '/api/auth/sessions')
}

/** Each begins on a device on which the app has stored everything, and was closed. */
const WAYS: Readonly<Record<string, (way: Way) => Promise<void>>> = {
  'as the first touch of a freshly loaded profile': async ({ device }) => {
    await device.page.goto('/profile')
    await signOut(device)
  },
  'while the next visit prepares what it stores': async ({ device }) => {
    const { page, context } = device
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route('**/api/saved-products', async (route) => {
      const answer = await route.fetch()
      await held
      await route.fulfill({ response: answer }).catch(() => {})
    })
    await page.goto('/profile')
    const preparing = page.waitForRequest('**/api/saved-products')
    await profileOf(device).getByRole('heading', { level: 1 }).click()
    await preparing
    page.once('framenavigated', release)
    await button(profileOf(device), 'Abmelden').last().click()
    await waitForVisible(page.getByRole('link', { name: 'Anmelden' }))
    release()
    await context.unroute('**/api/saved-products')
  },
  'in another tab': async ({ device }) => {
    await device.page.goto('/')
    await topCardId(device.page)
    const other = await device.context.newPage()
    await other.goto('/profile')
    await signOut({ ...device, page: other })
    await other.close()
    await waitForVisible(device.page.getByRole('link', { name: 'Anmelden' }))
  },
  'without a network': async ({ device, tunnel }) => {
    await device.page.goto('/profile')
    await waitForVisible(button(profileOf(device), 'Abmelden'))
    tunnel.disconnect()
    await button(profileOf(device), 'Abmelden').last().click()
    await waitForVisible(device.page.getByRole('heading', { name: 'Kein Netz' }))
  },
  'by deleting the account as the first touch': async ({ device }) => {
    const { page } = device
    await page.goto('/profile')
    await button(profileOf(device), 'Konto löschen').click()
    await button(page.getByRole('alertdialog'), 'Konto löschen').click()
    await waitForVisible(page.getByRole('link', { name: 'Anmelden' }))
  },
  'on another device while the app is open': async (way) => {
    const { page } = way.device
    await page.goto('/')
    await topCardId(page)
    await endSessions(way)
    await button(page, 'Gefällt mir').click()
    await waitForVisible(button(page, 'Einloggen'))
  },
  'on another device while the app is closed': async (way) => {
    await endSessions(way)
    await way.device.page.goto('/')
    await waitForVisible(way.device.page.getByRole('link', { name: 'Anmelden' }))
  },
  'because the cookie is gone': async ({ device }) => {
    await device.context.clearCookies()
    await device.page.goto('/')
    await waitForVisible(device.page.getByRole('link', { name: 'Anmelden' }))
  },
}

/** Each of them takes 20 seconds, so `npm test` has one of each kind. */
const ALWAYS = [
  'by deleting the account as the first touch',
  'on another device while the app is closed',
  'in another tab',
]

for (const [name, leave] of Object.entries(WAYS)) {
  journey.runIf(isThorough || ALWAYS.includes(name))(
    `who leaves ${name} leaves nothing on the device (Trust S19)`,
    async ({ browser, url, onTestFinished }) => {
      const tunnel = await openProxy(url)
      onTestFinished(() => tunnel.close())
      const person = newPerson()
      const device = await openDevice(browser, tunnel.url, { hasWorker: true })
      const other = await openDevice(browser, tunnel.url)
      onTestFinished(async () => {
        await other.close()
        await device.close()
      })
      const { page, context } = device
      await register(context.request, tunnel.url, person)
      await page.goto('/')
      const id = await topCardId(page)
      await button(page, 'Gefällt mir').click()
      await waitForNextCard(page, id)
      await waitForOfflineData(page)
      await expect.poll(async () => (await storedData(page)).keys).toEqual(['deck', 'owner', 'saved'])
      await page.evaluate(() => localStorage.setItem('recent_searches', '["hoodie"]'))
      await page.goto('about:blank')

      await leave({ device, person, tunnel, elsewhere: other.context.request })
      await expect.poll(() => storedData(page).catch(() => null)).toEqual({ keys: ['epoch'], pictures: false })
      expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull()
      tunnel.disconnect()
      await page.goto('/saved')
      await waitForVisible(page.getByRole('heading', { name: 'Kein Netz' }))
    },
  )
}
