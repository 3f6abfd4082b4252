import { expect } from 'vitest'
import { journey } from './ground/journey.ts'
import { button, see, topId } from './ground/sight.ts'

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
