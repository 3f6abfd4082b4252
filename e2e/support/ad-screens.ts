import type { Page } from 'playwright-core'
import { PATHS, to } from '#web/paths.ts'
import { buyCredit } from './brand-owner.ts'
import { addColleague, within } from './desk-brand.ts'
import { answering, desk, press, text } from './desk-screen.ts'
import type { Screen, ScreenVisit } from './screen.ts'

/** Campaigns in several states; the first has cards that were seen and clicks of every kind. */
const addCampaigns = (visit: ScreenVisit, brandId: string): Promise<unknown> =>
  within(visit, async (client) => {
    await client.query(
      `with c(name, status, bid, daily, total, begins, ends, day_cents, cents) as (values
           ('Boost Wintergroßstadtregenschutzjacke 27.11.2026', 'active', 24, 1000, 5000, interval '-9 days', interval '5 days', 184, 2316),
           ('Herbst', 'paused', 12, 500, null, interval '-20 days', null, 0, 940),
           ('Zum Drop', 'active', 15, 200, null, interval '4 days', interval '11 days', 0, 0),
           ('Ohne Titel', 'draft', 10, 200, null, interval '0 days', null, 0, 0),
           ('Sommer', 'archived', 10, 500, null, interval '-80 days', interval '-60 days', 0, 3110)),
         made as (insert into campaigns (brand_id, name, status, bid_cents, daily_budget_cents, total_budget_cents,
             starts_at, ends_at, pacing, spent_day, spent_day_cents, spent_cents, created_at)
           select $1::uuid, name, status, bid, daily, total, now() + begins, now() + ends, 'even', current_date, day_cents,
             cents, now() + begins - interval '1 minute' from c
           returning id, brand_id)
       insert into campaign_products (campaign_id, brand_id, product_id, position)
       select m.id, m.brand_id, p.id, row_number() over (partition by m.id order by p.no)
       from made m, products p where p.brand_id = m.brand_id and p.status = 'active'`,
      [brandId],
    )
    await client.query(
      `insert into ad_auction_days (campaign_id, day, offered, won, lost_budget, lost_rank, lost_fit)
       select id, (now() at time zone 'Europe/Berlin')::date, 900, 700, 20, 140, 40 from campaigns
       where brand_id = $1 and total_budget_cents = 5000`,
      [brandId],
    )
    await client.query(
      `insert into ad_impressions (token, campaign_id, product_id, seen_at, day)
       select gen_random_uuid(), c.id, (select product_id from campaign_products where campaign_id = c.id limit 1),
         now() - n * interval '17 minutes', (now() - n * interval '17 minutes')::date
       from campaigns c, generate_series(1, 700) n where c.brand_id = $1 and c.total_budget_cents = 5000`,
      [brandId],
    )
    await client.query(
      `insert into ad_clicks (click_key, token, clicked_at, day, brand_id, campaign_id, product_id, seen_at, bid_cents,
         second_rank_cents, price_cents, charged_cents, free_reason)
       select gen_random_uuid(), gen_random_uuid(), now() - n * interval '5 hours', (now() - n * interval '5 hours')::date,
         $1, c.id, (select product_id from campaign_products where campaign_id = c.id order by position limit 1),
         now() - n * interval '5 hours' - interval '6 seconds', 24, nullif(n % 9, 4), 6 + n % 9,
         case when n % 4 = 1 then 0 else 6 + n % 9 end, case when n % 4 = 1 then (array['R2', 'R3', 'R5'])[n % 3 + 1] end
       from campaigns c, generate_series(0, 33) n where c.brand_id = $1 and c.total_budget_cents = 5000`,
      [brandId],
    )
    await client.query(
      `with charged as (select id, row_number() over (order by id) as n from ad_clicks where brand_id = $1 and charged_cents > 0),
         refunded as (insert into ad_click_refunds (click_id, reason, refunded_at) select id, 'undone', now() from charged where n = 3)
       insert into ad_click_contests (click_id, brand_id, reason, opened_at, state, decision, decided_at)
       select id, $1, 'Drei Klicks in einer Minute, und niemand war im Shop.', now() - interval '1 day',
         case when n = 5 then 'open' else 'refused' end,
         case when n = 5 then '' else 'Die Klicks kommen von drei verschiedenen Personen.' end,
         case when n = 5 then null else now() end from charged where n in (5, 6)`,
      [brandId],
    )
    await client.query(
      `insert into ad_settings (brand_id, monthly_limit_cents, spent_month, spent_month_cents)
       values ($1, 10000, date_trunc('month', now() at time zone 'Europe/Berlin')::date, 2316)`,
      [brandId],
    )
  })

const withCampaigns = async (visit: ScreenVisit, brandId: string): Promise<void> => {
  await addCampaigns(visit, brandId)
  await buyCredit(visit.databaseUrl, brandId, 4200)
}

const BLOCKED =
  'Das Produktbild zeigt das Logo einer anderen Marke. Tausche es aus, dann geben wir die Kampagne wieder frei.'

/** The first campaign, or all of the brand, blocked by staff. */
const withBlock =
  (table: 'campaigns' | 'ad_settings') =>
  async (visit: ScreenVisit, brandId: string): Promise<void> => {
    await withCampaigns(visit, brandId)
    const which = table === 'campaigns' ? 'and total_budget_cents = 5000' : ''
    await within(visit, (client) =>
      client.query(
        `update ${table} set blocked_reason = $2, blocked_at = now() - interval '2 hours' where brand_id = $1 ${which}`,
        [brandId, BLOCKED],
      ),
    )
  }

const NEW = to(PATHS.campaign, { campaignId: 'new' })
const openFirst = (page: Page) => page.getByRole('link', { name: /^Boost Winter/ }).click()

