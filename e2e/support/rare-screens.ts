import { ERRORS } from '#contract/errors.ts'
import { apiOf } from './api.ts'
import { clearOfflineStore } from './offline-store.ts'
import { openPath, type Screen } from './screen.ts'

/** A page whose calls get no answer. */
const failing = (name: string, calls: string, path: string, says: RegExp): Screen => ({
  name,
  as: 'member',
  open: async ({ device: { page } }) => {
    // A new document, which has no answer in its cache.
    await openPath(page, '/terms-of-service')
    await page.route(calls, (route) => route.abort('failed'))
    await page.goto(path)
    await page.getByText(says).first().waitFor()
  },
  cleanUp: ({ device }) => device.page.unroute(calls),
})

const SAVED = '**/api/saved-products'
const HISTORY = '**/api/history*'

/** The answer to a session that is too old for the call. */
const ASKS_FOR_PASSWORD = {
  status: 403,
  contentType: 'application/json',
  body: JSON.stringify({ code: 'accounts.reauth', message: 'Password', reauth: true }),
}

/** States that pass quickly, and those that only a failure brings up. */
export const RARE: readonly Screen[] = [
  {
    name: 'landing-help',
    as: 'visitor',
    open: async ({ device: { page } }) => {
      await openPath(page, '/')
      await page.getByRole('button', { name: /^(Für iPhone laden|Get it for iPhone)$/ }).click()
      await page.getByText(/^(So kommt|How to get)/).waitFor()
    },
  },
  {
    name: 'pass-reasons',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/')
      await page.locator('article[data-place="top"]').waitFor()
      await page
        .getByRole('button', { name: /^(Weiter|Pass)$/ })
        .first()
        .click()
      await page.getByText(/^(Zu teuer|Too expensive)$/).waitFor()
    },
  },
  {
    name: 'drop-signed-up',
    as: 'member',
    open: async ({ device, url }) => {
      const { page } = device
      const products = await apiOf(device, url).feed()
      const drop = products.find(({ releaseDate }) => releaseDate !== null && Date.parse(releaseDate) > Date.now())
      if (!drop) throw new Error('the demo has no drop')
      await openPath(page, `/products/${drop.id}`)
      await page.getByRole('button', { name: /^(Benachrichtigung erhalten|Get notified)$/ }).click()
      await page.getByRole('textbox', { name: /^(E-Mail|Email)$/ }).fill('other@example.org')
      await page.getByRole('button', { name: /^(Benachrichtigen|Notify me)$/ }).click()
      await page.getByText(/other@example\.org/).waitFor()
    },
  },
  failing(
    'search-failed',
    '**/api/search?*',
    '/search?q=hoodie',
    /^(Die Suche hat nicht geklappt|The search did not work)$/,
  ),
  failing('brands-failed', '**/api/brands?*', '/brands', /^(Marken konnten nicht|The brands could not)/),
  failing(
    'history-failed',
    '**/api/history*',
    '/saved?view=history',
    /^(Der Verlauf konnte nicht|The history could not)/,
  ),
  failing('style-failed', '**/api/style', '/profile', /^(Dein Stil konnte nicht|Your style could not)/),
  {
    name: 'copy-password',
    as: 'member',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(403, '/api/auth/export')
      await page.route('**/api/auth/export', (route) => route.fulfill(ASKS_FOR_PASSWORD))
      await openPath(page, '/profile')
      await page.getByRole('button', { name: /^(Meine Daten herunterladen|Download my data)$/ }).click()
      await page.getByLabel(/^(Dein Passwort|Your password)$/).waitFor()
    },
    cleanUp: ({ device }) => device.page.unroute('**/api/auth/export'),
  },
  {
    name: 'verify-code-used-up',
    as: 'visitor',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(400, '/api/auth/verify-email')
      await openPath(page, '/verify-email?email=lena@example.org')
      const language = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'de'
      const json = { code: 'accounts.code-used-up', message: ERRORS['accounts.code-used-up'][language] }
      await page.route('**/api/auth/verify-email', (route) => route.fulfill({ status: 400, json }))
      await page.getByLabel('Code', { exact: true }).fill('123456')
      await page.getByRole('button', { name: /^(Neuen Code senden|Send a new code)$/ }).waitFor()
    },
    cleanUp: ({ device }) => device.page.unroute('**/api/auth/verify-email'),
  },
  {
    name: 'verify-password',
    as: 'visitor',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(409, '/api/auth/verify-email')
      const json = { code: 'accounts.new-password', message: 'Password' }
      await page.route('**/api/auth/verify-email', (route) => route.fulfill({ status: 409, json }))
      await openPath(page, '/verify-email?email=lena@example.org')
      await page.getByLabel('Code', { exact: true }).fill('123456')
      await page.getByLabel(/^(Neues Passwort|New password)$/).waitFor()
    },
    cleanUp: ({ device }) => device.page.unroute('**/api/auth/verify-email'),
  },
  {
    name: 'settings-password',
    as: 'member',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(403, '/api/auth/me')
      await page.route('**/api/auth/me', (route) =>
        route.request().method() === 'PUT' ? route.fulfill(ASKS_FOR_PASSWORD) : route.fallback(),
      )
      await openPath(page, '/profile')
      await page.getByRole('button', { name: /^(Bearbeiten|Edit)$/ }).click()
      await page.getByRole('button', { name: /^(Änderungen speichern|Save changes)$/ }).click()
      await page.getByLabel(/^(Dein Passwort|Your password)$/).waitFor()
    },
    cleanUp: ({ device }) => device.page.unroute('**/api/auth/me'),
  },
  {
    name: 'delete-password',
    as: 'member',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(403, '/api/auth/me')
      await page.route('**/api/auth/me', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill(ASKS_FOR_PASSWORD) : route.fallback(),
      )
      await openPath(page, '/profile')
      const profile = page.getByRole('dialog')
      await profile.getByRole('button', { name: /^(Konto löschen|Delete account)$/ }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: /^(Konto löschen|Delete account)$/ }).click()
      await question.getByLabel(/^(Dein Passwort|Your password)$/).waitFor()
    },
    cleanUp: ({ device }) => device.page.unroute('**/api/auth/me'),
  },
  {
    name: 'saved-failed',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/terms-of-service')
      await clearOfflineStore(page, 'saved')
      await page.route(SAVED, (route) => route.abort('failed'))
      await page.goto('/saved')
      await page.getByText(/^(Gemerkte Produkte konnten nicht|The saved products could not)/).waitFor()
    },
    cleanUp: ({ device }) => device.page.unroute(SAVED),
  },
  {
    // The server never answers this: an answer that a screen cannot show must not leave an empty page.
    name: 'broken',
    as: 'member',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowConsole(/show this screen|of null \(reading 'at'\)/)
      await page.route(HISTORY, (route) => route.fulfill({ json: { entries: [null], cursor: null } }))
      await page.goto('/saved?view=history')
      await page.getByText(/^(Da ist etwas gerissen|Something tore)/).waitFor()
    },
    cleanUp: ({ device }) => device.page.unroute(HISTORY),
  },
]
