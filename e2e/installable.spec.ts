import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import { waitForApp } from './support/app-ready.ts'
import { violations } from './support/axe.ts'
import { openBrowser } from './support/browser.ts'
import { journey } from './support/journey.ts'
import { button, topCard, topCardId, waitForHidden, waitForNextCard, waitForVisible } from './support/locators.ts'
import { storedData, waitForOfflineData } from './support/offline-store.ts'
import { openProxy } from './support/proxy.ts'

async function likeTop(page: Page): Promise<string> {
  const id = await topCardId(page)
  await button(page, 'Gefällt mir').click()
  await waitForNextCard(page, id)
  return id
}

journey('a browser offers to install the app', async ({ url, onTestFinished }) => {
  const browser = await openBrowser()
  onTestFinished(() => browser.close())
  const page = await (await browser.newContext()).newPage()
  await page.goto(url)
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Playwright's context is incognito, which is the only reason not to offer it.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})

journey(
  'offline the app opens with its cards, swipes are sent later, and the logout deletes all stored data',
  async ({ signedIn, url, onTestFinished }) => {
    const tunnel = await openProxy(url)
    onTestFinished(() => tunnel.close())
    const device = await signedIn({ url: tunnel.url, hasWorker: true })
    const { page, context, monitor } = device
    await page.goto('/')
    const first = await likeTop(page)
    await waitForOfflineData(page)
    await expect.poll(async () => (await storedData(page)).keys).toEqual(['deck', 'owner', 'saved'])

    const browser = await context.newCDPSession(page)
    const manifest = await browser.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    expect(JSON.parse(manifest.data ?? '')).toMatchObject({ lang: 'de', display: 'standalone', short_name: 'Dropdeck' })

    tunnel.disconnect()
    await context.setOffline(true)
    await page.reload()
    await topCardId(page)
    // After a reload the emulation no longer sets `navigator.onLine`.
    await context.setOffline(false)
    await context.setOffline(true)
    await waitForVisible(page.getByText('Keine Internetverbindung'))
    const picture = topCard(page).locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    expect(await topCardId(page)).not.toBe(first)
    const second = await likeTop(page)
    await page.getByRole('link', { name: 'Gemerkt' }).first().click()
    const list = page.getByRole('dialog', { name: 'Gemerkt' })
    await waitForVisible(list.getByRole('note'))
    expect(await list.getByRole('button', { name: /entfernen$/ }).count()).toBe(0)

    tunnel.reconnect()
    await context.setOffline(false)
    await waitForHidden(page.getByText('Keine Internetverbindung'))
    await expect.poll(apiOf(device, tunnel.url).savedIds).toEqual([second, first])

    await page.goto('/profile')
    const profile = page.getByRole('dialog', { name: 'Profil' })
    // Requests in flight at the logout.
    monitor.allowStatus(401)
    await button(profile, 'Abmelden').last().click()
    await waitForVisible(page.getByRole('link', { name: 'Anmelden' }))
    await expect.poll(() => storedData(page)).toEqual({ keys: ['epoch'], pictures: false })
    // The start page fetches its code until then.
    await waitForApp(page)
    tunnel.disconnect()
    await page.goto('/saved')
    await waitForVisible(page.getByRole('heading', { name: 'Kein Netz' }))
    await waitForVisible(page.getByRole('link', { name: 'Erneut versuchen' }))
    tunnel.reconnect()
  },
)

journey('a newer version waits until the user reloads', async ({ signedIn, url, onTestFinished }) => {
  const tunnel = await openProxy(url)
  onTestFinished(() => tunnel.close())
  const { page } = await signedIn({ url: tunnel.url, hasWorker: true })
  await page.goto('/')
  await likeTop(page)
  await waitForOfflineData(page)
  // A service worker is replaced only when it is idle.
  await page.goto('/terms-of-service')
  await waitForVisible(page.getByRole('heading', { level: 1 }))

  tunnel.serveNewerWorker()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await waitForVisible(page.getByText('Neue Version verfügbar'))
  expect(await violations(page)).toEqual([])
  const isWaiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  expect(await isWaiting()).toBe(true)
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await button(page, 'Neu laden').click()
  await waitForHidden(page.locator('[data-before]'))
  await waitForVisible(page.getByRole('heading', { level: 1 }))
  await expect.poll(isWaiting).toBe(false)
  await waitForHidden(page.getByText('Neue Version verfügbar'))
})
