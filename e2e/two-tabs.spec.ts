import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import { button, topCardId, waitForClosed, waitForNextCard, waitForVisible } from './support/locators.ts'

journey('colour mode and logout apply to all tabs', async ({ signedIn }) => {
  const { page, context, monitor } = await signedIn()
  await page.goto('/')
  await topCardId(page)

  const other = await context.newPage()
  await other.goto('/profile')
  const profile = other.getByRole('dialog', { name: 'Profil' })
  await profile.getByText('Dunkel', { exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')

  // Both tabs request the session again, and other requests may be in flight.
  monitor.allowStatus(401)
  await button(profile, 'Abmelden').last().click()
  await waitForVisible(other.getByRole('link', { name: 'Anmelden' }))

  await waitForVisible(page.getByRole('link', { name: 'Anmelden' }))
})

journey(
  'a card liked in one tab leaves the deck of the other, and a late pass keeps the like',
  async ({ signedIn, url }) => {
    const device = await signedIn()
    const { page, context } = device
    const { savedIds, swipe } = apiOf(device, url)
    await page.goto('/')
    const first = await topCardId(page)
    const other = await context.newPage()
    await other.goto('/')
    expect(await topCardId(other)).toBe(first)
    await button(other, 'Gefällt mir').click()
    await waitForNextCard(page, first)

    // Liked on another device: nothing tells this tab.
    const second = await topCardId(page)
    await swipe(second, 'like')
    await page.keyboard.press('ArrowLeft')
    await waitForVisible(page.getByText('Bleibt gemerkt'))
    expect(await savedIds()).toEqual([second, first])
  },
)

journey('an open tab never overwrites the filters that were chosen on another device', async ({ signedIn, url }) => {
  const device = await signedIn({ kind: 'desktop' })
  const { page, monitor } = device
  const { saveFilters, savedFilters } = apiOf(device, url)
  const elsewhere = { gender: [], productType: ['pants' as const], priceRange: { min: 0, max: 10_000 } }
  await page.goto('/')
  await topCardId(page)

  // Leaving the page saves what waits, and nothing was changed here.
  await saveFilters(elsewhere)
  await page.reload()
  await waitForVisible(button(page, 'Filter, 1 aktiv'))
  expect((await savedFilters())?.productType).toEqual(['pants'])

  // What is chosen here without knowing the newer filters is not saved, and the page shows these.
  await saveFilters({ ...elsewhere, productType: ['tops'] })
  monitor.allowStatus(409, '/api/user-swipe-state')
  await button(page, 'Filter, 1 aktiv').click()
  const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
  await button(sheet, 'Schuhe').click()
  await button(sheet, 'Filter anwenden').click()
  await waitForClosed(sheet)
  await waitForVisible(
    page.getByText('Auf einem anderen Gerät hast du andere Filter gewählt. Sie gelten jetzt auch hier.'),
  )
  expect((await savedFilters())?.productType).toEqual(['tops'])
  await button(page, 'Filter, 1 aktiv').click()
  await waitForVisible(button(sheet, 'Filter Oberteile entfernen'))
  await button(sheet, 'Schuhe').click()
  await button(sheet, 'Filter anwenden').click()
  await expect.poll(async () => (await savedFilters())?.productType).toEqual(['shoes', 'tops'])
})
