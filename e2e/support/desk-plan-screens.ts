import { PATHS } from '#web/paths.ts'
import { within } from './desk-brand.ts'
import { desk, press } from './desk-screen.ts'
import type { Screen, ScreenVisit } from './screen.ts'

interface Having {
  readonly plan: string
  readonly state: string
  /** Days until its end. */
  readonly days: number
}

const having =
  ({ plan, state, days }: Having) =>
  (visit: ScreenVisit, brandId: string) =>
    within(visit, (client) =>
      client.query(
        `insert into subscriptions (brand_id, plan, state, period_from, period_to, anchor_day, price_version, changed_at)
         values ($1, $2, $3, now() - interval '20 days', now() + $4 * interval '1 day', 1, null, now())`,
        [brandId, plan, state, days],
      ),
    )

const table = (page: Parameters<NonNullable<Parameters<typeof desk>[0]['ready']>>[0]) =>
  page.locator('table, dl').first().waitFor({ state: 'attached' })

/** Plans: the page of prices, and the plan of a brand in its states. */
export const DESK_PLANS: readonly Screen[] = [
  desk({ name: 'plan-prices', path: PATHS.pricing, ready: table }),
  desk({ name: 'plan-none', path: PATHS.subscription, ready: table }),
  desk({
    name: 'plan-running',
    path: PATHS.subscription,
    before: having({ plan: 'starter', state: 'active', days: 11 }),
    ready: table,
  }),
  desk({
    name: 'plan-unpaid',
    path: PATHS.subscription,
    before: having({ plan: 'pro', state: 'past_due', days: -2 }),
    ready: table,
  }),
  desk({
    name: 'plan-as-editor',
    brand: { role: 'editor' },
    path: PATHS.subscription,
    before: having({ plan: 'starter', state: 'canceled_at_period_end', days: 11 }),
    ready: (page) => page.locator('#plan-usage').waitFor(),
  }),
  desk({
    name: 'plan-cancel',
    path: PATHS.subscription,
    before: having({ plan: 'starter', state: 'active', days: 11 }),
    ready: async (page) => {
      await press(page, /^(Kündigen|Cancel plan)$/)
      await page.getByRole('dialog').waitFor()
    },
  }),
  desk({
    name: 'plan-order',
    path: `${PATHS.subscription}?plan=starter&interval=year`,
    ready: (page) => page.getByRole('dialog').waitFor(),
  }),
]
