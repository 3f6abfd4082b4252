import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { apiOf } from './support/api.ts'
import { logOf } from './support/database.ts'
import { journey } from './support/journey.ts'
import {
  button,
  topCard,
  topCardId,
  waitForClosed,
  waitForHidden,
  waitForNextCard,
  waitForVisible,
} from './support/locators.ts'
import { call } from './support/person.ts'

const filters = (page: Page) => page.getByRole('dialog', { name: 'Produkte filtern' })
const reasons = (page: Page) => page.getByRole('group', { name: /^Warum nicht / })
const toggle = (page: Page, name: string) => page.getByRole('switch', { name })

// Product 4: sizes as a filter and a profile; reasons for a pass.
journey(
  'a user filters by size, gives a reason for a pass, and enters own sizes',
  async ({ signedIn, person, url }) => {
    const device = await signedIn()
    const { page, context } = device
    await page.goto('/')
    await topCardId(page)

    await button(page, 'Filter').click()
    await waitForVisible(filters(page))
    await button(filters(page), 'Schuhe').click()
    await button(filters(page), 'Schuhe Alle').click()
    await button(filters(page), '42 UK 8 · US 9 / 10').click()
    await waitForVisible(button(filters(page), 'Filter Schuhe 42 entfernen'))
    await button(filters(page), 'Filter anwenden').click()
    await waitForClosed(filters(page))
    await waitForVisible(button(page, 'Filter, 2 aktiv'))
    const { feed } = apiOf(device, url)
    const fitting = await feed('&productType=shoes&size=shoes:42')
    expect(fitting.length).toBeGreaterThan(3)
    await expect
      .poll(async () => {
        const top = await topCard(page).getAttribute('data-card')
        return fitting.some(({ id }) => id === top)
      })
      .toBe(true)

    const passed = await topCardId(page)
    await button(page, 'Weiter').click()
    await waitForNextCard(page, passed)
    await waitForVisible(reasons(page))
    await button(reasons(page), 'Zu teuer').click()
    await waitForVisible(page.getByText('Notiert'))
    await waitForHidden(page.getByText('Notiert'))
    const log = () => logOf(inject('databaseUrl'), person.email)
    await expect.poll(log).toEqual([
      { action: 'pass', productId: passed },
      { action: 'too-expensive', productId: passed },
    ])

    await page.getByRole('link', { name: 'Profil' }).click()
    const profile = page.getByRole('dialog', { name: 'Profil' })
    await waitForVisible(profile)
    await button(profile, 'Oberteile Keine Angabe').click()
    await button(profile, 'M').click()
    await waitForVisible(button(profile, 'Oberteile M'))
    await toggle(page, 'Im Deck nur Passendes zeigen').click()
    await waitForVisible(toggle(page, 'Auch ohne Größenangabe ausblenden'))
    const saved = async () => (await call(context.request, url, 'GET', '/api/size-profile')).json()
    await expect.poll(saved).toEqual({ sizes: ['tops:M'], limitsDeck: true, hidesUnsized: false })
    await toggle(page, 'Nach dem Grund fragen').click()
    await expect.poll(() => toggle(page, 'Nach dem Grund fragen').isChecked()).toBe(false)
    await button(profile, 'Zurück').click()
    await waitForHidden(profile)
    const last = await topCardId(page)
    await button(page, 'Weiter').click()
    await waitForNextCard(page, last)
    expect(await reasons(page).count()).toBe(0)
  },
)
