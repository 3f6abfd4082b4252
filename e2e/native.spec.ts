import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { NATIVE_HEADERS } from '#contract/native.ts'
import { callsOf } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { call, type Person, register } from './ground/person.ts'
import { newPhone, type Phone, type Shell, startShell } from './ground/shell.ts'
import { button, closed, gone, nextCard, see, signInByHand, topCard, topId } from './ground/sight.ts'

const VAULT_KEY = 'capacitor-storage_session'
const ENDED_KEY = 'capacitor-storage_ended'
const last = <Thing>(things: readonly Thing[]): Thing | undefined => things.at(-1)

/** Starts the app on a phone; at the end it must have been quiet. */
const start = journey.extend('app', ({ browser, url }) => async (phone: Phone, link?: string): Promise<Shell> => {
  const shell = await startShell(browser, { server: url, phone, ...(link !== undefined && { link }) })
  onTestFinished(async () => expect(await shell.close()).toEqual([]))
  return shell
})

/** The token that an earlier run of the app was given. */
async function tokenOf(url: string, { username, password }: Person): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: 'https://localhost', 'content-type': 'application/json', [NATIVE_HEADERS.platform]: 'android' },
    body: JSON.stringify({ username, password }),
  })
  return answer.headers.get(NATIVE_HEADERS.token) ?? ''
}

/** What the server answers to whoever brings this token. */
async function statusOf(url: string, token: string): Promise<number> {
  const headers = { [NATIVE_HEADERS.platform]: 'android', authorization: `Bearer ${token}` }
  return (await fetch(`${url}/api/auth/me`, { headers })).status
}

