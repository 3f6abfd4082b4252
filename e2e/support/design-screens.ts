import type { Page } from 'playwright-core'
import { presetTheme } from '#contract/theme-presets.ts'
import { PATHS } from '#web/paths.ts'
import { addColleague, within } from './desk-brand.ts'
import { answering, desk, press } from './desk-screen.ts'
import type { Screen, ScreenVisit } from './screen.ts'

const inGroup = (group: string): string => `${PATHS.shopDesign}?group=${group}`

/** The shop is drawn. */
const drawn = (page: Page) => page.frameLocator('iframe').locator('.shop-head').first().waitFor()

const UNREADABLE = { background: '#f3f1ea', text: '#c9c4b8', primary: '#d7ff3e', onPrimary: '#ffffff' }

/** A draft, and two published versions. */
const withVersions = (visit: ScreenVisit, brandId: string): Promise<unknown> =>
  within(visit, async (client) => {
    await client.query(`insert into brand_themes (brand_id, draft, saved_at) values ($1, $2, now())`, [
      brandId,
      JSON.stringify(presetTheme('vintage')),
    ])
    for (const [at, preset] of (['neon', 'luxe'] as const).entries()) {
      await client.query(
        `insert into brand_theme_versions (brand_id, no, theme, published_at)
         values ($1, $2, $3, now() - interval '1 day' * $4)`,
        [brandId, at + 1, JSON.stringify(presetTheme(preset)), 9 - at],
      )
    }
    await client.query(`update brand_themes set published_no = 2 where brand_id = $1`, [brandId])
  })

const withUnreadable = (visit: ScreenVisit, brandId: string): Promise<unknown> =>
  within(visit, (client) =>
    client.query(`insert into brand_themes (brand_id, draft, saved_at) values ($1, $2, now())`, [
      brandId,
      JSON.stringify({ ...presetTheme('skate'), colours: UNREADABLE }),
    ]),
  )

/** Another member saves while this one has changed something. */
const changeTwice = async (page: Page, visit: ScreenVisit, brandId: string): Promise<void> => {
  visit.device.monitor.allowStatus(409)
  await drawn(page)
  await within(visit, (client) =>
    client.query(`insert into brand_themes (brand_id, draft, saved_at) values ($1, $2, now())`, [
      brandId,
      JSON.stringify({ ...presetTheme('minimal'), radius: 24 }),
    ]),
  )
  await page.getByText('Luxe', { exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await page
    .getByText(/^(Ecken|Corners)$/)
    .last()
    .waitFor()
}

/** The editor of a shop's design. */
export const DESIGN: readonly Screen[] = [
  desk({ name: 'design-preset', brand: { products: 12 }, path: inGroup('preset'), ready: drawn }),
  desk({
    name: 'design-contrast',
    brand: { products: 4 },
    path: inGroup('colours'),
    before: withUnreadable,
    ready: drawn,
  }),
  desk({ name: 'design-fonts', brand: { products: 4 }, path: inGroup('fonts'), ready: drawn }),
  desk({ name: 'design-shape', brand: { products: 4 }, path: inGroup('shape'), ready: drawn }),
  desk({ name: 'design-head', brand: { products: 4 }, path: inGroup('head'), ready: drawn }),
  desk({
    name: 'design-sections',
    brand: { products: 12 },
    path: inGroup('sections'),
    ready: async (page) => {
      await drawn(page)
      await page.getByRole('button', { name: /^(Ankündigung|Announcement)/, expanded: false }).click()
    },
  }),
  desk({ name: 'design-closed-panel', brand: { products: 12 }, path: inGroup('none'), ready: drawn }),
  desk({ name: 'design-without-products', path: inGroup('preset'), ready: drawn }),
  desk({
    name: 'design-versions',
    brand: { products: 4 },
    path: PATHS.shopDesign,
    before: withVersions,
    ready: async (page) => {
      await drawn(page)
      await press(page, /^(Mehr zum Shop-Design|More about the shop design)$/)
      await press(page, /^(Frühere Fassungen|Earlier versions)$/)
      await page
        .getByRole('button', { name: /(zurückholen|Bring back)/ })
        .first()
        .waitFor()
    },
  }),
  desk({
    name: 'design-publish',
    brand: { products: 4 },
    path: PATHS.shopDesign,
    before: withVersions,
    ready: async (page) => {
      await drawn(page)
      await press(page, /^(Veröffentlichen|Publish)$/)
      await page.getByRole('dialog').waitFor()
    },
  }),
  desk({
    name: 'design-conflict',
    brand: { products: 4 },
    path: inGroup('preset'),
    ready: changeTwice,
    cleanUp: async ({ device }) => {
      await device.page.unrouteAll()
    },
  }),
  desk({
    name: 'design-failed',
    path: PATHS.shopDesign,
    ...answering('**/api/brand/theme**', 'failed'),
    ready: (page) => page.getByRole('button', { name: /^(Erneut versuchen|Try again)/ }).waitFor(),
  }),
  desk({
    name: 'design-not-allowed',
    brand: { role: 'finance' },
    path: PATHS.shopDesign,
    before: (visit, brandId) => addColleague(visit, brandId, 'pauline', 'admin'),
    ready: (page) => page.locator('.empty-state').waitFor(),
  }),
]
