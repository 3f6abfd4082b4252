import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { logOf } from './ground/database.ts'
import { callsOf } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { call } from './ground/person.ts'
import { button, closed, gone, nextCard, see, topCard, topId } from './ground/sight.ts'

const filters = (page: Page) => page.getByRole('dialog', { name: 'Produkte filtern' })
const reasons = (page: Page) => page.getByRole('group', { name: /^Warum nicht / })
const toggle = (page: Page, name: string) => page.getByRole('switch', { name })

// Product 4: sizes as a filter and a profile; reasons for a pass.
journey(
  'somebody looks for shoes that fit, says why one does not, and names the own sizes',
  async ({ signedIn, person, url }) => {
    const device = await signedIn()
    const { page, context } = device
    await page.goto('/')
    await topId(page)

    await button(page, 'Filter').click()
    await see(filters(page))
    await button(filters(page), 'Schuhe').click()
    await button(filters(page), 'Schuhe Alle').click()
    await button(filters(page), '42 UK 8 · US 9 / 10').click()
    await see(button(filters(page), 'Filter Schuhe 42 entfernen'))
    await button(filters(page), 'Filter anwenden').click()
    await closed(filters(page))
    await see(button(page, 'Filter, 2 aktiv'))
    const { feed } = callsOf(device, url)
    const fitting = await feed('&productType=shoes&size=shoes:42')
    expect(fitting.length).toBeGreaterThan(3)
    await expect
      .poll(async () => {
        const top = await topCard(page).getAttribute('data-card')
        return fitting.some(({ id }) => id === top)
      })
      .toBe(true)

    const passed = await topId(page)
    await button(page, 'Passen').click()
    await nextCard(page, passed)
    await see(reasons(page))
    await button(reasons(page), 'Zu teuer').click()
    await see(page.getByText('Notiert'))
    await gone(page.getByText('Notiert'))
    const log = () => logOf(inject('databaseUrl'), person.email)
    await expect.poll(log).toEqual([
      { action: 'pass', productId: passed },
      { action: 'too-expensive', productId: passed },
    ])

    await page.getByRole('link', { name: 'Profil' }).click()
    const profile = page.getByRole('dialog', { name: 'Profil' })
    await see(profile)
    await button(profile, 'Oberteile Keine Angabe').click()
    await button(profile, 'M').click()
    await see(button(profile, 'Oberteile M'))
    await toggle(page, 'Im Deck nur Passendes zeigen').click()
    await see(toggle(page, 'Auch ohne Größenangabe ausblenden'))
    const kept = async () => (await call(context.request, url, 'GET', '/api/size-profile')).json()
    await expect.poll(kept).toEqual({ sizes: ['tops:M'], limitsDeck: true, hidesUnsized: false })
    await toggle(page, 'Nach dem Grund fragen').click()
    await expect.poll(() => toggle(page, 'Nach dem Grund fragen').isChecked()).toBe(false)
    await button(profile, 'Zurück').click()
    await gone(profile)
    const last = await topId(page)
    await button(page, 'Passen').click()
    await nextCard(page, last)
    expect(await reasons(page).count()).toBe(0)
  },
)
