import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { NATIVE_HEADERS } from '#contract/native.ts'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import {
  button,
  signInByHand,
  topCard,
  topCardId,
  waitForClosed,
  waitForHidden,
  waitForNextCard,
  waitForVisible,
} from './support/locators.ts'
import { call, type Person, register } from './support/person.ts'
import { newPhone, type Phone, type Shell, startShell } from './support/shell.ts'

const VAULT_KEY = 'capacitor-storage_session'
const ENDED_KEY = 'capacitor-storage_ended'
const last = <Thing>(things: readonly Thing[]): Thing | undefined => things.at(-1)

/** Starts the app on a phone; the page monitor must report nothing at the end. */
const start = journey.extend('app', ({ browser, url }) => async (phone: Phone, link?: string): Promise<Shell> => {
  const shell = await startShell(browser, { server: url, phone, ...(link !== undefined && { link }) })
  onTestFinished(async () => expect(await shell.close()).toEqual([]))
  return shell
})

/** A token from an earlier start of the app. */
async function tokenOf(url: string, { username, password }: Person): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: 'https://localhost', 'content-type': 'application/json', [NATIVE_HEADERS.platform]: 'android' },
    body: JSON.stringify({ username, password }),
  })
  return answer.headers.get(NATIVE_HEADERS.token) ?? ''
}

/** Status of the session of this token. */
async function statusOf(url: string, token: string): Promise<number> {
  const headers = { [NATIVE_HEADERS.platform]: 'android', authorization: `Bearer ${token}` }
  return (await fetch(`${url}/api/auth/me`, { headers })).status
}

