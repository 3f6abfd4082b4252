import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './ground/axe.ts'
import { openBrowser } from './ground/browser.ts'
import { callsOf } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { button, gone, nextCard, see, topCard, topId } from './ground/sight.ts'
import { openTunnel } from './ground/tunnel.ts'

/** The worker is in place, and the next cards lie on the device with their pictures. */
async function isReadyForOffline(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return 'no worker'
      const pictures = (await caches.has('dropdeck-pictures')) ? await caches.open('dropdeck-pictures') : null
      return ((await pictures?.keys())?.length ?? 0) >= 10 ? 'ready' : 'no pictures'
    })
  await expect.poll(state, { timeout: 60_000 }).toBe('ready')
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('dropdeck-kept')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const keys = await new Promise<unknown[]>((resolve, reject) => {
      const asking = database.transaction('kept').objectStore('kept').getAllKeys()
      asking.onsuccess = () => resolve(asking.result)
      asking.onerror = () => reject(asking.error)
    })
    database.close()
    return { things: keys.map(String).sort(), pictures: await caches.has('dropdeck-pictures') }
  })

async function likeTop(page: Page): Promise<string> {
  const id = await topId(page)
  await button(page, 'Gefällt mir').click()
  await nextCard(page, id)
  return id
}

journey('a browser offers to install the app', async ({ url, onTestFinished }) => {
  const browser = await openBrowser()
  onTestFinished(() => browser.close())
  const page = await (await browser.newContext()).newPage()
  await page.goto(url)
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A journey's browser is a private window, and only that keeps it from installing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})

journey(
  'on the train the app opens with its cards, a swipe arrives later, and leaving takes everything along',
  { timeout: 180_000 },
  async ({ signedIn, url, onTestFinished }) => {
    const tunnel = await openTunnel(url)
    onTestFinished(() => tunnel.end())
    const device = await signedIn({ url: tunnel.url, hasWorker: true })
    const { page, context, watch } = device
    await page.goto('/')
    const first = await likeTop(page)
    await isReadyForOffline(page)
    await expect.poll(async () => (await kept(page)).things).toEqual(['deck', 'owner', 'saved'])

    const browser = await context.newCDPSession(page)
    const manifest = await browser.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    expect(JSON.parse(manifest.data ?? '')).toMatchObject({ lang: 'de', display: 'standalone', short_name: 'Dropdeck' })

    tunnel.close()
    await context.setOffline(true)
    await page.reload()
    await topId(page)
    // The emulation forgets over a reload what it says to `navigator.onLine`.
    await context.setOffline(false)
    await context.setOffline(true)
    await see(page.getByText('Keine Internetverbindung'))
    const picture = topCard(page).locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    expect(await topId(page)).not.toBe(first)
    const second = await likeTop(page)
    await page.getByRole('link', { name: 'Gemerkt' }).first().click()
    const list = page.getByRole('dialog', { name: 'Gemerkt' })
    await see(list.getByRole('note'))
    expect(await list.getByRole('button', { name: /entfernen$/ }).count()).toBe(0)

    tunnel.open()
    await context.setOffline(false)
    await gone(page.getByText('Keine Internetverbindung'))
    await expect.poll(callsOf(device, tunnel.url).savedIds).toEqual([second, first])

    await page.goto('/profile')
    const profile = page.getByRole('dialog', { name: 'Profil' })
    // What the page was still asking for when the person left.
    watch.expectAnswer(401)
    await button(profile, 'Abmelden').last().click()
    await see(page.getByRole('link', { name: 'Anmelden' }))
    await expect.poll(() => kept(page)).toEqual({ things: [], pictures: false })
    tunnel.close()
    await page.goto('/saved')
    await see(page.getByRole('heading', { name: 'Kein Netz' }))
    await see(page.getByRole('link', { name: 'Erneut versuchen' }))
    tunnel.open()
  },
)

journey(
  'a newer version waits until the person wants it',
  { timeout: 180_000 },
  async ({ signedIn, url, onTestFinished }) => {
    const tunnel = await openTunnel(url)
    onTestFinished(() => tunnel.end())
    const { page } = await signedIn({ url: tunnel.url, hasWorker: true })
    await page.goto('/')
    await likeTop(page)
    await isReadyForOffline(page)
    // A worker is only replaced when it has nothing to do, such as fetching pictures.
    await page.goto('/terms-of-service')
    await see(page.getByRole('heading', { level: 1 }))

    tunnel.bringNewerWorker()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await see(page.getByText('Neue Version verfügbar'))
    expect(await violations(page, 'all')).toEqual([])
    const isWaiting = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    expect(await isWaiting()).toBe(true)
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
    await button(page, 'Neu laden').click()
    await gone(page.locator('[data-before]'))
    await see(page.getByRole('heading', { level: 1 }))
    await expect.poll(isWaiting).toBe(false)
    await gone(page.getByText('Neue Version verfügbar'))
  },
)
