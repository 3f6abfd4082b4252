import type { Page } from 'playwright-core'
import type { Product } from '#contract/products.ts'
import { PATHS } from '#web/paths.ts'
import { ANNOUNCED } from './announced-screens.ts'
import { apiOf } from './api.ts'
import { BOARDS } from './board-screens.ts'
import { DEMO } from './demo-screens.ts'
import { DESIGNED_SHOPS } from './designed-shop-screens.ts'
import { DESK } from './desk-screens.ts'
import { DROPS } from './drop-screens.ts'
import { INFORMATION } from './info-screens.ts'
import { clearOfflineStore } from './offline-store.ts'
import { OWN_DATA } from './own-data-screens.ts'
import { call } from './person.ts'
import { RARE } from './rare-screens.ts'
import { atPath, openPath, pageScreen, type Screen, type ScreenVisit, waitForImages } from './screen.ts'
import { SHOPS } from './shop-screens.ts'
import { STAFF_AREAS, STAFF_REFUSED } from './staff-screens.ts'
import { waitForStill } from './theme.ts'

/** A label in both languages: screens are opened in one and inspected in both. */
type Both = readonly [de: string, en: string]
const either = ([de, en]: Both) => new RegExp(`^(?:${de}|${en})$`)
const clickButton = (page: Page, label: Both) =>
  page
    .getByRole('button', { name: either(label), exact: true })
    .first()
    .click()

const LOGIN_TABS: Both = ['Registrieren', 'Register']

/** Navigates from another screen: a document of the deck would contain its first cards. */
async function navigateToDeck(page: Page, before = async (_: Page) => {}): Promise<void> {
  await openPath(page, '/brands')
  await before(page)
  await page.locator('nav a[href="/"]').click()
}

async function openDeck(page: Page): Promise<void> {
  await openPath(page, '/')
  await page.locator('article[data-place="top"]').waitFor()
  await waitForImages(page)
}

const VISITOR: readonly Screen[] = [
  pageScreen('landing', 'visitor', PATHS.home),
  pageScreen('login', 'visitor', PATHS.login),
  {
    name: 'login-error',
    as: 'visitor',
    open: async ({ device: { page } }) => {
      await openPath(page, '/login')
      await clickButton(page, ['Einloggen', 'Sign In'])
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'register',
    as: 'visitor',
    open: async ({ device: { page } }) => {
      await openPath(page, '/login')
      await page.getByRole('tab', { name: either(LOGIN_TABS) }).click()
      await page.locator('input[name="password"]').fill('Sieben-Leben-47')
    },
  },
  {
    name: 'forgot',
    as: 'visitor',
    open: async ({ device: { page } }) => {
      await openPath(page, '/login')
      await clickButton(page, ['Passwort vergessen\\?', 'Forgot password\\?'])
      await page.locator('input[name="email"]').waitFor()
    },
  },
  pageScreen('verify', 'visitor', PATHS.verifyEmail, '?email=lena@example.org'),
  pageScreen('email-undo', 'visitor', PATHS.emailUndo, '?token=x'),
  pageScreen('email-undone', 'visitor', PATHS.emailUndone, '?email=lena@example.org'),
  pageScreen('email-link-expired', 'visitor', PATHS.emailLinkExpired),
  pageScreen('recovery-stop', 'visitor', PATHS.recoveryStop, '?token=x'),
  pageScreen('recovery-stopped', 'visitor', PATHS.recoveryStopped),
  pageScreen('recovery-confirm', 'visitor', PATHS.recoveryConfirm, '?token=x'),
  pageScreen('recovery-confirmed', 'visitor', PATHS.recoveryConfirmed),
  pageScreen('recovery-done', 'visitor', PATHS.recoveryDone),
  pageScreen('recovery-over', 'visitor', PATHS.recoveryOver),
  pageScreen('reset', 'visitor', PATHS.resetPassword, '?email=lena@example.org'),
  pageScreen('terms', 'visitor', PATHS.terms),
]

async function openDetail({ device: { page, context }, url }: ScreenVisit, fits: (product: Product) => boolean) {
  // Passes the products above the wanted one, so that it is on top of the deck.
  const calls = apiOf({ context }, url)
  const products = await calls.feed()
  const wanted = products.findIndex(fits)
  if (wanted < 0) throw new Error('the demo has no such product')
  await calls.swipeAll(products.slice(0, wanted), 'pass')
  await openDeck(page)
  await clickButton(page, ['Details', 'Details'])
  await page.getByRole('dialog').waitFor()
  await waitForImages(page)
}

const FEED = '**/api/products/ai-discovery?*'

const isDrop = ({ releaseDate }: Product) => releaseDate !== null && Date.parse(releaseDate) > Date.now()

const DECK: readonly Screen[] = [
  { name: 'deck', as: 'member', page: PATHS.home, open: ({ device }) => openDeck(device.page) },
  { name: 'saved-empty', as: 'member', open: atPath('/saved') },
  {
    name: 'deck-after-swipe',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openDeck(page)
      await clickButton(page, ['Gefällt mir', 'Like'])
      await page.locator('article[data-place="leaving"]').waitFor({ state: 'detached' })
      await waitForStill(page)
    },
  },
  {
    name: 'onboarding',
    as: 'member',
    open: async ({ device: { page } }) => {
      await page.evaluate(() => localStorage.removeItem('hasSeenOnboarding'))
      await openPath(page, '/')
      await page.getByRole('dialog').waitFor()
      await page.evaluate(() => localStorage.setItem('hasSeenOnboarding', 'true'))
    },
  },
  {
    name: 'filter',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openDeck(page)
      await page.getByRole('button', { name: /^Filter/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: either(['Schuhe', 'Shoes']) })
        .click()
    },
  },
  { name: 'detail', as: 'member', open: (visit) => openDetail(visit, (product) => product.onSale) },
  {
    name: 'detail-reasons',
    as: 'member',
    open: async (visit) => {
      await openDetail(visit, () => true)
      const { page } = visit.device
      await clickButton(page, ['Warum diese Karte\\?', 'Why this card\\?'])
      await page.getByRole('status').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'deck-plain',
    as: 'member',
    open: async ({ device: { page, context }, url }) => {
      await call(context.request, url, 'PATCH', '/api/auth/me', { personalised: false })
      await openDeck(page)
      await page.getByRole('link', { name: /^(?:Neuestes und Beliebtes|Newest and popular)/ }).waitFor()
    },
    cleanUp: async ({ device, url }) => {
      await call(device.context.request, url, 'PATCH', '/api/auth/me', { personalised: true })
    },
  },
  {
    name: 'detail-drop',
    as: 'member',
    open: async (visit) => {
      await openDetail(visit, isDrop)
      const { page } = visit.device
      await clickButton(page, ['Benachrichtigung erhalten', 'Get notified'])
      await page.getByRole('dialog').getByRole('textbox').waitFor()
    },
  },
  {
    name: 'offline',
    as: 'member',
    open: async ({ device: { page, context } }) => {
      await openDeck(page)
      await context.setOffline(true)
      await page.locator('[data-offline]').waitFor()
    },
    cleanUp: ({ device }) => device.context.setOffline(false),
  },
  {
    // The answer is delayed, not replaced.
    name: 'deck-loading',
    as: 'member',
    open: async ({ device: { page } }) => {
      await page.route(FEED, () => {})
      await navigateToDeck(page)
      await page.locator('.discovery .shimmer').first().waitFor()
    },
    cleanUp: ({ device }) => device.page.unroute(FEED),
  },
  {
    name: 'deck-failed',
    as: 'member',
    open: async ({ device: { page } }) => {
      await page.route(FEED, (route) => route.abort('failed'))
      await navigateToDeck(page, (page) => clearOfflineStore(page, 'deck'))
      await page.getByRole('heading', { name: /^(Produkte konnten nicht|Failed to fetch)/ }).waitFor()
    },
    cleanUp: ({ device }) => device.page.unroute(FEED),
  },
]

