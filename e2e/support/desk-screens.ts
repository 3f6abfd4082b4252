import type { Page } from 'playwright-core'
import { PATHS } from '#web/paths.ts'
import {
  addColleague,
  addNotice,
  joinDemoBrand,
  leaveBrands,
  makeDeskBrand,
  productOf,
  setReviewer,
} from './desk-brand.ts'
import { call } from './person.ts'
import { openPath, type Screen, type ScreenVisit, waitForImages } from './screen.ts'

type Brand = NonNullable<Parameters<typeof makeDeskBrand>[1]>

interface DeskScreen {
  readonly name: string
  readonly brand?: Brand
  readonly path: string
  /** Waits for the content, or does what leads to the state. */
  readonly ready?: (page: Page, visit: ScreenVisit, brandId: string) => Promise<unknown>
  readonly before?: (visit: ScreenVisit, brandId: string) => Promise<unknown>
  readonly cleanUp?: (visit: ScreenVisit) => Promise<unknown>
}

/** A screen of the workspace, with a brand of its own. */
const desk = ({ name, brand = {}, path, before, ready, cleanUp }: DeskScreen): Screen => ({
  name: `desk-${name}`,
  as: 'member',
  open: async (visit) => {
    const { page } = visit.device
    // A failed first attempt may have left one.
    await leaveBrands(visit)
    const brandId = await makeDeskBrand(visit, brand)
    await before?.(visit, brandId)
    await openPath(page, path)
    await ready?.(page, visit, brandId)
    await waitForImages(page)
  },
  cleanUp: async (visit) => {
    await cleanUp?.(visit)
    await leaveBrands(visit)
  },
})

const text = (page: Page, words: RegExp) => page.getByText(words).first().waitFor()
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

