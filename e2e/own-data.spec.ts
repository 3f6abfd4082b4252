import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import { button, waitForClosed, waitForHidden, waitForVisible } from './support/locators.ts'

const profileOf = (page: Page) => page.getByRole('dialog', { name: 'Profil' })
const row = (inside: Locator, text: string) => inside.getByRole('listitem').filter({ hasText: text })

/** Downloads the target of a link and returns it as text. */
async function downloaded(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFile(await download.path(), 'utf8')
}

// Trust L21; Product 16: learned style, data export and history.
journey(
  'a user corrects the learned style, changes an answer in the history, and downloads all data',
  async ({ signedIn, person, url }) => {
    const device = await signedIn()
    const { page } = device
    const { feed, swipeAll } = apiOf(device, url)
    const products = (await feed()).slice(0, 100)
    const isLiked = ({ productType }: { productType: string }) => productType === 'pants'
    await swipeAll(products.filter(isLiked), 'like')
    const passed = products.filter((product) => !isLiked(product))
    await swipeAll(passed, 'pass')

    await page.goto('/profile')
    const profile = profileOf(page)
    await waitForVisible(profile.getByText('Das liest dein Deck aus deinen Swipes.'))
    await button(profile, 'Stimmt nicht: Hosen').click()
    await waitForVisible(row(profile, 'Hosen').getByText('egal'))
    await waitForHidden(button(profile, 'Stimmt nicht: Hosen'))
    await button(profile, 'Wunsch hinzufügen').click()
    const dialog = page.getByRole('dialog', { name: 'Was willst du sehen?' })
    await dialog.getByLabel('Worum geht es?').selectOption('Colour')
    await dialog.getByLabel('Was genau?').selectOption('Teile in dunklen Farben')
    await button(dialog, 'Hinzufügen').click()
    await waitForClosed(dialog)
    await waitForVisible(row(profile, 'Teile in dunklen Farben').getByText('mehr'))
    await button(profile, 'Zurücknehmen: Hosen').click()
    await waitForVisible(button(profile, 'Stimmt nicht: Hosen'))

    await button(profile, 'Meine Daten herunterladen').click()
    await waitForVisible(profile.getByText('Deine Daten liegen bereit.'))
    const read = await downloaded(page, profile.getByRole('link', { name: 'Seite zum Lesen (HTML)' }))
    expect(read).toContain(person.email)
    await waitForVisible(profile.getByText('Seite zum Lesen (HTML): geladen'))
    const copy = JSON.parse(await downloaded(page, profile.getByRole('link', { name: 'Für Programme (JSON)' })))
    expect(copy.sections.swipes.rows).toHaveLength(100)
    await waitForVisible(button(profile, 'Neu anfordern'))

    await page.goto('/saved')
    const saved = page.getByRole('dialog', { name: 'Gemerkt' })
    await saved.getByRole('link', { name: 'Verlauf' }).click()
    await waitForVisible(saved.getByRole('heading', { name: 'Heute' }))
    await saved.getByText('Übersprungen', { exact: true }).first().click()
    const last = passed.at(-1)
    const name = `${last?.brand.name} ${last?.name}`
    await button(saved, `Doch nicht übersprungen: ${name}`).click()
    await waitForVisible(page.getByText(`Zurückgelegt: ${name}`))
    await waitForHidden(button(saved, `Doch nicht übersprungen: ${name}`))
    expect((await feed()).map(({ id }) => id)).toContain(last?.id)
  },
)

// Trust L22: deletion without the app.
journey('a visitor reads how to delete an account, signs in and deletes it', async ({ open, signedIn, url }) => {
  const { page: visitor } = await open()
  await visitor.goto('/konto-loeschen')
  const way = visitor.getByRole('link', { name: 'Anmelden und löschen' })
  await waitForVisible(way)
  expect(await way.getAttribute('href')).toBe('/login?returnTo=%2Fkonto-loeschen')
  await waitForVisible(visitor.getByRole('heading', { name: 'Was bleibt, und warum' }))

  const { page, monitor } = await signedIn()
  // Requests in flight at the deletion are answered 401.
  monitor.allowStatus(401, '/api/saved-products')
  await page.goto('/konto-loeschen')
  await button(page, 'Konto löschen').click()
  const question = page.getByRole('alertdialog', { name: 'Bist du ganz sicher?' })
  await waitForVisible(question)
  await button(question, 'Konto löschen').click()
  await page.waitForURL(`${url}/`)
  await waitForVisible(page.getByRole('link', { name: 'App erleben' }))
})
