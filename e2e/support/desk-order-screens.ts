import { PATHS } from '#web/paths.ts'
import { within } from './desk-brand.ts'
import { desk, press, text } from './desk-screen.ts'
import type { Screen } from './screen.ts'

const path = `${PATHS.settings}?part=orders`

/** Order tracking with a new key, and with orders of a shop. */
export const DESK_ORDERS: readonly Screen[] = [
  desk({
    name: 'settings-orders-key',
    path,
    ready: async (page) => {
      await press(page, /^(Schlüssel erzeugen|Create key)/)
      await text(page, /dropdeck_key_/)
    },
  }),
  desk({
    name: 'settings-orders-on',
    path,
    before: (visit, brandId) =>
      within(visit, (client) =>
        client.query(
          `insert into orders (brand_id, order_no, value_cents, occurred_at, received_at, via, promo_code, product_id, source,
             device, is_promoted, is_own)
           select $1, case n when 2 then 'DE-2026-11-000004711-NORD' else '#10' || 24 - n end, 5990 * n * n,
             now() - n * interval '7 hours', now(), case when n % 2 = 0 then 'call' else 'file' end, 'DROP20',
             case when n < 4 then (select id from products order by length(name) desc, no limit 1) end, 'search', 'phone',
             false, n = 5
           from generate_series(1, 5) n`,
          [brandId],
        ),
      ),
    ready: (page) => text(page, /(eigenes Team|own team)/),
    cleanUp: (visit) => within(visit, (client) => client.query(`delete from orders where promo_code = 'DROP20'`)),
  }),
]
