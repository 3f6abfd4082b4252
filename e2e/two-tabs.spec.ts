import { expect } from 'vitest'
import { callsOf } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { button, closed, see, topId } from './ground/sight.ts'

journey(
  'colours follow from one tab to the other; whoever leaves in one is gone in both, with what was seen',
  async ({ signedIn }) => {
    const { page, context, watch } = await signedIn()
    await page.goto('/')
    await topId(page)

    const other = await context.newPage()
    await other.goto('/profile')
    const profile = other.getByRole('dialog', { name: 'Profil' })
    await profile.getByText('Dunkel', { exact: true }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')

    // Both tabs ask once more who is there, or were still asking for something else.
    watch.expectAnswer(401)
    await button(profile, 'Abmelden').last().click()
    await see(other.getByRole('link', { name: 'Anmelden' }))

    await see(page.getByRole('link', { name: 'Anmelden' }))
  },
)

journey('an open tab never overwrites the filters that were chosen on another device', async ({ signedIn, url }) => {
  const device = await signedIn({ kind: 'desktop' })
  const { page, watch } = device
  const { keepFilters, keptFilters } = callsOf(device, url)
  const elsewhere = { gender: [], productType: ['pants' as const], priceRange: { min: 0, max: 10_000 } }
  await page.goto('/')
  await topId(page)

  // Leaving the page saves what waits, and nothing was changed here.
  await keepFilters(elsewhere)
  await page.reload()
  await see(button(page, 'Filter, 1 aktiv'))
  expect((await keptFilters())?.productType).toEqual(['pants'])

  // What is chosen here without knowing the newer filters is not saved, and the page shows these.
  await keepFilters({ ...elsewhere, productType: ['tops'] })
  watch.expectAnswer(409, '/api/user-swipe-state')
  await button(page, 'Filter, 1 aktiv').click()
  const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
  await button(sheet, 'Schuhe').click()
  await button(sheet, 'Filter anwenden').click()
  await closed(sheet)
  await see(page.getByText('Filter auf einem anderen Gerät geändert'))
  expect((await keptFilters())?.productType).toEqual(['tops'])
  await button(page, 'Filter, 1 aktiv').click()
  await see(button(sheet, 'Filter Oberteile entfernen'))
  await button(sheet, 'Schuhe').click()
  await button(sheet, 'Filter anwenden').click()
  await expect.poll(async () => (await keptFilters())?.productType).toEqual(['shoes', 'tops'])
})
