import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { callsOf } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { button, closed, gone, see } from './ground/sight.ts'

const profileOf = (page: Page) => page.getByRole('dialog', { name: 'Profil' })
const row = (inside: Locator, text: string) => inside.getByRole('listitem').filter({ hasText: text })

/** Downloads what a link leads to and answers it as text. */
async function downloaded(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFile(await download.path(), 'utf8')
}

// Trust L21; Product 16: what was learned in words, the copy of everything, and the history.
journey(
  'somebody reads and corrects the own style, changes an answer, and downloads everything',
  async ({ signedIn, person, url }) => {
    const device = await signedIn()
    const { page } = device
    const { feed, swipeAll } = callsOf(device, url)
    const products = (await feed()).slice(0, 100)
    const isLiked = ({ productType }: { productType: string }) => productType === 'pants'
    await swipeAll(products.filter(isLiked), 'like')
    const passed = products.filter((product) => !isLiked(product))
    await swipeAll(passed, 'pass')

    await page.goto('/profile')
    const profile = profileOf(page)
    await see(profile.getByText('Das liest dein Deck aus deinen Swipes.'))
    await button(profile, 'Stimmt nicht: Hosen').click()
    await see(row(profile, 'Hosen').getByText('egal'))
    await gone(button(profile, 'Stimmt nicht: Hosen'))
    await button(profile, 'Wunsch hinzufügen').click()
    const wish = page.getByRole('dialog', { name: 'Was willst du sehen?' })
    await wish.getByLabel('Worum geht es?').selectOption('Colour')
    await wish.getByLabel('Was genau?').selectOption('Teile in dunklen Farben')
    await button(wish, 'Hinzufügen').click()
    await closed(wish)
    await see(row(profile, 'Teile in dunklen Farben').getByText('mehr'))
    await button(profile, 'Zurücknehmen: Hosen').click()
    await see(button(profile, 'Stimmt nicht: Hosen'))

    await button(profile, 'Meine Daten herunterladen').click()
    await see(profile.getByText('Deine Daten liegen bereit.'))
    const read = await downloaded(page, profile.getByRole('link', { name: 'Seite zum Lesen (HTML)' }))
    expect(read).toContain(person.email)
    await see(profile.getByText('Seite zum Lesen (HTML): geladen'))
    const copy = JSON.parse(await downloaded(page, profile.getByRole('link', { name: 'Für Programme (JSON)' })))
    expect(copy.sections.swipes.rows).toHaveLength(100)
    await see(button(profile, 'Neu anfordern'))

    await page.goto('/saved')
    const saved = page.getByRole('dialog', { name: 'Gemerkt' })
    await saved.getByRole('link', { name: 'Verlauf' }).click()
    await see(saved.getByRole('heading', { name: 'Heute' }))
    await saved.getByText('Pass', { exact: true }).click()
    const last = passed.at(-1)
    const name = `${last?.brand.name} ${last?.name}`
    await button(saved, `${name} zurück ins Deck legen`).click()
    await see(page.getByText(`Zurückgelegt: ${name}`))
    await gone(button(saved, `${name} zurück ins Deck legen`))
    expect((await feed()).map(({ id }) => id)).toContain(last?.id)
  },
)

// Trust L22: without the app, and for visitors to read.
journey('somebody finds out how to leave, signs in and deletes the account', async ({ open, signedIn, url }) => {
  const { page: visitor } = await open()
  await visitor.goto('/konto-loeschen')
  const way = visitor.getByRole('link', { name: 'Anmelden und löschen' })
  await see(way)
  expect(await way.getAttribute('href')).toBe('/login?returnTo=%2Fkonto-loeschen')
  await see(visitor.getByRole('heading', { name: 'Was bleibt, und warum' }))

  const { page, watch } = await signedIn()
  // What was asked for in the moment of leaving is answered to nobody.
  watch.expectAnswer(401, '/api/saved-products')
  await page.goto('/konto-loeschen')
  await button(page, 'Konto löschen').click()
  const question = page.getByRole('alertdialog', { name: 'Bist du ganz sicher?' })
  await see(question)
  await button(question, 'Konto löschen').click()
  await page.waitForURL(`${url}/`)
  await see(page.getByRole('link', { name: 'App erleben' }))
})
