import type { Page } from 'playwright-core'
import { PATHS } from '#web/paths.ts'
import { ADS } from './ad-screens.ts'
import { DESIGN } from './design-screens.ts'
import { addColleague, addNotice, joinDemoBrand, leaveBrands, makeDeskBrand, within } from './desk-brand.ts'
import { DESK_BY_LINK } from './desk-by-link-screens.ts'
import { DESK_CREDITS } from './desk-credit-screens.ts'
import { DESK_FEEDS } from './desk-feed-screens.ts'
import { DESK_IMPORTS } from './desk-import-screens.ts'
import { DESK_ORDERS } from './desk-order-screens.ts'
import { DESK_PLANS } from './desk-plan-screens.ts'
import { DESK_PRODUCTS } from './desk-product-screens.ts'
import { DESK_RARE } from './desk-rare-screens.ts'
import { answering, desk, press, text } from './desk-screen.ts'
import { INSIGHTS } from './insights-screens.ts'
import { call } from './person.ts'
import { SALES } from './sale-screens.ts'
import { openPath, type Screen, waitForImages } from './screen.ts'

const OVERVIEW: readonly Screen[] = [
  {
    name: 'desk-overview',
    as: 'member',
    open: async (visit) => {
      const { page } = visit.device
      await joinDemoBrand(visit)
      await openPath(page, PATHS.dashboard)
      await page.getByRole('list').first().waitFor()
      await text(page, /^(Top-Produkte|Top products)$/)
    },
    cleanUp: leaveBrands,
  },
  {
    name: 'desk-definition',
    as: 'member',
    open: async (visit) => {
      const { page } = visit.device
      await joinDemoBrand(visit)
      await openPath(page, PATHS.dashboard)
      await press(page, /^(Klickrate zum Shop|Shop click rate)/)
      await page.getByRole('tooltip').first().waitFor()
    },
    cleanUp: leaveBrands,
  },
  desk({
    name: 'overview-new',
    path: PATHS.dashboard,
    ready: (page) => text(page, /^(Top-Produkte|Top products)$/),
  }),
  ...(['pending_review', 'changes_requested', 'rejected', 'suspended'] as const).map((status) =>
    desk({
      name: `overview-${status}`,
      brand: { status },
      path: PATHS.dashboard,
      ready: (page) => text(page, /^(Top-Produkte|Top products)$/),
    }),
  ),
  desk({
    name: 'overview-closing',
    path: PATHS.dashboard,
    before: (visit, brandId) =>
      within(visit, (client) =>
        client.query(`update brands set delete_after = now() + interval '30 days' where id = $1`, [brandId]),
      ),
    ready: (page) => text(page, /^(Die Marke wird gelöscht|The brand is being deleted)/),
  }),
  desk({
    name: 'overview-loading',
    path: PATHS.dashboard,
    ...answering('**/api/brand/overview', 'never'),
    ready: (page) => page.locator('main .shimmer, main [role="status"]').first().waitFor(),
  }),
  desk({
    name: 'overview-failed',
    path: PATHS.dashboard,
    ...answering('**/api/brand/overview', 'failed'),
    ready: (page) => page.getByRole('button', { name: /^(Erneut versuchen|Try again)/ }).waitFor(),
  }),
]

const openMenu = async (page: Page) => {
  const menu = page.getByRole('button', { name: /^(Menü öffnen|Open menu)/ })
  if (await menu.first().isVisible()) await menu.first().click()
  else await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
}

const FRAME: readonly Screen[] = [
  desk({ name: 'menu', path: PATHS.dashboard, ready: openMenu }),
  desk({
    name: 'menu-two-brands',
    path: PATHS.dashboard,
    before: (visit) => makeDeskBrand(visit, { name: 'Kapuzensweatjackenmanufaktur Nordfriesland' }),
    ready: openMenu,
  }),
  desk({
    name: 'two-brands',
    path: PATHS.dashboard,
    before: (visit) => makeDeskBrand(visit, { name: 'Kapuzensweatjackenmanufaktur Nordfriesland' }),
    ready: (page) => text(page, /^(Top-Produkte|Top products)$/),
  }),
  desk({
    name: 'commands',
    path: PATHS.dashboard,
    ready: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
    },
  }),
  desk({
    name: 'keys',
    path: PATHS.ownProducts,
    ready: async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  }),
  desk({
    name: 'bell-empty',
    path: PATHS.dashboard,
    ready: async (page) => {
      await press(page, /^(Benachrichtigungen|Notifications)/)
      await page.getByRole('dialog').waitFor()
    },
  }),
  desk({
    name: 'bell',
    path: PATHS.dashboard,
    before: async (visit, brandId) => {
      await addNotice(visit, brandId, {
        kind: 'team-changed',
        brand: 'Nachtschicht',
        username: 'jonas',
        change: 'joined',
      })
      await addNotice(visit, brandId, {
        kind: 'brand-reviewed',
        brand: 'Nachtschicht',
        decision: 'changes_requested',
        reason: 'Im Impressum fehlt die vertretungsberechtigte Person.',
      })
    },
    ready: async (page) => {
      await press(page, /^(Benachrichtigungen|Notifications)/)
      await page.getByRole('dialog').waitFor()
    },
  }),
  desk({
    name: 'offline',
    brand: { products: 5 },
    path: PATHS.ownProducts,
    ready: async (page, { device }) => {
      await device.context.setOffline(true)
      await page.locator('[data-offline]').waitFor()
    },
    cleanUp: ({ device }) => device.context.setOffline(false),
  }),
]

