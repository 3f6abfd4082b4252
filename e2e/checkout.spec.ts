import { expect, inject } from 'vitest'
import { makeOwner } from './support/brand-owner.ts'
import { journey } from './support/journey.ts'
import { focused, pressOn, tabTo } from './support/keyboard.ts'
import { button, waitForVisible } from './support/locators.ts'

// Product 10, 11: a label tops up 50 euros with the keyboard alone. The first card is declined, the second one asks the bank.
journey('an owner buys ad credit with the keyboard alone and reads the invoice', async ({ signedIn, person }) => {
  const { page } = await signedIn({ kind: 'desktop' })
  await makeOwner(inject('databaseUrl'), person.email, 'Nachtschicht')
  await page.goto('/ppc-credits')
  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Werbeguthaben' }))
  expect(await page.getByRole('radio', { name: /^Paket M/ }).isChecked()).toBe(true)
  await pressOn(page, 'Weiter zur Kasse')

  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Kasse' }))
  await waitForVisible(page.getByText('59,50 €').first())
  await button(page, 'Rechnungsadresse ändern').click()
  for (const [name, value] of [
    ['Straße und Hausnummer', 'Neuer Wall 12'],
    ['Vertretungsberechtigte Person', 'Ida Petersen'],
    ['Telefon', '+49 40 123456'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  }
  await page.getByText('Kleinunternehmer', { exact: true }).click()
  await button(page, 'Speichern und weiter').click()
  await waitForVisible(page.getByText('Neuer Wall 12'))
  await waitForVisible(page.getByText('59,50 €').first())
  // Nothing but the checkout may load what belongs to a payment provider, and the simulator loads nothing.
  await tabTo(page, /^Bestellnummer/)
  await page.keyboard.type('KST-17')
  await tabTo(page, /^4242 4242/)
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toMatch(/^4000 0000 0000 0002/)
  await pressOn(page, 'Zahlungspflichtig bestellen')
  await waitForVisible(page.getByText(/^Deine Bank hat die Karte abgelehnt/))
  const order = new URL(page.url()).searchParams.get('order')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toMatch(/^4000 0025/)
  await pressOn(page, 'Zahlungspflichtig bestellen')
  const bank = page.getByRole('dialog', { name: 'Deine Bank fragt: Bist du es?' })
  await waitForVisible(bank)
  await pressOn(page, 'Bestätigen')
  await waitForVisible(page.getByRole('heading', { level: 2, name: 'Bezahlt' }))
  expect(new URL(page.url()).searchParams.get('order')).toBe(order)
  await page.reload()
  await waitForVisible(page.getByText(/^52,50.€ Guthaben stehen bereit/))

  await pressOn(page, 'Zum Werbeguthaben')
  await waitForVisible(page.getByText(/^52,50.€$/))
  await waitForVisible(page.getByText('Werbeguthaben, Paket M').first())
  const saving = page.waitForEvent('download')
  await button(page, /^PDF von TEST-.* laden$/).click()
  expect((await saving).suggestedFilename()).toMatch(/^TEST-\d{4}-\d{6}\.pdf$/)
})
