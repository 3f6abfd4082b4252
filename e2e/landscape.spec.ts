import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { emptyProduct } from '#contract/empty-product.ts'
import { apiOf } from './support/api.ts'
import { makeOwner } from './support/brand-owner.ts'
import { journey } from './support/journey.ts'
import { button, topCard, topCardId, waitForVisible } from './support/locators.ts'
import { call } from './support/person.ts'

journey.for([
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])('on a phone of $width × $height px the whole deck is above the navigation', async (viewport, { signedIn }) => {
  const { page } = await signedIn({ kind: 'phone', viewport })
  await page.goto('/')
  await topCardId(page)
  const navigation = await page.getByRole('navigation').last().boundingBox()
  const card = await page.locator('[data-place="top"]').boundingBox()
  expect(card?.height).toBeGreaterThan(200)
  const parts = [
    page.locator('[data-place="top"]'),
    page.locator('[data-place="top"] h2'),
    ...['Weiter', 'Details', 'Gefällt mir', 'Filter', 'Aktualisieren'].map((name) => button(page, name)),
  ]
  for (const part of parts) {
    const box = await part.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0)
  }
  for (const name of ['Weiter', 'Details', 'Gefällt mir']) {
    expect((await button(page, name).boundingBox())?.x).toBeGreaterThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))
  }
})

const LANDSCAPE = { kind: 'phone', viewport: { width: 844, height: 390 } } as const

/** Lowest pixel of an element, and the first one of the navigation. */
const lowestOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)
}
const navigationOf = async (page: Page): Promise<number> =>
  (await page.getByRole('navigation').last().boundingBox())?.y ?? 0

journey('in landscape the first product of a search is above the navigation', async ({ signedIn }) => {
  const { page } = await signedIn(LANDSCAPE)
  await page.goto('/search?q=hoodie')
  const picture = page.getByRole('list', { name: 'Produkte' }).locator('img').first()
  await waitForVisible(picture)
  expect(await lowestOf(picture)).toBeLessThanOrEqual(await navigationOf(page))
})

journey('in landscape the saved card and its buttons are above the navigation', async ({ signedIn, url }) => {
  const device = await signedIn(LANDSCAPE)
  const { page } = device
  await apiOf(device, url).like(2)
  await page.goto('/saved?view=swipe')
  const list = page.getByRole('dialog', { name: 'Gemerkt' })
  const parts = [topCard(list), ...['Entfernen', 'Behalten', 'Zurück zum Raster'].map((name) => button(list, name))]
  await waitForVisible(topCard(list))
  for (const part of parts) expect(await lowestOf(part)).toBeLessThanOrEqual(await navigationOf(page))
  expect((await topCard(list).boundingBox())?.height).toBeGreaterThan(180)
})

journey('in landscape the table of products scrolls, and the page does not', async ({ signedIn, person, url }) => {
  const { page, context } = await signedIn(LANDSCAPE)
  await makeOwner(inject('databaseUrl'), person.email, `Nachtschicht ${person.username}`)
  const form = { ...emptyProduct('de'), name: 'Kapuzenpullover mit einem sehr langen Namen' }
  await call(context.request, url, 'POST', '/api/brand/products', { form })
  await page.goto('/dashboard/products')
  await waitForVisible(page.getByRole('row').filter({ hasText: 'Kapuzenpullover' }))
  // On a phone a page that is too wide widens what is fixed to its edges.
  expect(await page.evaluate(() => innerWidth)).toBe(LANDSCAPE.viewport.width)
})