/** The calls get no answer yet, or none at all. */
const answering = (calls: string, how: 'never' | 'failed') => ({
  before: ({ device }: ScreenVisit) =>
    device.page.route(calls, (route) => (how === 'failed' ? route.abort('failed') : undefined)),
  cleanUp: ({ device }: ScreenVisit) => device.page.unroute(calls),
})

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
      await press(page, /^(Klickrate zum Shop|Click rate to the shop)/)
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
    name: 'overview-loading',
    path: PATHS.dashboard,
    ...answering('**/api/brand/overview', 'never'),
    ready: (page) => page.locator('main .shimmer, main [role="status"]').first().waitFor(),
  }),
  desk({
    name: 'overview-failed',
    path: PATHS.dashboard,
    ...answering('**/api/brand/overview', 'failed'),
    ready: (page) => page.getByRole('button', { name: /^(Nochmal|Try again)/ }).waitFor(),
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

/** A row of the list, as a table or as a list. */
const row = (page: Page) => page.locator('main').getByRole('checkbox').nth(1)

const PRODUCTS: readonly Screen[] = [
  desk({
    name: 'products-empty',
    path: PATHS.ownProducts,
    ready: (page) => text(page, /^(Noch keine Produkte|No products yet)/),
  }),
  desk({
    name: 'products-one',
    brand: { products: 1 },
    path: PATHS.ownProducts,
    ready: (page) => page.locator('main').getByRole('checkbox').first().waitFor(),
  }),
  desk({ name: 'products', brand: { products: 25 }, path: PATHS.ownProducts, ready: (page) => row(page).waitFor() }),
  desk({
    name: 'products-selected',
    brand: { products: 25 },
    path: PATHS.ownProducts,
    ready: async (page) => {
      const boxes = page.locator('main').getByRole('checkbox')
      await boxes.nth(1).click()
      await boxes.nth(2).click()
    },
  }),
  desk({
    name: 'products-menu',
    brand: { products: 8 },
    path: PATHS.ownProducts,
    ready: async (page) => {
      await press(page, /^(Mehr zu|More for)/)
      await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor()
    },
  }),
  desk({
    name: 'products-filter',
    brand: { products: 8 },
    path: PATHS.ownProducts,
    ready: async (page) => {
      await row(page).waitFor()
      await press(page, /^Filter/)
      await page.getByRole('dialog').waitFor()
    },
  }),
  desk({
    name: 'products-none-found',
    brand: { products: 5 },
    path: `${PATHS.ownProducts}?q=xylofonkissen`,
    ready: (page) => page.locator('.empty-state').waitFor(),
  }),
  desk({
    name: 'products-loading',
    path: PATHS.ownProducts,
    ...answering('**/api/brand/products?*', 'never'),
    ready: (page) => page.locator('main .shimmer').first().waitFor(),
  }),
  desk({
    name: 'products-failed',
    path: PATHS.ownProducts,
    ...answering('**/api/brand/products?*', 'failed'),
    ready: (page) => page.getByRole('button', { name: /^(Nochmal|Try again)/ }).waitFor(),
  }),
  desk({
    name: 'products-not-allowed',
    brand: { role: 'support' },
    path: PATHS.ownProducts,
    before: (visit, brandId) => addColleague(visit, brandId, 'pauline', 'admin'),
    ready: (page) => page.locator('.empty-state').waitFor(),
  }),
  desk({
    name: 'products-suspended',
    brand: { products: 5, status: 'suspended' },
    path: PATHS.ownProducts,
    ready: (page) => row(page).waitFor(),
  }),
  desk({
    name: 'cards',
    brand: { products: 9 },
    path: PATHS.ownCards,
    ready: (page) => page.locator('article').first().waitFor(),
  }),
  desk({ name: 'cards-empty', path: PATHS.ownCards, ready: (page) => page.locator('.empty-state').waitFor() }),
]

const openProduct = async (page: Page, visit: ScreenVisit, brandId: string, status = 'active') => {
  await openPath(page, `/edit-product/${await productOf(visit, brandId, status)}`)
  await page.getByRole('textbox', { name: /^(Produktname|Product name)/ }).waitFor()
}

const FORM: readonly Screen[] = [
  desk({ name: 'product-new', path: PATHS.addProduct }),
  desk({
    name: 'product',
    brand: { products: 9 },
    path: PATHS.ownProducts,
    ready: (page, visit, brandId) => openProduct(page, visit, brandId),
  }),
  desk({
    name: 'product-draft-errors',
    brand: { products: 9 },
    path: PATHS.ownProducts,
    ready: async (page, visit, brandId) => {
      await openProduct(page, visit, brandId, 'draft')
      await page
        .getByRole('textbox', { name: /^(Beschreibung|Description)/ })
        .first()
        .fill('')
      await press(page, /^(Einreichen|Submit|Veröffentlichen|Publish)/)
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
  }),
  desk({
    name: 'product-preview',
    brand: { products: 9 },
    path: PATHS.ownProducts,
    ready: async (page, visit, brandId) => {
      await openProduct(page, visit, brandId)
      const preview = page.getByRole('button', { name: /^(Vorschau|Preview)$/ })
      if (await preview.first().isVisible()) await preview.first().click()
      await page.getByTestId('preview').first().waitFor()
    },
  }),
  desk({
    name: 'product-unknown',
    path: '/edit-product/00000000-0000-4000-8000-000000000000',
    before: async ({ device: { monitor } }) => monitor.allowStatus(404),
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
  ...(['profile', 'company', 'closure', 'domains', 'notifications', 'danger'] as const).map((part) =>
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

const reviewing = (name: string, ready: DeskScreen['ready']): Screen =>
  desk({
    name: `review-${name}`,
    brand: { status: 'pending_review', name: 'Kante Nord', products: 9 },
    path: PATHS.admin,
    before: (visit) => setReviewer(visit, true),
    ...(ready && { ready }),
    cleanUp: (visit) => setReviewer(visit, false),
  })

const openItem = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /Kante Nord/ })
    .first()
    .click()

const REVIEW: readonly Screen[] = [
  reviewing('queue', (page) =>
    page
      .locator('main')
      .getByText(/Kante Nord/)
      .first()
      .waitFor(),
  ),
  reviewing('brand', async (page) => {
    await openItem(page)
    await page.getByRole('heading', { level: 2, name: 'Kante Nord' }).waitFor()
  }),
  reviewing('refusal', async (page) => {
    await openItem(page)
    await page.getByRole('heading', { level: 2, name: 'Kante Nord' }).waitFor()
    await press(page, /^(Ablehnen|Reject|Refuse)/)
    await page.getByRole('dialog').waitFor()
  }),
]

/** The workspace of a brand and the review, for those who work there. */
export const DESK: readonly Screen[] = [...OVERVIEW, ...FRAME, ...PRODUCTS, ...FORM, ...BRAND_SECTIONS, ...REVIEW]
