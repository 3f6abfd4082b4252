import { expect, inject } from 'vitest'
import { apiOf } from './support/api.ts'
import { joinBrand } from './support/brand-owner.ts'
import { journey } from './support/journey.ts'
import { newPerson, register } from './support/person.ts'

const QUESTION = 'Fällt die Größe M eher weit aus?'
const ANSWER = 'Ja, nimm eine Nummer kleiner.'
const AFTER_RELOAD = 'Gibt es ihn auch in Grau?'
const LAST = 'Leider nur in Schwarz.'
const ONLINE_AGAIN = 'Danke, dann nehme ich S.'

// Product 12.
journey('a shopper asks about a product, the brand answers, and both see it live', async ({ signedIn, open, url }) => {
  const shopper = await signedIn({ kind: 'phone' })
  const { page } = shopper
  const [product] = await apiOf(shopper, url).feed()
  if (!product) throw new Error('the demo has products')
  const owner = await open({ kind: 'desktop' })
  const seller = newPerson()
  await register(owner.context.request, url, seller)
  await joinBrand(inject('databaseUrl'), seller.email, product.brand.id)

  await page.goto(`/products/${product.id}`)
  await page.getByRole('dialog').getByRole('link', { name: 'Nachricht schreiben' }).click()
  await page.getByText(`Zu: ${product.name}`).waitFor()
  await page.getByRole('textbox', { name: 'Deine Nachricht' }).fill(QUESTION)
  await page.getByRole('button', { name: 'Senden' }).click()
  await page.getByRole('log').getByText(QUESTION).waitFor()
  await page.getByText('Gesendet').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/chat\/[\da-f-]{36}$/)

  await owner.page.goto('/dashboard/messages')
  await owner.page.locator('[data-row]').first().click()
  await owner.page.getByRole('log').getByText(QUESTION).waitFor()
  await owner.page.getByRole('log').getByRole('link', { name: product.name }).waitFor()
  await page.getByText('Gelesen').waitFor()
  const field = owner.page.getByRole('textbox', { name: 'Deine Nachricht' })
  await field.pressSequentially('Ja')
  await page.getByText('schreibt …').waitFor()
  await field.fill(ANSWER)
  await field.press('Enter')
  await page.getByRole('log').getByText(ANSWER).waitFor()
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)

  const photo = { name: 'jacke.png', mimeType: 'image/png', buffer: await page.screenshot() }
  // From the brand: accounts younger than a day send none.
  await owner.page.locator('input[type=file]').setInputFiles(photo)
  await owner.page.getByRole('img', { name: 'Bild 1 von 1' }).waitFor()
  await owner.page.getByRole('button', { name: 'Senden' }).click()
  const received = page.getByRole('log').locator('img[alt^="Bild von"]')
  await received.waitFor()
  await received.click()
  await page.getByRole('dialog').locator('img').waitFor()
  await page.keyboard.press('Escape')

  await shopper.context.setOffline(true)
  await page.getByRole('textbox', { name: 'Deine Nachricht' }).fill(ONLINE_AGAIN)
  await page.getByRole('button', { name: 'Senden' }).click()
  await page.getByText('Wird gesendet', { exact: true }).waitFor()
  await shopper.context.setOffline(false)
  await owner.page.getByRole('log').getByText(ONLINE_AGAIN).waitFor()

  // A message that could not be sent goes out with the next start, on any screen, once.
  await page.route('**/api/conversations/*/messages', (route) => route.abort())
  await page.getByRole('textbox', { name: 'Deine Nachricht' }).fill(AFTER_RELOAD)
  await page.getByRole('button', { name: 'Senden' }).click()
  await page.getByText('Wird gesendet', { exact: true }).waitFor()
  await page.unrouteAll()
  await page.goto('/profile')
  await owner.page.getByRole('log').getByText(AFTER_RELOAD).waitFor()
  await field.fill(LAST)
  await field.press('Enter')
  await page.getByRole('link', { name: 'Deine Nachrichten 1 ungelesene Nachricht' }).click()
  await page.locator('[data-row]').click()
  await page.getByRole('log').getByText(LAST).waitFor()
  expect(await page.getByRole('log').getByText(AFTER_RELOAD).count()).toBe(1)

  await owner.page.getByRole('button', { name: 'Erledigt' }).click()
  await owner.page.getByRole('button', { name: 'Wieder öffnen' }).waitFor()
})
