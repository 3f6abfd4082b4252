import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitForApp } from './support/app-ready.ts'
import { journey } from './support/journey.ts'
import { button, topCard, topCardId, waitForVisible } from './support/locators.ts'
import { codeFor } from './support/mailbox.ts'
import { call, type Person } from './support/person.ts'

interface Words {
  readonly next: string
  readonly step: (number: number) => string
}
const DE: Words = { next: 'Weiter', step: (number) => `Schritt ${number} von 6` }
const EN: Words = { next: 'Continue', step: (number) => `Step ${number} of 6` }

const waitForStep = (page: Page, { step }: Words, number: number) =>
  waitForVisible(page.getByRole('heading', { name: step(number) }))

/** A name that no brand has. */
const brandName = ({ username }: Person) => `Hafenware ${username.slice(-8)}`

// The refused fields are answered 400, and the session of a visitor 401.
journey('a new label registers on a phone, in German', async ({ phone: { page, monitor }, url, person }) => {
  monitor.allowStatus(400)
  await page.goto('/brand-register')
  await waitForApp(page)
  await waitForStep(page, DE, 1)
  await page.getByLabel('Benutzername').fill(person.username)
  await page.getByLabel('E-Mail').fill(person.email)
  await page.getByLabel('Passwort', { exact: true }).fill(person.password)
  await page.getByLabel('Passwort wiederholen').fill(person.password)
  await page.getByRole('checkbox').check()
  await button(page, DE.next).click()

  await waitForStep(page, DE, 2)
  await page.getByLabel('Markenname').fill(brandName(person))
  await waitForVisible(page.getByText(`${brandName(person)} ist frei.`))
  expect(await page.getByLabel('Handle').inputValue()).toBe(brandName(person).toLowerCase().replace(' ', '-'))
  await page.getByLabel('Website').fill('https://hafenware.de')
  await button(page, DE.next).click()
  await waitForVisible(page.getByText('Bitte wähle mindestens eins aus.').first())
  await button(page, 'Oberteile').click()
  await button(page, 'Unisex').click()
  await button(page, DE.next).click()

  await waitForStep(page, DE, 3)
  await page.getByLabel('Firma', { exact: true }).fill('Privat')
  await page.getByLabel('Rechtsform').selectOption('gmbh')
  await page.getByLabel('Straße und Hausnummer').fill('Am Kai 7')
  await page.getByLabel('PLZ').fill('20457')
  await page.getByLabel('Ort').fill('Hamburg')
  await page.getByLabel('Vertretungsberechtigte Person').fill('Ida Petersen')
  await page.getByLabel('E-Mail der Firma').fill('post@hafenware.de')
  await page.getByLabel('Telefon').fill('040 1234567')
  await page.getByLabel('USt-IdNr.', { exact: true }).last().fill('DE136695976')
  await button(page, DE.next).click()
  await waitForVisible(page.getByText('Dropdeck ist nur für Unternehmen.'))
  await page.getByLabel('Firma', { exact: true }).fill('Hafenware GmbH')
  // Back, and nothing is lost.
  await button(page, 'Zurück').last().click()
  await waitForStep(page, DE, 2)
  expect(await page.getByLabel('Markenname').inputValue()).toBe(brandName(person))
  await button(page, DE.next).click()
  await waitForStep(page, DE, 3)
  await button(page, DE.next).click()

  await waitForStep(page, DE, 4)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  const kept = await page.evaluate(() => localStorage.getItem('brand_draft'))
  expect(kept).toContain('Hafenware GmbH')
  expect(kept).not.toContain(person.password)
  await button(page, 'Registrieren und Code anfordern').click()

  await waitForStep(page, DE, 5)
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(url, person.email))
  await waitForVisible(page.getByRole('heading', { name: `${brandName(person)} ist in Prüfung` }))
  expect(await page.evaluate(() => localStorage.getItem('brand_draft'))).toBeNull()
  await page.getByRole('link', { name: 'Zum Arbeitsbereich' }).click()
  await page.waitForURL(`${url}/dashboard`)
  await waitForVisible(page.getByText('Dein Start'))
})

journey(
  'a shopper adds a brand on a desktop, in English, and keeps what was saved',
  async ({ signedIn, url, person }) => {
    const { page, context } = await signedIn({ kind: 'desktop', language: 'en' })
    await page.goto('/discovery')
    await waitForVisible(topCard(page))
    const productId = await topCardId(page)
    await call(context.request, url, 'POST', '/api/user-interactions', { productId, action: 'like' })
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Register as brand' }).click()
    await page.waitForURL(`${url}/brand-register`)

    await waitForStep(page, EN, 2)
    await page.getByLabel('Brand name').fill(brandName(person))
    await page.getByLabel('Website or shop').fill('https://hafenware.com')
    await button(page, 'Shoes').click()
    await button(page, 'Women').click()
    await button(page, EN.next).click()
    await waitForStep(page, EN, 3)
    await page.getByLabel('Company', { exact: true }).fill('Hafenware Ltd')
    await page.getByLabel('Street and number').fill('1 Quay Road')
    await page.getByLabel('Country').selectOption('AT')
    await page.getByLabel('Postal code').fill('1010')
    await page.getByLabel('City').fill('Vienna')
    await page.getByLabel('Authorised representative').fill('Ida Petersen')
    // Decision 106: filled with the account's.
    expect(await page.getByLabel('Company email').inputValue()).toBe(person.email)
    await page.getByLabel('Company email').fill('post@hafenware.com')
    await page.getByLabel('Phone').fill('+43 1 5331234')
    await page.getByText('Small business').click()
    await button(page, EN.next).click()
    await waitForStep(page, EN, 4)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    const earlier = await codeFor(url, person.email)
    await button(page, 'Register and send the code').click()
    await waitForStep(page, EN, 5)
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(url, person.email, [earlier]))
    await waitForVisible(page.getByRole('heading', { name: `${brandName(person)} is in review` }))

    const saved = await (await call(context.request, url, 'GET', '/api/saved-products')).json()
    expect(saved.map(({ id }: { id: string }) => id)).toEqual([productId])
  },
)