/** Waits until the last answers are painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const waitForStatusBar = ({ calls }: Shell, style: 'DARK' | 'LIGHT') =>
  expect.poll(() => last(calls('StatusBar.setStyle'))?.['style']).toBe(style)

// Spec §1, §2, §9: what the native shell does, call by call; Decision 103, Trust S26.
start(
  'a link opens the app; the user signs in, swipes, shares, buys and goes back',
  async ({ app, person, url, open }) => {
    const browser = await open({ kind: 'desktop' })
    await register(browser.context.request, url, person)
    const phone = newPhone()
    const shell = await app(phone, 'dropdeck://saved')
    const { page, calls, emit } = shell

    // Cold start: the link's page opens after the login, and the splash screen hides at the first paint.
    await waitForVisible(button(page, 'Einloggen'))
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login?returnTo=%2Fsaved')
    await expect.poll(() => calls('SplashScreen.hide')).toEqual([{ fadeOutDuration: 200 }])
    await waitForStatusBar(shell, 'LIGHT')
    expect(last(calls('StatusBar.setBackgroundColor'))).toEqual({ color: '#ffffff' })
    await signInByHand(page, person.username, person.password)
    await waitForVisible(page.getByRole('dialog', { name: 'Gemerkt' }))
    await waitForStatusBar(shell, 'DARK')
    await expect.poll(() => phone.vault.get(VAULT_KEY)).toMatch(/^"[\w-]{43}"$/)
    expect((await page.context().cookies()).length).toBe(0)
    const sessions = await (await call(browser.context.request, url, 'GET', '/api/auth/sessions')).json()
    expect(sessions.map(({ device }: { device: string }) => device)).toContain('App · Android')

    // Back closes the page over the deck.
    await emit('App.backButton', { canGoBack: true })
    await page.waitForURL('https://localhost/')
    await waitForStatusBar(shell, 'LIGHT')
    const first = await topCardId(page)
    const picture = topCard(page).locator('img').first()
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    expect(await picture.evaluate((image) => new URL((image as HTMLImageElement).currentSrc).origin)).toBe(url)

    await button(page, 'Gefällt mir').click()
    const second = await waitForNextCard(page, first)
    await button(page, 'Weiter').click()
    await waitForNextCard(page, second)
    await expect.poll(() => calls('Haptics.impact')).toEqual([{ style: 'HEAVY' }, { style: 'LIGHT' }])

    // Back closes a layer before it navigates.
    await button(page, 'Filter').click()
    const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
    await waitForVisible(sheet)
    await emit('App.backButton', { canGoBack: true })
    await waitForClosed(sheet)
    expect(calls('App.exitApp')).toEqual([])

    // Links to the running app: our own open their page, all others are ignored.
    const products = await apiOf(browser, url).feed()
    const product = products.find(({ link, releaseDate }) => link && !releaseDate)
    await emit('App.appUrlOpen', { url: `${url}/products/${product?.id}` })
    const buy = page.getByRole('link', { name: 'Produkt kaufen' })
    await waitForVisible(buy)
    await emit('App.appUrlOpen', { url: 'https://evil.example/profile' })
    await emit('App.appUrlOpen', { url: 'dropdeck:////evil.example' })
    expect(page.url()).toBe(`https://localhost/products/${product?.id}`)

    // Shops open in the in-app browser, and shared links lead to the web.
    await buy.click()
    const opened = {
      // With what a click adds (Decision 132).
      url: expect.stringMatching(
        /\?lang=de&in=app&sw_click=[\w-]{36}&utm_source=dropdeck&utm_medium=organic&utm_campaign=\w+$/,
      ),
      toolbarColor: '#000000',
      presentationStyle: 'fullscreen',
    }
    await expect.poll(() => calls('Browser.open')).toEqual([opened])
    expect(last(calls('Browser.open'))?.['url']).toMatch(new RegExp(`^${product?.link}\\?`))
    await button(page, 'Teilen').first().click()
    await expect.poll(() => last(calls('Share.share'))?.['url']).toBe(`${url}/products/${product?.id}`)

    await emit('App.appUrlOpen', { url: 'dropdeck://brands' })
    await waitForVisible(page.getByRole('heading', { name: 'Marken', level: 1 }))
    await waitForStatusBar(shell, 'DARK')
    await emit('App.backButton', { canGoBack: true })
    await waitForVisible(buy)
    await emit('App.backButton', { canGoBack: true })
    await topCardId(page)
    await waitForStatusBar(shell, 'LIGHT')
    expect(calls('App.exitApp')).toEqual([])
    await emit('App.backButton', { canGoBack: true })
    await expect.poll(() => calls('App.exitApp').length).toBe(1)
  },
)

start(
  'the app keeps its session, reminds, follows the network, and forgets at logout',
  async ({ app, person, url, open }) => {
    const browser = await open({ kind: 'desktop' })
    await register(browser.context.request, url, person)
    const phone = newPhone()
    phone.vault.set(VAULT_KEY, JSON.stringify(await tokenOf(url, person)))

    const { page, calls, emit } = await app(phone)
    await topCardId(page)
    await emit('Network.networkStatusChange', { connected: false, connectionType: 'none' })
    await waitForVisible(page.getByText('Keine Internetverbindung'))
    await emit('Network.networkStatusChange', { connected: true, connectionType: 'wifi' })
    await waitForHidden(page.getByText('Keine Internetverbindung'))
    // Changes while the app was paused are read at its resume.
    phone.isConnected = false
    await emit('App.resume')
    await waitForVisible(page.getByText('Keine Internetverbindung'))
    phone.isConnected = true
    await emit('App.resume')
    await waitForHidden(page.getByText('Keine Internetverbindung'))

    // Cancelling is not reported; without the in-app browser a tab opens (Spec §8).
    const products = await apiOf(browser, url).feed()
    const product = products.find(({ link, releaseDate }) => link && !releaseDate)
    await emit('App.appUrlOpen', { url: `dropdeck://products/${product?.id}` })
    const share = button(page, 'Teilen').first()
    phone.refusals.set('Share.share', 'Share canceled')
    await share.click()
    await expect.poll(() => calls('Share.share').length).toBe(1)
    expect(await page.getByText('Teilen fehlgeschlagen').count()).toBe(0)
    phone.refusals.set('Share.share', 'No app can do that')
    await share.click()
    await waitForVisible(page.getByText('Teilen fehlgeschlagen'))
    phone.refusals.set('Browser.open', 'There is no browser')
    const tab = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Produkt kaufen' }).click()
    await (await tab).close()
    await emit('App.backButton', { canGoBack: true })
    await topCardId(page)

    await page.getByRole('link', { name: 'Profil' }).click()
    const profile = page.getByRole('dialog', { name: 'Profil' })
    const reminder = profile.getByRole('switch', { name: 'Täglich erinnern' })
    await waitForVisible(reminder)
    // Web push is not offered.
    expect(await profile.getByText('Push auf diesem Gerät').count()).toBe(0)
    phone.willAllow = false
    await reminder.click()
    await waitForVisible(page.getByText('Berechtigung verweigert'))
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
    // Off stays off while an earlier notification is still shown; tapping that opens the deck.
    phone.shade.add(1)
    await reminder.click()
    await expect.poll(() => calls('LocalNotifications.cancel')).toEqual([{ notifications: [{ id: 1 }] }])
    await expect.poll(() => reminder.getAttribute('aria-checked')).toBe('false')
    await emit('LocalNotifications.localNotificationActionPerformed', { actionId: 'tap', notification: { id: 1 } })
    await page.waitForURL('https://localhost/discovery')
    await waitForClosed(profile)
    phone.shade.clear()
    const asked = calls('LocalNotifications.getAll').length
    await page.getByRole('link', { name: 'Profil' }).click()
    await waitForVisible(reminder)
    await expect.poll(() => calls('LocalNotifications.getAll').length).toBe(asked + 1)
    await painted(page)
    await reminder.click()
    await expect.poll(() => calls('LocalNotifications.schedule').length).toBe(2)
    await expect.poll(() => reminder.getAttribute('aria-checked')).toBe('true')

    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
    await waitForVisible(navigation)
    await emit('Keyboard.keyboardWillShow', { keyboardHeight: 300 })
    await waitForHidden(navigation)
    await emit('Keyboard.keyboardWillHide')
    await waitForVisible(navigation)

    // Without a network the logout applies at once on the device, and is sent to the server later (Trust S19).
    const token = JSON.parse(phone.vault.get(VAULT_KEY) ?? '""')
    await page.context().route('**/api/auth/logout', (route) => route.abort('failed'))
    await button(profile, 'Abmelden').last().click()
    await waitForVisible(button(page, 'Einloggen'))
    await expect.poll(() => phone.vault.has(VAULT_KEY)).toBe(false)
    await expect.poll(() => phone.vault.get(ENDED_KEY)).toBe(JSON.stringify([token]))
    expect(phone.reminders.size).toBe(0)
    expect(await statusOf(url, token)).toBe(200)
    await page.context().unroute('**/api/auth/logout')
    await page.goto('https://localhost/')
    await expect.poll(() => phone.vault.has(ENDED_KEY)).toBe(false)
    expect(await statusOf(url, token)).toBe(401)
    await waitForVisible(button(page, 'Einloggen'))
  },
)
