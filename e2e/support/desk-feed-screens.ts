import type { Page } from 'playwright-core'
import { PATHS } from '#web/paths.ts'
import { within } from './desk-brand.ts'
import { answering, desk, press, text } from './desk-screen.ts'
import type { Screen, ScreenVisit } from './screen.ts'

/** A feed that asks, with a log of every outcome, and one that fails. */
const addFeeds = (visit: ScreenVisit, brandId: string): Promise<unknown> =>
  within(visit, (client) =>
    client.query(
      `with made(id, address, state, next) as (values
           (gen_random_uuid(), 'https://nachtschicht-streetwear.example/exporte/google-merchant-feed.xml?token=9f3b2c7d11e84aa0',
             'asking', null::interval),
           (gen_random_uuid(), 'https://lager.example/products.json', 'active', interval '5 hours')),
         feeds as (insert into product_feeds (id, brand_id, address, username, every_hours, state, options, next_run_at,
             created_at)
           select id, $1, address, case when state = 'asking' then 'nachtschicht' else '' end, 6, state, '{}', now() + next,
             now() - case when state = 'asking' then interval '2 days' else interval '9 days' end from made
           returning id, state),
         asking as (select gen_random_uuid() as batch, id from feeds where state = 'asking'),
         batch as (insert into import_batches (id, brand_id, feed_id, feed_run_id, file_key, file_name, facts, options,
             created_at, touched_at, state)
           select batch, $1, id, gen_random_uuid(), '', 'nachtschicht-streetwear.example',
             '{"format":"google-merchant","medium":{"kind":"xml","encoding":null,"delimiter":null},"rows":0,"products":0,"columns":[],"ignored":[],"sample":[],"problems":[]}',
             '{}', now(), now(), 'checked' from asking)
       insert into feed_runs (brand_id, feed_id, batch_id, outcome, failure, counts, started_at, finished_at)
       select $1, id, batch, 'asking', '',
         '{"created":2,"updated":31,"paused":38,"failed":1,"products":112,"gone":38,"drastic":1}'::jsonb,
         now() - interval '20 minutes', null from asking
       union all select $1, a.id, null, outcome, failure,
         '{"created":3,"updated":12,"paused":1,"failed":2}', now() - ago, now() - ago
         from asking a, (values ('same', '', interval '6 hours'), ('imported', '', interval '12 hours'),
           ('failed', 'feeds.login', interval '18 hours'), ('declined', '', interval '3 days')) as past(outcome, failure, ago)
       union all select $1, id, null, 'failed', 'feeds.timeout', '{}', now() - interval '1 hour', now()
         from feeds where state = 'active'`,
      [brandId],
    ),
  )

const path = PATHS.importProducts
const log = /^(Die letzten 30 Abrufe|The last 30 fetches)$/

const openFeed = async (page: Page, host: RegExp) => {
  await page.getByRole('link', { name: host }).click()
  await text(page, log)
}

/** Feeds of products: where they begin, the list, and one of them. */
export const DESK_FEEDS: readonly Screen[] = [
  desk({ name: 'feeds', path, before: addFeeds, ready: (page) => text(page, /^lager\.example$/) }),
  desk({
    name: 'feeds-failed',
    path,
    ...answering('**/api/brand/feeds', 'failed'),
    ready: (page) => text(page, /^(Die Feeds konnten nicht|The feeds could not)/),
  }),
  desk({ name: 'feed-asks', path, before: addFeeds, ready: (page) => openFeed(page, /^nachtschicht-streetwear/) }),
  desk({
    name: 'feed-change',
    path,
    before: addFeeds,
    ready: async (page) => {
      await openFeed(page, /^lager/)
      await press(page, /^(Ändern|Change)$/)
      await text(page, /^(Speichern|Save)$/)
    },
  }),
]