const BRAND_SECTIONS: readonly Screen[] = [
  desk({
    name: 'assets-empty',
    path: PATHS.assets,
    ready: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  }),
  {
    name: 'desk-assets',
    as: 'member',
    open: async (visit) => {
      await joinDemoBrand(visit)
      await openPath(visit.device.page, PATHS.assets)
      await visit.device.page.getByRole('heading', { level: 2 }).first().waitFor()
      await waitForImages(visit.device.page)
    },
    cleanUp: leaveBrands,
  },
  desk({ name: 'messages', path: PATHS.messages, ready: (page) => page.getByRole('searchbox').first().waitFor() }),
  desk({ name: 'support', path: PATHS.support, ready: (page) => page.getByRole('searchbox').first().waitFor() }),
  desk({ name: 'social', path: PATHS.social, ready: (page) => page.getByRole('textbox').first().waitFor() }),
  desk({
    name: 'team-alone',
    path: PATHS.team,
    ready: (page) => page.locator('main').getByRole('listitem').first().waitFor(),
  }),
  desk({
    name: 'team',
    path: PATHS.team,
    before: async (visit, brandId) => {
      await addColleague(visit, brandId, 'jonas', 'editor')
      await addColleague(visit, brandId, 'maximiliane-charlotte', 'finance')
      await call(visit.device.context.request, visit.url, 'POST', '/api/brand/invites', {
        email: 'donaudampfschifffahrt@gesellschaft.example',
        role: 'marketing',
      })
    },
    ready: (page) => page.locator('main').getByRole('listitem').nth(2).waitFor(),
  }),
  desk({
    name: 'team-invite',
    path: PATHS.team,
    ready: async (page) => {
      await press(page, /^(Einladen|Invite)$/)
      await page.getByRole('dialog').waitFor()
    },
  }),
  desk({
    name: 'team-as-editor',
    brand: { role: 'editor' },
    path: PATHS.team,
    ready: (page) => page.locator('main').getByRole('listitem').first().waitFor(),
  }),
  ...(['profile', 'company', 'closure', 'domains', 'orders', 'notifications', 'texts', 'danger'] as const).map((part) =>
    desk({
      name: `settings-${part}`,
      path: `${PATHS.settings}?part=${part}`,
      ready: async (page) => {
        await page.locator('main nav').first().waitFor()
        await page.locator('main .shimmer').first().waitFor({ state: 'detached' })
      },
    }),
  ),
  desk({
    name: 'settings-domain-open',
    path: `${PATHS.settings}?part=domains`,
    before: ({ device, url }) =>
      call(device.context.request, url, 'POST', '/api/brand/domains', { address: 'https://kante-nord.de' }),
    ready: (page) => text(page, /kante-nord\.de/),
  }),
  desk({
    name: 'settings-as-support',
    brand: { role: 'support' },
    path: PATHS.settings,
    ready: (page) => page.locator('main nav').first().waitFor(),
  }),
  desk({
    name: 'settings-forbidden',
    brand: { role: 'support' },
    path: `${PATHS.settings}?part=company`,
    ready: (page) => page.locator('main nav').first().waitFor(),
  }),
]

/** The workspace of a brand, for those who work there. */
export const DESK: readonly Screen[] = [
  ...OVERVIEW,
  ...FRAME,
  ...DESK_PLANS,
  ...DESK_PRODUCTS,
  ...DESK_IMPORTS,
  ...DESK_CREDITS,
  ...DESK_ORDERS,
  ...DESK_FEEDS,
  ...DESK_BY_LINK,
  ...ADS,
  ...SALES,
  ...DESIGN,
  ...INSIGHTS,
  ...BRAND_SECTIONS,
  ...DESK_RARE,
]
