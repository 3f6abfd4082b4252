import { expect, inject } from 'vitest'
import { logOf } from './support/database.ts'
import { delayScripts } from './support/delayed-scripts.ts'
import { journey } from './support/journey.ts'
import { layoutShift } from './support/layout-shift.ts'
import { topCard, topCardId, waitForNextCard, waitForVisible } from './support/locators.ts'
import { centerOf, drag } from './support/touch.ts'

journey('the first card is shown without scripts, and the deck continues with it', async ({ signedIn, person }) => {
  const { page } = await signedIn()
  const loadScripts = await delayScripts(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/', { waitUntil: 'commit' })
  const seen = page.locator('.first-screen [data-place="top"]')
  await waitForVisible(seen)
  const name = await seen.locator('h2').textContent()
  const picture = seen.locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const place = await picture.boundingBox()
  expect(await topCard(page).count()).toBe(0)

  loadScripts()
  const first = await topCardId(page)
  expect(await topCard(page).locator('h2').textContent()).toBe(name)
  expect(await topCard(page).locator('img').boundingBox()).toEqual(place)
  await expect.poll(() => asked.filter((path) => path.includes('ai-discovery')).length).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(await topCardId(page)).toBe(first)
  expect(asked).not.toContain('/api/auth/me')

  // Input on it waits for the app and is handled once.
  const loadScriptsLater = await delayScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  const like = page.locator('.first-screen button[aria-label="Gefällt mir"]')
  const { x, y } = await centerOf(like)
  await page.touchscreen.tap(x, y)
  await drag(page, { from: { x, y: y - 200 }, to: { x: x - 150, y: y - 200 } })
  expect(await page.evaluate(() => document.documentElement.dataset['pressed'])).toBeUndefined()
  for (const _ of ['once', 'and again, since nothing happens']) await page.touchscreen.tap(x, y)
  const profile = await centerOf(page.locator('.first-screen a[href="/profile"]'))
  await page.keyboard.down('Control')
  await page.mouse.click(profile.x, profile.y)
  await page.keyboard.up('Control')
  loadScriptsLater()
  await waitForNextCard(page, first)
  await expect.poll(() => logOf(inject('databaseUrl'), person.email)).toEqual([{ action: 'like', productId: first }])

  // While a logout is pending, no deck is shown.
  await page.evaluate(() => localStorage.setItem('leaving', 'true'))
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset['splash'] === '')
  expect(await seen.isVisible()).toBe(false)
})

journey('a shop is shown without scripts, and all of its products follow', async ({ signedIn, url }) => {
  const { page, context } = await signedIn()
  const brands = await (await context.request.get(`${url}/api/brands?q=rauputz`)).json()
  const brandId = (brands as { readonly brands: readonly { readonly id: string }[] }).brands[0]?.id
  const list = await (await context.request.get(`${url}/api/brands/${brandId}/shop`)).json()
  const { products } = list as { readonly products: readonly { readonly name: string }[] }
  expect(products.length).toBeGreaterThan(12)

  const loadScripts = await delayScripts(page)
  await page.goto(`/brands/${brandId}/shop`, { waitUntil: 'commit' })
  const first = page.locator('.first-screen')
  const seen = {
    head: first.locator('h1'),
    // Of the first section of its design; the list of products is below the fold.
    section: first.locator('h2'),
  }
  await waitForVisible(seen.head)
  // Where no font has the metrics of ours, as on test machines, a font that comes late moves the lines by itself.
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const shiftOfFonts = await layoutShift(page)
  const places = { head: await seen.head.boundingBox(), section: await seen.section.first().boundingBox() }
  // A select in the document would make style and layout of the whole shop one task (select-field.tsx).
  expect(await first.locator('select').count()).toBe(0)

  loadScripts()
  const tiles = page.getByRole('list', { name: 'Produkte zeigen' }).getByRole('listitem')
  await expect.poll(() => tiles.count()).toBe(products.length)
  expect({
    head: await page.getByRole('heading', { level: 1 }).boundingBox(),
    section: await page.locator('h2').first().boundingBox(),
  }).toEqual(places)
  expect(await layoutShift(page)).toBe(shiftOfFonts)
  // Each tile also has a heart, which shows no text.
  const names = (await tiles.locator('button').allTextContents()).filter((text) => text !== '')
  expect(names).toEqual(products.map(({ name }) => name))

  // An unused scrollbar would fade over twenty frames: it is shown from the first scroll on.
  const scrollbar = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollbarWidth)
  expect(await scrollbar()).toBe('none')
  await page.mouse.wheel(0, 300)
  await expect.poll(scrollbar).toBe('auto')
})
