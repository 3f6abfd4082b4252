import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitForApp } from './support/app-ready.ts'
import { isThorough } from './support/condition.ts'
import {
  addProduct,
  approveAll,
  type Evening,
  type Goods,
  inviteColleague,
  proveDomain,
  swipeGoods,
} from './support/first-evening.ts'
import { journey } from './support/journey.ts'
import { button, topCard, topCardId, waitForClosed, waitForVisible } from './support/locators.ts'
import { codeFor } from './support/mailbox.ts'
import { call, type Person, register } from './support/person.ts'
import { photosOf } from './support/photos.ts'
import { wordsOf } from './support/words.ts'

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

const goodsOf = (shop: string): readonly Goods[] => [
  {
    name: 'Kaimauer Tee',
    text: 'Schweres T-Shirt aus Porto, fällt weit. Heavy t-shirt from Porto, wide fit.',
    type: 'tops',
    price: '39,90',
    sizes: ['S', 'M', 'L'],
    link: `${shop}/kaimauer`,
    photos: photosOf('t-shirt', 3),
  },
  {
    name: 'Spundwand Runner',
    text: 'Leichter Schuh für lange Wege. Light shoes for long ways.',
    type: 'shoes',
    price: '129',
    sizes: ['42', '43', '44'],
    link: `${shop}/spundwand`,
    photos: photosOf('shoes', 3),
  },
]

// The refused fields are answered 400, and the session of a visitor 401.
journey(
  'a label’s first evening on a phone, in German: from the registration to another account’s deck',
  async ({ open, ownServer, person }) => {
    const { url } = await ownServer()
    const { page, monitor } = await open({ url, kind: 'phone' })
    monitor.allowStatus(400)
    await page.goto('/brand-register')
    await waitForApp(page)
    await waitForStep(page, DE, 1)
    await page.getByLabel('Benutzername').fill(person.username)
    await page.getByLabel('E-Mail').fill(`vertippt-${person.email}`)
    await page.getByLabel('Passwort', { exact: true }).fill(person.password)
    await page.getByLabel('Passwort wiederholen').fill(person.password)
    await page.getByRole('checkbox').check()
    await button(page, DE.next).click()

    await waitForStep(page, DE, 2)
    await button(page, DE.next).click()
    await waitForVisible(page.getByText('Bitte fülle dieses Feld aus.').first())
    await page.getByLabel('Markenname').fill(brandName(person))
    await waitForVisible(page.getByText(`${brandName(person)} ist frei.`))
    // The handle follows the name, and so does its error.
    expect(await page.getByText('Bitte fülle dieses Feld aus.').count()).toBe(0)
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
    // Decision 106: filled with the account's.
    expect(await page.getByLabel('E-Mail der Firma').inputValue()).toBe(`vertippt-${person.email}`)
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
    // The address was mistyped: the form comes back filled, and a new code goes out.
    await button(page, 'Andere E-Mail-Adresse').click()
    await waitForStep(page, DE, 1)
    await page.getByLabel('E-Mail').fill(person.email)
    await button(page, 'Registrieren und Code anfordern').click()
    await waitForStep(page, DE, 5)
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await waitForVisible(page.locator('[aria-invalid="true"]'))
    await waitForStep(page, DE, 5)
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(url, person.email))
    await waitForVisible(page.getByRole('heading', { name: `${brandName(person)} ist in Prüfung` }))
    expect(await page.evaluate(() => localStorage.getItem('brand_draft'))).toBeNull()
    await page.getByRole('link', { name: 'Zum Arbeitsbereich' }).click()
    await page.waitForURL(`${url}/dashboard`)
    await waitForVisible(page.getByText('Dein Start'))
    // Back closes a panel that has no address.
    await button(page, 'Menü öffnen').click()
    await waitForVisible(page.getByRole('dialog'))
    await page.goBack()
    await waitForClosed(page.getByRole('dialog'))
    expect(new URL(page.url()).pathname).toBe('/dashboard')

    const name = brandName(person)
    const evening: Evening = {
      url,
      page,
      language: 'de',
      t: wordsOf('de'),
      open: (options) => open({ url, ...options }),
    }
    await proveDomain(evening, 'hafenware.de')
    const goods = goodsOf('https://hafenware.de')
    for (const one of goods) await addProduct(evening, one)
    await inviteColleague(evening, name)
    const names = goods.map((one) => one.name)
    await approveAll(evening, [name, ...names])
    await swipeGoods(evening, name, names)
  },
)

// The same way in the other language and layout takes two minutes more.
journey.runIf(isThorough)(
  'a shopper’s first evening as a label on a desktop, in English; what was saved stays',
  async ({ open, ownServer, person }) => {
    const { url } = await ownServer()
    const { page, context } = await open({ url, kind: 'desktop', language: 'en' })
    await register(context.request, url, person)
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

    const name = brandName(person)
    const evening: Evening = {
      url,
      page,
      language: 'en',
      t: wordsOf('en'),
      open: (options) => open({ url, ...options }),
    }
    await proveDomain(evening, 'hafenware.com')
    const goods = goodsOf('https://hafenware.com')
    await approveAll(evening, [name])
    for (const one of goods) await addProduct(evening, one)
    const names = goods.map((one) => one.name)
    await approveAll(evening, names)
    await inviteColleague(evening, name)
    await swipeGoods(evening, name, names)
  },
)
