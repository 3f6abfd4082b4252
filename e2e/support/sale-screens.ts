import { PATHS, to } from '#web/paths.ts'
import { addColleague, within } from './desk-brand.ts'
import { answering, desk, press } from './desk-screen.ts'
import type { Screen, ScreenVisit } from './screen.ts'

/**
 * The brand's products have cost the same for 130 days; the first was cheaper until twelve days ago. In one statement,
 * so that the second period begins when the first one ends.
 */
const givePrices = (visit: ScreenVisit, brandId: string): Promise<unknown> =>
  within(visit, (client) =>
    client.query(
      `with priced as (
         select brand_id, id, price_gross_cents as cents,
           case when no = min(no) over () then price_gross_cents / 2 else price_gross_cents end as former
         from products where brand_id = $1 and status = 'active')
       insert into price_history (brand_id, product_id, valid_from, valid_to, price_gross_cents, cause)
       select brand_id, id, now() - interval '130 days', now() - interval '12 days', former, 'hand' from priced
       union all select brand_id, id, now() - interval '12 days', null, cents, 'hand' from priced`,
      [brandId],
    ),
  )

const addSales = (visit: ScreenVisit, brandId: string): Promise<unknown> =>
  within(visit, (client) =>
    client.query(
      `with s(name, percent, code, begins, ends, cancelled) as (values
           ('Mittsommer auf der Reeperbahn', 25, 'SOMMER-25', interval '-3 days', interval '11 days', null::interval),
           ('Black Friday', 40, null, interval '20 days', interval '24 days', null),
           ('Frühjahrsputz', 30, null, interval '-80 days', interval '-66 days', null),
           ('Versehen', 90, null, interval '-90 days', interval '-85 days', interval '-89 days')),
         made as (insert into sales (brand_id, name, percent, promo_code, starts_at, ends_at, cancelled_at)
           select $1::uuid, name, percent, code, now() + begins, now() + ends, now() + cancelled from s
           returning id, brand_id, starts_at, coalesce(cancelled_at, ends_at) as ends_at)
       insert into sale_products (brand_id, sale_id, product_id, starts_at, ends_at)
       select m.brand_id, m.id, p.id, m.starts_at, m.ends_at from made m, products p
       where p.brand_id = m.brand_id and p.status = 'active'`,
      [brandId],
    ),
  )

const withSales = async (visit: ScreenVisit, brandId: string): Promise<void> => {
  await givePrices(visit, brandId)
  await addSales(visit, brandId)
}

const NEW = to(PATHS.sale, { saleId: 'new' })

/** The Sale section in its states. */
export const SALES: readonly Screen[] = [
  desk({ name: 'sale-empty', path: PATHS.sales, ready: (page) => page.locator('.empty-state').waitFor() }),
  desk({
    name: 'sale-list',
    brand: { products: 9 },
    path: PATHS.sales,
    before: withSales,
    ready: (page) => page.getByText(/SOMMER-25/).waitFor(),
  }),
  desk({
    name: 'sale-new',
    brand: { products: 9 },
    path: NEW,
    before: givePrices,
    ready: async (page) => {
      await page.getByText(/^(Nach Filter|By filter)$/).click()
      await page.locator('.product-card').waitFor()
    },
  }),
  desk({
    name: 'sale-picker',
    brand: { products: 9 },
    path: NEW,
    before: givePrices,
    ready: async (page) => {
      await press(page, /^(Produkte wählen|Choose products)$/)
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  }),
  desk({
    name: 'sale-errors',
    path: NEW,
    ready: async (page) => {
      await page.getByText(/^(Später|Later)$/).click()
      await press(page, /^(Sale planen|Plan sale)$/)
      await page.locator('[aria-invalid="true"]').first().waitFor()
      // The first wrong field has the focus; at some widths the button above it is half under the bar of the frame.
      await page.evaluate(() => scrollTo(0, 0))
    },
  }),
  desk({
    name: 'sale-running',
    brand: { products: 9 },
    path: PATHS.sales,
    before: withSales,
    ready: async (page) => {
      await page.getByRole('link', { name: /^Mittsommer/ }).click()
      await page.locator('.product-card').waitFor()
    },
  }),
  desk({
    name: 'sale-end',
    brand: { products: 9 },
    path: PATHS.sales,
    before: withSales,
    ready: async (page) => {
      await page.getByRole('link', { name: /^Mittsommer/ }).click()
      await press(page, /^(Sale beenden|End sale)$/)
      await page.getByRole('alertdialog').waitFor()
    },
  }),
  desk({
    name: 'sale-over',
    brand: { products: 9 },
    path: PATHS.sales,
    before: withSales,
    ready: async (page) => {
      await page.getByRole('link', { name: /^Frühjahrsputz/ }).click()
      await page.getByRole('button', { name: /^(Nachweis als PDF|Evidence as PDF)$/ }).waitFor()
    },
  }),
  desk({
    name: 'sale-products',
    brand: { products: 9 },
    path: PATHS.ownProducts,
    before: withSales,
    ready: (page) => page.locator('[data-row]:visible').first().waitFor(),
  }),
  desk({
    name: 'sale-failed',
    path: PATHS.sales,
    ...answering('**/api/brand/sales**', 'failed'),
    ready: (page) => page.getByRole('button', { name: /^(Erneut versuchen|Try again)/ }).waitFor(),
  }),
  desk({
    name: 'sale-unknown',
    path: to(PATHS.sale, { saleId: '00000000-0000-4000-8000-000000000000' }),
    before: async ({ device: { monitor } }) => monitor.allowStatus(404),
    ready: (page) => page.locator('main .empty-state').waitFor(),
  }),
  desk({
    name: 'sale-not-allowed',
    brand: { role: 'support' },
    path: PATHS.sales,
    before: (visit, brandId) => addColleague(visit, brandId, 'pauline', 'admin'),
    ready: (page) => page.locator('.empty-state').waitFor(),
  }),
]
