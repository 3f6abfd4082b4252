import { PATHS, to } from '#web/paths.ts'
import { productOf, within } from './desk-brand.ts'
import { answering, desk, text } from './desk-screen.ts'
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
      `insert into product_reach (product_no, fitting, seen, out_of_price, out_of_size, open, made_at)
       select no, 2480, 340, 760, 0, 1360, now() - interval '9 hours' from products where id = $1`,
      [id],
    )
    await client.query(
      `insert into price_history (brand_id, product_id, valid_from, price_gross_cents, cause)
       select brand_id, id, now() - interval '3 days', price_gross_cents, 'hand' from products where id = $1
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
      await openPath(page, to(PATHS.productInsights, { productId }))
      await page.getByRole('progressbar').first().waitFor()
    },
  }),
  desk({
    name: 'product-figures-draft',
    brand: { products: 9 },
    path: PATHS.ownProducts,
    ready: async (page, visit, brandId) => {
      await openPath(page, to(PATHS.productInsights, { productId: await productOf(visit, brandId, 'draft') }))
      await page.locator('main section').first().waitFor()
    },
  }),
  desk({
    name: 'product-figures-failed',
    brand: { products: 9 },
    path: PATHS.ownProducts,
    ...answering('**/api/brand/insights/products/*', 'failed'),
    ready: async (page, visit, brandId) => {
      await openPath(page, to(PATHS.productInsights, { productId: await productOf(visit, brandId, 'active') }))
      await page.getByRole('button', { name: /^(Erneut versuchen|Try again)/ }).waitFor()
    },
  }),
]

/** Trends of the platform, the place of the brand, and searches: made at night otherwise. */
const makeTrends = (visit: ScreenVisit, brandId: string) =>
  within(visit, async (client) => {
    await client.query(
      `insert into trend_cells (kind, key, change_percent, made_at)
       select kind, key, change, now() from (values ('type', 'shoes', 14), ('type', 'tops', -3), ('type', 'pants', 0),
         ('type', 'accessories', -21), ('colour', 'olive', 31), ('colour', 'black', 4), ('colour', 'pink', -12),
         ('price', '2500', 9), ('price', '20000', -17), ('tag', 'vintage', 22), ('tag', 'oversized', -6),
         ('tag', 'wiederaufbereitete baumwollmischgewebe', 2)) c(kind, key, change) on conflict do nothing`,
    )
    await client.query(
      `insert into brand_ranks (brand_no, percentile, brands) select no, 62, 38 from brands where id = $1`,
      [brandId],
    )
    await client.query(
      `insert into search_counts (day, query, searches, found)
       select current_date - 1, query, searches, found from (values ('leinenhemd', 214, 1), ('loden', 37, 0)) s(query, searches, found)
       on conflict do nothing`,
    )
  })
const removeTrends = (visit: ScreenVisit) =>
  within(visit, async (client) => {
    await client.query(`delete from trend_cells`)
    await client.query(`delete from search_counts where query in ('leinenhemd', 'loden')`)
  })

export const TREND_SCREENS: readonly Screen[] = [
  desk({
    name: 'trends',
    path: PATHS.trends,
    before: makeTrends,
    cleanUp: removeTrends,
    ready: (page) => text(page, /^(Leinenhemd|leinenhemd)$/),
  }),
  desk({ name: 'trends-empty', path: PATHS.trends, ready: (page) => page.locator('.empty-state').waitFor() }),
  desk({
    name: 'trends-failed',
    path: PATHS.trends,
    ...answering('**/api/brand/trends', 'failed'),
    ready: (page) => page.getByRole('button', { name: /^(Erneut versuchen|Try again)/ }).waitFor(),
  }),
]
