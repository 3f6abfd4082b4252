import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { apiOf } from './support/api.ts'
import { approve, makeOwner } from './support/brand-owner.ts'
import { journey } from './support/journey.ts'
import { button, waitForVisible } from './support/locators.ts'
import { call, newPerson, register } from './support/person.ts'

const PICTURE = fileURLToPath(new URL('../demo/pictures/ablage-stiefel.webp', import.meta.url))

/** Decision 129: by "Was fehlt noch?" in the list of products. */
async function setGenderOfDrafts(page: Page): Promise<void> {
  await page.goto('/dashboard/products')
  await button(page, 'Was fehlt noch?').click()
  const gender = page.getByRole('form', { name: 'Geschlecht' })
  await button(gender, 'Setzen').click()
  await waitForVisible(gender.getByText('Wähl etwas aus.'))
  await gender.getByLabel('Für alle setzen').selectOption('unisex')
  await button(gender, 'Setzen').click()
  await waitForVisible(page.getByText('1 Produkt geändert'))
  await gender.waitFor({ state: 'detached' })
}

/** The link of the product as a QR code, as a file for print. */
async function saveCode(page: Page, id: string): Promise<void> {
  await page.goto('/dashboard/products')
  await button(page, 'Mehr zu Spätschicht Hoodie').click()
  await button(page, 'QR-Code').click()
  await waitForVisible(page.getByRole('img', { name: 'QR-Code für Spätschicht Hoodie' }))
  await waitForVisible(page.getByText(`/products/${id}`))
  const saving = page.waitForEvent('download')
  await button(page, 'QR-Code laden').click()
  expect((await saving).suggestedFilename()).toBe('spätschicht-hoodie-qr.svg')
}

/** Product 4: a drop for which people wait moves after a question only. */
async function moveDrop(page: Page, id: string, signUp: () => Promise<void>): Promise<void> {
  const date = page.getByLabel('Drop-Datum')
  const publish = () => button(page, 'Änderungen veröffentlichen').click()
  const setDate = async (moment: string) => {
    await page.goto(`/edit-product/${id}`)
    await date.fill(moment)
    await publish()
  }
  const year = new Date().getFullYear() + 1
  await setDate(`${year}-03-01T18:00`)
  await waitForVisible(page.getByText('Gespeichert', { exact: true }))
  await signUp()
  await setDate(`${year}-03-08T18:00`)
  const question = page.getByRole('alertdialog', { name: 'Drop verschieben?' })
  await waitForVisible(question.getByText(/^Einige warten auf diesen Drop und bekommen eine Mail dazu/))
  await button(question, 'Abbrechen').click()
  await publish()
  await button(question, 'Drop verschieben').click()
  await waitForVisible(page.getByText('Gespeichert', { exact: true }))
  await page.reload()
  expect(await date.inputValue()).toBe(`${year}-03-08T18:00`)
}

// Product 4; Trust L29: the first product of a label, on a phone.
journey(
  'an owner adds a product on a phone and publishes it, and another account swipes it',
  async ({ signedIn, person, open, url }) => {
    const databaseUrl = inject('databaseUrl')
    const device = await signedIn({ kind: 'phone' })
    const { page } = device
    await makeOwner(databaseUrl, person.email, 'Nachtschicht')
    await page.goto('/dashboard/products')
    await waitForVisible(page.getByRole('heading', { name: 'Noch keine Produkte' }))
    await page.getByRole('link', { name: 'Produkt anlegen' }).first().click()

    await page.getByRole('textbox', { name: 'Produktname' }).fill('Spätschicht Hoodie')
    // The draft saves itself.
    await waitForVisible(page.getByText(/Gespeichert um \d\d:\d\d/))
    const draft = new URL(page.url()).searchParams.get('draft') ?? ''
    const form = page.url()
    await setGenderOfDrafts(page)
    await page.goto(form)
    expect(await page.getByLabel('Geschlecht').inputValue()).toBe('unisex')
    await button(page, 'Einreichen').click()
    await waitForVisible(
      page.getByText('Gib mindestens eine Größe an.').or(page.getByText('Bitte fülle dieses Feld aus.')).first(),
    )

    await page
      .getByRole('textbox', { name: 'Beschreibung' })
      .fill('Schwerer Hoodie für die späte Schicht, in Porto genäht.')
    await page.getByLabel('Kategorie', { exact: true }).selectOption('tops')
    await page.getByLabel('Unterkategorie').selectOption('hoodies')
    await page.getByRole('textbox', { name: 'Preis inkl. MwSt.' }).fill('89,90')
    for (const size of ['S', 'M', 'L']) await button(page, size).click()
    await page
      .getByRole('textbox', { name: 'Bestand M · Schwarz' })
      .or(page.getByRole('textbox', { name: 'Bestand M' }))
      .fill('0')
    await button(page, 'Faser hinzufügen').click()
    const link = 'https://shop.nachtschicht.example/hoodie'
    // "Gespeichert um" may stand there from an earlier change.
    const isSaved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && (answer.request().postData() ?? '').includes(link),
    )
    await page.getByRole('textbox', { name: 'Link zum Produkt' }).fill(link)
    await isSaved
    await page.locator('input[type=file]').setInputFiles(PICTURE)
    await waitForVisible(page.getByText('1 von 12'))
    await page.reload()
    expect(await page.getByRole('textbox', { name: 'Preis inkl. MwSt.' }).inputValue()).toBe('89,90')
    expect(await page.getByRole('textbox', { name: 'Link zum Produkt' }).inputValue()).toBe(link)

    await button(page, 'Vorschau').click()
    await waitForVisible(page.getByTestId('preview').getByText('Spätschicht Hoodie'))
    await button(page, 'Einreichen').click()
    await waitForVisible(page.getByText('Zur Prüfung eingereicht'))
    await approve(databaseUrl, draft)

    const other = await open({ kind: 'phone' })
    const fan = newPerson()
    await register(other.context.request, url, fan)
    const { feed, swipe } = apiOf(other, url)
    await expect.poll(async () => (await feed()).some(({ id }) => id === draft)).toBe(true)
    await swipe(draft, 'like')
    await other.page.goto('/saved')
    await waitForVisible(other.page.getByRole('button').filter({ hasText: 'Spätschicht Hoodie' }))

    await saveCode(page, draft)
    await moveDrop(page, draft, async () => {
      await call(other.context.request, url, 'POST', `/api/products/${draft}/notifications`, { email: fan.email })
    })
  },
)
