import { PATHS, to } from '#web/paths.ts'
import { productOf, within } from './desk-brand.ts'
import { answering, desk } from './desk-screen.ts'
import { openPath, type Screen, type ScreenVisit } from './screen.ts'

/** The product has been live for three days, the deck showed it 63 times, and people found it too expensive. */
const liveForThreeDays = (visit: ScreenVisit, id: string) =>
  within(visit, async (client) => {
    await client.query(`update products set hold_reasons = '{}' where id = $1`, [id])
    await client.query(
      `insert into people_groups (kind, product_no, counted_until, people, concerned, price_gross_cents)
       select kind, no, now() - hours * interval '1 hour', people, concerned, price + price_gross_cents
       from products, (values ('price', 5, 42, 17, 0), ('price', 50, 64, 40, 1000), ('size', 5, 31, 9, null))
         g(kind, hours, people, concerned, price) where id = $1`,
      [id],
    )
    await client.query(
      `insert into price_history (product_id, valid_from, price_gross_cents, cause)
       select id, now() - interval '3 days', price_gross_cents, 'hand' from products where id = $1
       on conflict do nothing`,
      [id],
    )
    await client.query(
      `insert into product_hours (product_no, hour, source, device, is_promoted, shown, viewed, liked, passed,
         too_expensive, not_my_style, size_missing, opened, saved, unsaved, clicked)
       select no, date_trunc('hour', now() - interval '1 day'), 'discovery', 'phone', false, 63, 51, 12, 30, 0, 0, 0, 4,
         12, 0, 3 from products where id = $1 on conflict do nothing`,
      [id],
    )
  })

export const PRODUCT_FIGURES: readonly Screen[] = [
  desk({
    name: 'product-figures',
    brand: { products: 9 },
    path: PATHS.ownProducts,
    ready: async (page, visit, brandId) => {
      const productId = await productOf(visit, brandId, 'active')
      await liveForThreeDays(visit, productId)
      await openPath(page, to(PATHS.productFigures, { productId }))
      await page.getByRole('progressbar').first().waitFor()
    },
  }),
  desk({
    name: 'product-figures-draft',
    brand: { products: 9 },
    path: PATHS.ownProducts,
    ready: async (page, visit, brandId) => {
      await openPath(page, to(PATHS.productFigures, { productId: await productOf(visit, brandId, 'draft') }))
      await page.locator('main section').first().waitFor()
    },
  }),
  desk({
    name: 'product-figures-failed',
    path: to(PATHS.productFigures, { productId: '00000000-0000-4000-8000-000000000000' }),
    ...answering('**/api/brand/insights/products/*', 'failed'),
    ready: (page) => page.getByRole('button', { name: /^(Erneut versuchen|Try again)/ }).waitFor(),
  }),
]