/** The answers that the app has been given are on the screen. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const isDressed = ({ calls }: Shell, style: 'DARK' | 'LIGHT') =>
  expect.poll(() => last(calls('StatusBar.setStyle'))?.['style']).toBe(style)

// Spec §1, §2, §9: what the native shell does, call by call; Decision 103, Trust S26.
start(
  'a link opens the app, somebody signs in, swipes, shares, buys and goes back',
  async ({ app, person, url, open }) => {
    const browser = await open({ kind: 'desktop' })
    await register(browser.context.request, url, person)
    const phone = newPhone()
    const shell = await app(phone, 'dropdeck://saved')
    const { page, calls, tell } = shell

    // Cold start: the page of the link waits behind the login, and the system's splash goes when there is something to see.
    await see(button(page, 'Einloggen'))
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login?returnTo=%2Fsaved')
    await expect.poll(() => calls('SplashScreen.hide')).toEqual([{ fadeOutDuration: 200 }])
    await isDressed(shell, 'LIGHT')
    expect(last(calls('StatusBar.setBackgroundColor'))).toEqual({ color: '#ffffff' })
    await signInByHand(page, person.username, person.password)
    await see(page.getByRole('dialog', { name: 'Gemerkt' }))
    await isDressed(shell, 'DARK')
    await expect.poll(() => phone.vault.get(VAULT_KEY)).toMatch(/^"[\w-]{43}"$/)
    expect((await page.context().cookies()).length).toBe(0)
    const sessions = await (await call(browser.context.request, url, 'GET', '/api/auth/sessions')).json()
    expect(sessions.map(({ device }: { device: string }) => device)).toContain('App · Android')

    // Back closes the page that lies over the deck.
    await tell('App.backButton', { canGoBack: true })
    await page.waitForURL('https://localhost/')
    await isDressed(shell, 'LIGHT')
    const first = await topId(page)
    const picture = topCard(page).locator('img').first()
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    expect(await picture.evaluate((image) => new URL((image as HTMLImageElement).currentSrc).origin)).toBe(url)

    await button(page, 'Gefällt mir').click()
    const second = await nextCard(page, first)
    await button(page, 'Passen').click()
    await nextCard(page, second)
    await expect.poll(() => calls('Haptics.impact')).toEqual([{ style: 'HEAVY' }, { style: 'LIGHT' }])

    // Back closes a layer before it leaves anything.
    await button(page, 'Filter').click()
    const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
    await see(sheet)
    await tell('App.backButton', { canGoBack: true })
    await closed(sheet)
    expect(calls('App.exitApp')).toEqual([])

    // Links while it runs: ours lead to their page, all others nowhere.
    const products = await callsOf(browser, url).feed()
    const product = products.find(({ link, releaseDate }) => link && !releaseDate)
    await tell('App.appUrlOpen', { url: `${url}/products/${product?.id}` })
    const buy = page.getByRole('link', { name: 'Produkt kaufen' })
    await see(buy)
    await tell('App.appUrlOpen', { url: 'https://evil.example/profile' })
    await tell('App.appUrlOpen', { url: 'dropdeck:////evil.example' })
    expect(page.url()).toBe(`https://localhost/products/${product?.id}`)

    // Shops open over the app, and what is shared leads to the server's own page.
    await buy.click()
    const opened = { url: product?.link, toolbarColor: '#000000', presentationStyle: 'fullscreen' }
    await expect.poll(() => calls('Browser.open')).toEqual([opened])
    await button(page, 'Teilen').first().click()
    await expect.poll(() => last(calls('Share.share'))?.['url']).toBe(`${url}/products/${product?.id}`)

    await tell('App.appUrlOpen', { url: 'dropdeck://brands' })
    await see(page.getByRole('heading', { name: 'Marken', level: 1 }))
    await isDressed(shell, 'DARK')
    await tell('App.backButton', { canGoBack: true })
    await see(buy)
    await tell('App.backButton', { canGoBack: true })
    await topId(page)
    await isDressed(shell, 'LIGHT')
    expect(calls('App.exitApp')).toEqual([])
    await tell('App.backButton', { canGoBack: true })
    await expect.poll(() => calls('App.exitApp').length).toBe(1)
  },
)

start(
  'the app is known again, reminds, feels the network, and forgets on logout',
  async ({ app, person, url, open }) => {
    const browser = await open({ kind: 'desktop' })
    await register(browser.context.request, url, person)
    const phone = newPhone()
    phone.vault.set(VAULT_KEY, JSON.stringify(await tokenOf(url, person)))

    const { page, calls, tell } = await app(phone)
    await topId(page)
    await tell('Network.networkStatusChange', { connected: false, connectionType: 'none' })
    await see(page.getByText('Keine Internetverbindung'))
    await tell('Network.networkStatusChange', { connected: true, connectionType: 'wifi' })
    await gone(page.getByText('Keine Internetverbindung'))
    // While the app slept nobody told it.
    phone.isConnected = false
    await tell('App.resume')
    await see(page.getByText('Keine Internetverbindung'))
    phone.isConnected = true
    await tell('App.resume')
    await gone(page.getByText('Keine Internetverbindung'))

    // Cancelling is no failure; a browser that does not open is a new tab (Spec §8).
    const products = await callsOf(browser, url).feed()
    const product = products.find(({ link, releaseDate }) => link && !releaseDate)
    await tell('App.appUrlOpen', { url: `dropdeck://products/${product?.id}` })
    const share = button(page, 'Teilen').first()
    phone.refusals.set('Share.share', 'Share canceled')
    await share.click()
    await expect.poll(() => calls('Share.share').length).toBe(1)
    expect(await page.getByText('Teilen fehlgeschlagen').count()).toBe(0)
    phone.refusals.set('Share.share', 'No app can do that')
    await share.click()
    await see(page.getByText('Teilen fehlgeschlagen'))
    phone.refusals.set('Browser.open', 'There is no browser')
    const tab = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Produkt kaufen' }).click()
    await (await tab).close()
    await tell('App.backButton', { canGoBack: true })
    await topId(page)

    await page.getByRole('link', { name: 'Profil' }).click()
    const profile = page.getByRole('dialog', { name: 'Profil' })
    const reminder = profile.getByRole('switch', { name: 'Täglich erinnern' })
    await see(reminder)
    // What only browsers can do is not offered.
    expect(await profile.getByText('Push auf diesem Gerät').count()).toBe(0)
    phone.willAllow = false
    await reminder.click()
    await see(page.getByText('Berechtigung verweigert'))
    await expect.poll(() => reminder.getAttribute('aria-checked')).toBe('false')
    expect(calls('LocalNotifications.schedule')).toEqual([])
    phone.mayNotify = 'granted'
    await reminder.click()
    await expect
      .poll(() => last(calls('LocalNotifications.schedule'))?.['notifications'])
      .toEqual([
        {
          id: 1,
          title: 'Dropdeck',
          body: 'Neue Produkte warten auf dich!',
          schedule: { on: { hour: 10, minute: 0 }, allowWhileIdle: true },
          isExactNotification: false,
        },
      ])
    await expect.poll(() => reminder.getAttribute('aria-checked')).toBe('true')
    // Switched off stays off, also while this morning's message still stands in the shade; a tap on that leads to the deck.
    phone.shade.add(1)
    await reminder.click()
    await expect.poll(() => calls('LocalNotifications.cancel')).toEqual([{ notifications: [{ id: 1 }] }])
    await expect.poll(() => reminder.getAttribute('aria-checked')).toBe('false')
    await tell('LocalNotifications.localNotificationActionPerformed', { actionId: 'tap', notification: { id: 1 } })
    await page.waitForURL('https://localhost/discovery')
    await closed(profile)
    phone.shade.clear()
    const asked = calls('LocalNotifications.getAll').length
    await page.getByRole('link', { name: 'Profil' }).click()
    await see(reminder)
    await expect.poll(() => calls('LocalNotifications.getAll').length).toBe(asked + 1)
    await painted(page)
    await reminder.click()
    await expect.poll(() => calls('LocalNotifications.schedule').length).toBe(2)
    await expect.poll(() => reminder.getAttribute('aria-checked')).toBe('true')

    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
    await see(navigation)
    await tell('Keyboard.keyboardWillShow', { keyboardHeight: 300 })
    await gone(navigation)
    await tell('Keyboard.keyboardWillHide')
    await see(navigation)

    // Without a network the session is left at once, and ended as soon as the server can hear it (Trust S19).
    const token = JSON.parse(phone.vault.get(VAULT_KEY) ?? '""')
    await page.context().route('**/api/auth/logout', (route) => route.abort('failed'))
    await button(profile, 'Abmelden').last().click()
    await see(button(page, 'Einloggen'))
    await expect.poll(() => phone.vault.has(VAULT_KEY)).toBe(false)
    await expect.poll(() => phone.vault.get(ENDED_KEY)).toBe(JSON.stringify([token]))
    expect(phone.reminders.size).toBe(0)
    expect(await statusOf(url, token)).toBe(200)
    await page.context().unroute('**/api/auth/logout')
    await page.goto('https://localhost/')
    await expect.poll(() => phone.vault.has(ENDED_KEY)).toBe(false)
    expect(await statusOf(url, token)).toBe(401)
    await see(button(page, 'Einloggen'))
  },
)
