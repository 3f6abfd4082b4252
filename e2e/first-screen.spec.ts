import { expect, inject } from 'vitest'
import { logOf } from './ground/database.ts'
import { middleOf, stroke } from './ground/finger.ts'
import { holdScripts } from './ground/held-scripts.ts'
import { journey } from './ground/journey.ts'
import { nextCard, see, topCard, topId } from './ground/sight.ts'

journey('the card on top is there before any script, and the deck begins with it', async ({ signedIn, person }) => {
  const { page } = await signedIn()
  const letThrough = await holdScripts(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/', { waitUntil: 'commit' })
  const seen = page.locator('.first-screen [data-place="top"]')
  await see(seen)
  const name = await seen.locator('h2').textContent()
  const picture = seen.locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const place = await picture.boundingBox()
  expect(await topCard(page).count()).toBe(0)

  letThrough()
  const first = await topId(page)
  expect(await topCard(page).locator('h2').textContent()).toBe(name)
  expect(await topCard(page).locator('img').boundingBox()).toEqual(place)
  await expect.poll(() => asked.filter((path) => path.includes('ai-discovery')).length).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(await topId(page)).toBe(first)
  expect(asked).not.toContain('/api/auth/me')

  // What is pressed on it waits for the app, and is done once.
  const letThroughLater = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  const like = page.locator('.first-screen button[aria-label="Gefällt mir"]')
  const { x, y } = await middleOf(like)
  await page.touchscreen.tap(x, y)
  await stroke(page, { from: { x, y: y - 200 }, to: { x: x - 150, y: y - 200 } })
  expect(await page.evaluate(() => document.documentElement.dataset['pressed'])).toBeUndefined()
  for (const _ of ['once', 'and again, since nothing happens']) await page.touchscreen.tap(x, y)
  const profile = await middleOf(page.locator('.first-screen a[href="/profile"]'))
  await page.keyboard.down('Control')
  await page.mouse.click(profile.x, profile.y)
  await page.keyboard.up('Control')
  letThroughLater()
  await nextCard(page, first)
  await expect.poll(() => logOf(inject('databaseUrl'), person.email)).toEqual([{ action: 'like', productId: first }])

  // Whoever has left on this device without the server's knowledge sees nobody's deck.
  await page.evaluate(() => localStorage.setItem('leaving', 'true'))
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset['splash'] === '')
  expect(await seen.isVisible()).toBe(false)
})
