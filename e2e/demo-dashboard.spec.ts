import { expect } from 'vitest'
import { BRAND_RIGHTS } from '#contract/rights.ts'
import { demoAddress } from '#web/features/demo-dashboard/demo-address.ts'
import { PROMISES, SAVING } from '#web/features/landing/sections/promises.ts'
import { sectionsFor } from '#web/features/workspace/sections.ts'
import { de } from '#web/i18n/de.ts'
import { journey } from './support/journey.ts'
import { button, waitForVisible } from './support/locators.ts'

const UNSAVED = 'Demo – wird nicht gespeichert'

/** Whether there is a line above every page, which the demo asks like the others. */
const SITE_STATE = 'GET /api/site/state'

// Product 15: from the landing page over the demo to the registration, without a call to the server about the brand.
journey('a visitor tours the demo, sees every section, can save nothing, and registers', async ({ open }) => {
  const { page } = await open({ kind: 'desktop' })
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const name = `${request.method()} ${pathname}`
    if (/^\/(api|media)\//.test(pathname) && name !== SITE_STATE) asked.push(name)
  })
  await page.getByRole('link', { name: 'Dashboard ansehen' }).click()
  await page.waitForURL('**/demo-dashboard')

  const tour = page.locator('section', { has: page.getByText('Schritt 1 von 6') })
  await waitForVisible(tour)
  for (const step of [2, 3, 4, 5, 6]) {
    await button(page, 'Weiter').click()
    await waitForVisible(page.getByText(`Schritt ${step} von 6`))
  }
  await button(page, 'Rundgang beenden').click()

  const sections = sectionsFor(BRAND_RIGHTS)
  for (const { path, label } of sections) {
    const [area = '', name = ''] = label.split('.')
    const words: Readonly<Record<string, Readonly<Record<string, unknown>>>> = de
    const link = page
      .getByRole('navigation', { name: 'Bereiche' })
      .getByRole('link', { name: `${words[area]?.[name]}` })
    await link.click()
    await page.waitForURL(`**${demoAddress(path)}*`)
    await waitForVisible(page.locator('[aria-current="page"]', { hasText: `${words[area]?.[name]}` }))
    await expect.poll(() => page.locator('.shimmer').count()).toBe(0)
    expect(await button(page, 'Nochmal versuchen').count(), path).toBe(0)
  }

  await page.goto('/demo-dashboard/settings?part=profile')
  await page.getByLabel('Stadt').first().fill('Kiel')
  await page
    .getByRole('button', { name: /^Speichern/ })
    .first()
    .click()
  await waitForVisible(page.getByText(UNSAVED))
  // Addresses, language and reload stay in the demo.
  await button(page, 'EN, English').click()
  await waitForVisible(page.getByRole('link', { name: 'Register your brand' }))
  expect(asked).toEqual([])

  await page.getByRole('link', { name: 'Register your brand' }).click()
  await page.waitForURL('**/brand-register')
  await page.goBack()
  await page.waitForURL('**/demo-dashboard/settings*')
})

journey('each promise of the landing page shows its tool and leads to it in the demo', async ({ open }) => {
  const { page } = await open({ kind: 'desktop' })
  await page.goto('/')
  for (const { id, path } of [...PROMISES, SAVING]) {
    const picture = page.locator(`img[src^="/tools/${id}-"]`)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { message: id })
      .toBeGreaterThan(0)
    const links = page.locator('#brands').locator(`a[href="${path}"]`)
    expect(await links.count(), path).toBeGreaterThan(0)
  }
  await page.locator(`a[href="${SAVING.path}"]`).click()
  await page.waitForURL(`**${SAVING.path}`)
  for (const { path } of PROMISES) {
    // Within the demo's document, as a link of it leads there.
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await waitForVisible(page.locator('main'))
    await expect.poll(() => page.locator('.shimmer').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Zur Übersicht der Demo' }).count(), path).toBe(0)
    expect(await button(page, 'Nochmal versuchen').count(), path).toBe(0)
  }
})
