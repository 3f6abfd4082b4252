import { PATHS, to } from '#web/paths.ts'
import { joinDemoBrand, leaveBrands, within } from './desk-brand.ts'
import { answering, desk, press, text } from './desk-screen.ts'
import { openPath, type Screen, type ScreenVisit } from './screen.ts'

const ALL_TABLES = `${PATHS.insights}?range=90d&tables=time,funnel,list,hours`
const charts = ({ device }: ScreenVisit) => device.page.getByRole('grid').waitFor()

/** A month of the audience, some of its values hidden. */
const addAudience = (visit: ScreenVisit) =>
  within(visit, (client) =>
    client.query(
      `insert into brand_audiences (brand_id, month, trait, value, people)
       select b.id, '2026-05-01', a.trait, a.value, a.people from brands b, (values
         ('everyone', 'all', 240), ('gender', 'women', 120), ('gender', 'men', 60), ('price', '2500', 140),
         ('price', '5000', 45)) a(trait, value, people)
       where b.slug = 'pegelstand-nord' on conflict do nothing`,
    ),
  )

/** Of the brand of the demo that has figures. */
const ofDemo = (name: string, path: string, ready: (visit: ScreenVisit) => Promise<unknown>): Screen => ({
  name: `desk-${name}`,
  as: 'member',
  open: async (visit) => {
    await joinDemoBrand(visit)
    await addAudience(visit)
    await openPath(visit.device.page, path)
    await ready(visit)
  },
  cleanUp: leaveBrands,
})

/** Analysen: figures of the brand and of one product. */
export const INSIGHTS: readonly Screen[] = [
  ofDemo('insights', `${PATHS.insights}?range=90d`, charts),
  ofDemo('insights-crosshair', `${PATHS.insights}?range=90d&step=liked`, async (visit) => {
    await charts(visit)
    await visit.device.page.getByRole('slider').focus()
    await visit.device.page.keyboard.press('ArrowLeft')
  }),
  ofDemo('insights-tables', ALL_TABLES, ({ device }) => device.page.getByRole('table').nth(3).waitFor()),
  ofDemo('insights-definition', `${PATHS.insights}?range=90d`, async (visit) => {
    await charts(visit)
    await press(visit.device.page, /^(Gezeigt|Shown): /)
    await visit.device.page.getByRole('tooltip').first().waitFor()
  }),
  ofDemo('insights-audience', `${PATHS.insights}?range=90d`, async (visit) => {
    await charts(visit)
    await text(visit.device.page, /^(mind\. 240 Personen|at least 240 people)/)
  }),
  ofDemo('insights-export', `${PATHS.insights}?range=90d`, async (visit) => {
    await charts(visit)
    await press(visit.device.page, /: (exportieren|export)$/)
    await visit.device.page.getByRole('dialog').waitFor()
  }),
  ofDemo('insights-own-days', `${PATHS.insights}?range=custom&from=2025-01-01&to=2025-01-01`, ({ device }) =>
    device.page.getByRole('combobox').first().waitFor(),
  ),
  ofDemo('insights-of-product', `${PATHS.insights}?range=90d`, async (visit) => {
    const { page } = visit.device
    await charts(visit)
    await page
      .getByRole('list', { name: /^(Produkt|Product)$/ })
      .getByRole('link')
      .first()
      .click()
    await page.waitForURL(`**${PATHS.insights}/*`)
    await charts(visit)
  }),
  desk({
    name: 'insights-product-unknown',
    path: to(PATHS.productInsights, { productId: '01890000-0000-7000-8000-000000000000' }),
    before: async ({ device }) => device.monitor.allowStatus(404),
    ready: (page) => text(page, /^(Dieses Produkt gibt es nicht|This product does not exist)/),
  }),
  desk({
    name: 'insights-empty',
    path: PATHS.insights,
    ready: (page) => text(page, /^(In diesem Zeitraum ist nichts|Nothing happened in this)/),
  }),
  desk({
    name: 'insights-loading',
    path: PATHS.insights,
    ...answering('**/api/brand/insights/**', 'never'),
    ready: (page) => page.locator('main [role="status"]').first().waitFor(),
  }),
  desk({
    name: 'insights-failed',
    path: PATHS.insights,
    ...answering('**/api/brand/insights/**', 'failed'),
    ready: (page) => page.getByRole('button', { name: /^(Erneut versuchen|Try again)/ }).waitFor(),
  }),
  desk({
    name: 'insights-forbidden',
    brand: { role: 'editor' },
    path: PATHS.insights,
    ready: (page) => text(page, /^(Dafür fehlt dir die Berechtigung|You do not have permission)/),
  }),
]
