import type { Page } from 'playwright-core'
import { PATHS } from '#web/paths.ts'
import { addColleague, productOf, within } from './desk-brand.ts'
import { PRODUCT_FIGURES, TREND_SCREENS } from './desk-figure-screens.ts'
import { answering, desk, press, text } from './desk-screen.ts'
import { openPath, type Screen, type ScreenVisit } from './screen.ts'

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
      await press(page, /^(Mehr zu|More about)/)
      await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor()
    },
  }),
  desk({
    name: 'products-export',
    brand: { products: 8 },
    path: PATHS.ownProducts,
    ready: async (page) => {
      await row(page).waitFor()
      await press(page, /^(Produkte exportieren|Export products)$/)
      await page.getByRole('dialog').waitFor()
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
    name: 'products-missing',
    brand: { products: 20 },
    before: async (visit, brandId) => {
      await within(visit, (client) =>
        client.query(`update products set unset = '{gender}', fibres = '[]' where brand_id = $1 and status = 'draft'`, [
          brandId,
        ]),
      )
    },
    path: PATHS.ownProducts,
    ready: async (page) => {
      await press(page, /^(Was fehlt noch|What is still missing)/)
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
    },
  }),
  desk({
    name: 'products-missing-failed',
    brand: { products: 5 },
    path: PATHS.ownProducts,
    ...answering('**/api/brand/products/missing', 'failed'),
    ready: async (page) => {
      await press(page, /^(Was fehlt noch|What is still missing)/)
      await page.getByRole('button', { name: /^(Erneut versuchen|Try again)/ }).waitFor()
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
    ready: (page) => page.getByRole('button', { name: /^(Erneut versuchen|Try again)/ }).waitFor(),
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
    name: 'product-card-lab',
    brand: { products: 9 },
    path: PATHS.ownProducts,
    ready: async (page, visit, brandId) => {
      await openProduct(page, visit, brandId)
      const preview = page.getByRole('button', { name: /^(Vorschau|Preview)$/ })
      if (await preview.first().isVisible()) await preview.first().click()
      await press(page, /^(Kartenlabor öffnen|Open card lab)$/)
      await page.getByRole('dialog').getByRole('listitem').nth(2).waitFor()
    },
  }),
  desk({
    name: 'product-unknown',
    path: '/edit-product/00000000-0000-4000-8000-000000000000',
    before: async ({ device: { monitor } }) => monitor.allowStatus(404),
    ready: (page) => page.locator('main .empty-state').waitFor(),
  }),
]

/** The products of a brand: the list, the cards, the form and the figures of one, and trends. */
export const DESK_PRODUCTS: readonly Screen[] = [...PRODUCTS, ...FORM, ...PRODUCT_FIGURES, ...TREND_SCREENS]
