import { inject } from 'vitest'
import { addBoostable, clickPromoted } from './support/boosts.ts'
import { buyCredit, makeOwner } from './support/brand-owner.ts'
import { journey } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { button, waitForVisible } from './support/locators.ts'
import { newPerson, register } from './support/person.ts'

// Product 5: from the row of a product to the receipt of a click.
journey(
  'a label boosts a product from the table, pauses it by keyboard, and reads the receipt of a click',
  async ({ signedIn, person, open, url }) => {
    const databaseUrl = inject('databaseUrl')
    const { page } = await signedIn({ kind: 'desktop' })
    const brandId = await makeOwner(databaseUrl, person.email, 'Nachtschicht')
    const productId = await addBoostable(databaseUrl, brandId, 'Spätschicht Hoodie')
    await buyCredit(databaseUrl, brandId, 5000)

    await page.goto('/dashboard/products')
    await button(page, 'Mehr zu Spätschicht Hoodie').click()
    await button(page, 'Boosten').click()
    const boost = page.getByRole('dialog', { name: 'Produkt boosten' })
    await boost.getByText('10 €/Tag').click()
    await waitForVisible(boost.getByText('Läuft 7 Tage und kostet höchstens 70,00 €.'))
    await waitForVisible(boost.getByText('Dein Guthaben: 50,00 €.'))
    await button(boost, 'Boost starten').click()
    await waitForVisible(page.getByText('Der Boost läuft'))

    const fan = await open({ kind: 'phone' })
    const reader = newPerson()
    await register(fan.context.request, url, reader)
    await clickPromoted(databaseUrl, { email: reader.email, productId, url, request: fan.context.request })

    await page.goto('/dashboard/campaigns')
    const name = /^Boost Spätschicht Hoodie/
    const row = page.getByRole('row').filter({ hasText: 'Spätschicht Hoodie' })
    await waitForVisible(row.getByText('von 10,00 €'))
    await tabTo(page, /^Boost Spätschicht Hoodie .* pausieren$/)
    await page.keyboard.press('Enter')
    await waitForVisible(row.getByText('Pausiert'))

    await page.getByRole('link', { name }).click()
    const clicks = page.getByRole('region', { name: 'Klick-Nachweise' })
    await clicks.getByRole('button', { name: /^Klick-Nachweis von/ }).click()
    const receipt = page.getByRole('dialog', { name: 'Klick-Nachweis' })
    await waitForVisible(receipt.getByText('Berechnet', { exact: true }))
    await waitForVisible(receipt.getByText('0,07 €', { exact: true }))
    await waitForVisible(receipt.getByText('0,10 €', { exact: true }))
  },
)