const likeFirst = async ({ device, url }: ScreenVisit, count: number) => {
  const calls = apiOf(device, url)
  await calls.swipeAll((await calls.feed()).slice(0, count), 'like')
}

const SAVED_AND_PROFILE: readonly Screen[] = [
  {
    name: 'saved',
    as: 'member',
    page: PATHS.saved,
    open: async (visit) => {
      await likeFirst(visit, 7)
      await openPath(visit.device.page, '/saved')
    },
  },
  {
    name: 'saved-swipe',
    as: 'member',
    open: async (visit) => {
      await openPath(visit.device.page, '/saved')
      await clickButton(visit.device.page, ['Swipen', 'Swipe'])
    },
  },
  {
    name: 'saved-confirm',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/saved')
      await clickButton(page, ['Alle löschen', 'Clear All'])
      await page.getByRole('alertdialog').waitFor()
    },
  },
  pageScreen('profile', 'member', PATHS.profile),
  {
    name: 'profile-edit',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/profile')
      await clickButton(page, ['Bearbeiten', 'Edit'])
    },
  },
  {
    name: 'profile-delete',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/profile')
      await clickButton(page, ['Konto löschen', 'Delete account'])
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'not-found',
    as: 'member',
    page: '*',
    open: async (visit) => {
      visit.device.monitor.allowStatus(404, '/nowhere')
      await openPath(visit.device.page, '/nowhere')
    },
  },
]

const EMPTY_DECKS: readonly Screen[] = [
  {
    name: 'filtered-empty',
    as: 'member',
    open: async ({ device: { page, context }, url }) => {
      const priceRange = { min: 9000, max: 10_000 }
      await apiOf({ context }, url).saveFilters({ gender: ['women'], productType: ['pants'], priceRange })
      await openPath(page, '/')
      await page.getByRole('heading', { name: /^(Nichts passt zu|Nothing fits)/ }).waitFor()
    },
  },
  {
    name: 'all-seen',
    as: 'member',
    open: async ({ device, url }) => {
      const calls = apiOf(device, url)
      await calls.saveFilters({ gender: [], productType: [], priceRange: { min: 0, max: 10_000 } })
      await calls.swipeAll(await calls.feed(), 'pass')
      await openPath(device.page, '/')
      await device.page.getByRole('heading', { name: /^(Alle Produkte gesehen|You have seen it all)/ }).waitFor()
    },
  },
]

/** Every screen and state. Groups are independent; within one, each screen leaves a state in which the next can open. */
export const SCREENS = {
  deck: [...VISITOR, ...INFORMATION, ...DROPS, ...DECK, ...SAVED_AND_PROFILE, ...EMPTY_DECKS],
  other: [...SHOPS, ...DESIGNED_SHOPS, ...DEMO, ...STAFF_REFUSED, ...BOARDS, ...OWN_DATA, ...RARE, ...ANNOUNCED],
  /** Inspected by `npm run axe` alone: they take longer than all others together. */
  desk: [...DESK, ...STAFF_AREAS],
} as const satisfies Readonly<Record<string, readonly Screen[]>>
