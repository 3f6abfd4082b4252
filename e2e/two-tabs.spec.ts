import { journey } from './ground/journey.ts'
import { button, see, topId } from './ground/sight.ts'

journey('whoever leaves in one tab is gone in the other, and so is what was seen there', async ({ signedIn }) => {
  const { page, context, watch } = await signedIn()
  await page.goto('/')
  await topId(page)

  const other = await context.newPage()
  await other.goto('/profile')
  const profile = other.getByRole('dialog', { name: 'Profil' })
  // Both tabs ask once more who is there, or were still asking for something else.
  watch.expectAnswer(401)
  await button(profile, 'Abmelden').last().click()
  await see(other.getByRole('link', { name: 'Anmelden' }))

  await see(page.getByRole('link', { name: 'Anmelden' }))
})
