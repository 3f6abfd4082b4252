import { inject } from 'vitest'
import { makeOwner } from './support/brand-owner.ts'
import { journey } from './support/journey.ts'
import { button, waitForVisible } from './support/locators.ts'

// Product 9, Trust L15, L16: ordered and paid in the simulator, its limits are shown, and it is cancelled in two clicks.
journey(
  'an owner orders the plan Starter, sees its limits and cancels it in two clicks',
  async ({ signedIn, person }) => {
    const { page } = await signedIn({ kind: 'desktop' })
    await makeOwner(inject('databaseUrl'), person.email, 'Nachtschicht')
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Tarif wählen' }).first().click()
    const order = page.getByRole('dialog', { name: 'Starter bestellen' })
    await waitForVisible(order)
    await order.getByRole('button', { name: 'Weiter zur Kasse' }).click()
    await waitForVisible(page.getByText(/^Tarif Starter, monatlich/).first())
    await waitForVisible(page.getByText('22,61 €').first())
    await button(page, 'Zahlungspflichtig bestellen').click()
    await waitForVisible(page.getByRole('heading', { level: 2, name: 'Bezahlt' }))

    await page.getByRole('link', { name: 'Zum Tarif' }).click()
    await waitForVisible(page.getByText(/^Verlängert sich am/))
    await waitForVisible(page.getByText(/^\d+ von 100$/))
    await button(page, 'Kündigen').click()
    await button(page, 'Jetzt kündigen').click()
    await waitForVisible(page.getByText(/^Gekündigt: gilt bis zum/))
    await button(page, 'Kündigung zurücknehmen').click()
    await waitForVisible(page.getByText(/^Verlängert sich am/))
  },
)