/** The section Werbung in its states. */
export const ADS: readonly Screen[] = [
  desk({ name: 'ads-empty', path: PATHS.campaigns, ready: (page) => page.locator('.empty-state').waitFor() }),
  desk({
    name: 'ads-list',
    brand: { products: 9 },
    path: PATHS.campaigns,
    before: withCampaigns,
    ready: (page) => text(page, /^(Alles anhalten|Stop everything)$/),
  }),
  desk({
    name: 'ads-archive',
    brand: { products: 9 },
    path: `${PATHS.campaigns}?status=archived&period=all`,
    before: withCampaigns,
    ready: (page) => page.getByRole('link', { name: 'Sommer' }).waitFor(),
  }),
  desk({
    name: 'ads-limit',
    brand: { products: 9 },
    path: PATHS.campaigns,
    before: withCampaigns,
    ready: (page) => press(page, /^(Limit ändern|Change limit)$/),
  }),
  desk({
    name: 'ads-campaign',
    brand: { products: 9 },
    path: PATHS.campaigns,
    before: withCampaigns,
    ready: async (page) => {
      await openFirst(page)
      await text(page, /^(Einstellungen|Settings)$/)
    },
  }),
  desk({
    name: 'ads-campaign-blocked',
    brand: { products: 9 },
    path: PATHS.campaigns,
    before: withBlock('campaigns'),
    ready: async (page) => {
      await openFirst(page)
      await text(page, /^(Wir haben diese Werbung gesperrt|We blocked this advertising)$/)
    },
  }),
  desk({
    name: 'ads-blocked',
    brand: { products: 9 },
    path: PATHS.campaigns,
    before: withBlock('ad_settings'),
    ready: (page) => text(page, /^(Wir haben deine Werbung gesperrt|We blocked your advertising)$/),
  }),
  desk({
    name: 'ads-report',
    brand: { products: 9 },
    path: `${PATHS.campaigns}?view=report`,
    before: withCampaigns,
    ready: (page) => text(page, /^(Verpasste Plätze|Missed places)$/),
  }),
  desk({
    name: 'ads-report-tables',
    brand: { products: 9 },
    path: `${PATHS.campaigns}?view=report&tables=time,missed&range=7d`,
    before: withCampaigns,
    ready: (page) => text(page, /^(Verpasste Plätze|Missed places)$/),
  }),
  desk({
    name: 'ads-report-empty',
    brand: { products: 9 },
    path: `${PATHS.campaigns}?view=report`,
    ready: (page) => page.locator('.empty-state').waitFor(),
  }),
  desk({
    name: 'ads-clicks',
    brand: { products: 9 },
    path: `${PATHS.campaigns}?view=clicks`,
    before: withCampaigns,
    ready: (page) => text(page, /^(Berechnet, reklamiert|Billed, contested)$/),
  }),
  desk({
    name: 'ads-receipt',
    brand: { products: 9 },
    path: `${PATHS.campaigns}?view=clicks&clicks=contested`,
    before: withCampaigns,
    ready: async (page) => {
      await page.locator('main section').locator('button:not([aria-pressed])').first().click()
      await page.getByRole('dialog').locator('dl').waitFor()
    },
  }),
  desk({
    name: 'ads-contest',
    brand: { products: 9 },
    path: `${PATHS.campaigns}?view=clicks&clicks=charged`,
    before: withCampaigns,
    ready: async (page) => {
      await page.locator('main section').locator('button:not([aria-pressed])').first().click()
      await press(page, /^(Reklamieren|Contest)$/)
      await page.getByRole('dialog').locator('textarea').waitFor()
    },
  }),
  desk({
    name: 'ads-new',
    brand: { products: 9 },
    path: NEW,
    ready: async (page) => {
      await press(page, /^(Produkte wählen|Choose products)$/)
      await page.getByRole('dialog').getByRole('checkbox').first().click()
      await press(page, /^(Übernehmen|Apply)$/)
      await page.locator('.product-card').waitFor()
      await text(page, /^(zu je|at) /)
    },
  }),
  desk({
    name: 'ads-picker',
    brand: { products: 9 },
    path: NEW,
    ready: async (page) => {
      await press(page, /^(Produkte wählen|Choose products)$/)
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  }),
  desk({
    name: 'ads-errors',
    path: NEW,
    ready: async (page) => {
      await press(page, /^(Boost starten|Start boost)$/)
      await page.locator('[aria-invalid="true"]').first().waitFor()
      await page.evaluate(() => scrollTo(0, 0))
    },
  }),
  desk({
    name: 'ads-quick',
    brand: { products: 9 },
    path: PATHS.ownProducts,
    ready: async (page) => {
      await page.locator('[data-row]:visible').first().waitFor()
      await press(page, /^(Mehr zu|More for) /)
      await press(page, /^(Boosten|Boost)$/)
      await page.getByRole('dialog').locator('p').first().waitFor()
    },
  }),
  desk({
    name: 'ads-failed',
    path: PATHS.campaigns,
    ...answering('**/api/brand/campaigns**', 'failed'),
    ready: (page) => page.getByRole('button', { name: /^(Erneut versuchen|Try again)/ }).waitFor(),
  }),
  desk({
    name: 'ads-unknown',
    path: to(PATHS.campaign, { campaignId: '00000000-0000-4000-8000-000000000000' }),
    before: async ({ device: { monitor } }) => monitor.allowStatus(404),
    ready: (page) => page.locator('main .empty-state').waitFor(),
  }),
  desk({
    name: 'ads-not-allowed',
    brand: { role: 'editor' },
    path: PATHS.campaigns,
    before: (visit, brandId) => addColleague(visit, brandId, 'pauline', 'admin'),
    ready: (page) => page.locator('.empty-state').waitFor(),
  }),
]
