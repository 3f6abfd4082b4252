import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callsOf } from './ground/deck-calls.ts'
import { swipe } from './ground/finger.ts'
import { journey } from './ground/journey.ts'
import { codeFor } from './ground/mailbox.ts'
import type { Person } from './ground/person.ts'
import { button, cardIs, closed, nextCard, see, signInByHand, topCard, topId } from './ground/sight.ts'

async function registerByHand(page: Page, person: Person, code: () => Promise<string>) {
  await page.goto('/')
  await page.getByRole('link', { name: 'App erleben' }).first().click()
  await page.waitForURL('**/login')
  await page.getByRole('tab', { name: 'Registrieren' }).click()
  await see(page.getByRole('tab', { name: 'Registrieren', selected: true }))
  await page.getByLabel('Benutzername').fill(person.username)
  await page.getByLabel('E-Mail').fill(person.email)
  await page.getByLabel('Passwort', { exact: true }).fill(person.password)
  await page.getByLabel('Passwort wiederholen').fill(person.password)
  await page.getByRole('checkbox', { name: /Ich akzeptiere/ }).check()
  await button(page, 'Registrieren').click()
  await page.waitForURL(`**/verify-email?email=${encodeURIComponent(person.email)}`)
  expect(await page.evaluate(() => localStorage.getItem('verification_email'))).toBe(person.email)
  await page.getByLabel('Code', { exact: true }).fill(await code())
  await button(page, 'Bestätigen').click()
}

async function readHelp(page: Page) {
  const help = page.getByRole('dialog', { name: 'So funktioniert es' })
  for (const heading of ['Willkommen bei', 'Rechts heißt', 'Links heißt']) {
    await see(help.getByRole('heading', { name: heading }))
    await button(page, 'Weiter').click()
  }
  await see(help.getByRole('heading', { name: 'Zurück und Gemerkt' }))
  await button(page, "Los geht's!").click()
  await closed(help)
}

/** Filters for shoes below 300 €; answers when the new deck is there. */
async function filterForShoes(page: Page) {
  await button(page, 'Filter').click()
  const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
  await sheet.getByRole('button', { name: 'Schuhe', exact: true }).click()
  await sheet.getByRole('button', { name: 'Damen', exact: true }).click()
  await sheet.getByRole('textbox', { name: 'Höchstpreis' }).fill('300')
  await sheet.getByRole('textbox', { name: 'Höchstpreis' }).press('Enter')
  await see(sheet.getByRole('button', { name: 'Filter Schuhe entfernen' }))
  await sheet.getByRole('button', { name: 'Filter Damen entfernen' }).click()
  const dealt = page.waitForResponse((answer) => answer.url().includes('/api/products/ai-discovery?'))
  await sheet.getByRole('button', { name: 'Filter anwenden' }).click()
  const asked = new URL((await dealt).url()).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({ productType: 'shoes', minPrice: '0', maxPrice: '300' })
  expect([...asked.keys()]).not.toContain('gender')
  await closed(sheet)
}

// Spec §2, §4: from the landing page to a personal deck that is the same tomorrow and on another device.
journey(
  'somebody comes by, registers, swipes, undoes, filters, saves, and finds it all again',
  async ({ open, person, url }) => {
    const { page, context } = await open({ hasSeenOnboarding: false })
    await registerByHand(page, person, () => codeFor(url, person.email))
    await page.waitForURL(`${url}/`)
    expect(await page.evaluate(() => localStorage.getItem('verification_email'))).toBeNull()
    await readHelp(page)

    const first = await topId(page)
    await swipe(topCard(page), 'right')
    const second = await nextCard(page, first)
    await swipe(topCard(page), 'left')
    const third = await nextCard(page, second)
    await button(page, 'Gefällt mir').click()
    const fourth = await nextCard(page, third)
    await button(page, 'Passen').click()
    await nextCard(page, fourth)
    await button(page, 'Zurück').click()
    await cardIs(page, fourth)
    await see(page.getByText('Letzte Aktion wurde rückgängig gemacht'))

    await filterForShoes(page)
    const shoe = await topId(page)
    await topCard(page).tap()
    const detail = page.getByRole('dialog')
    await see(detail.getByRole('link', { name: 'Produkt kaufen' }).or(detail.getByText('Benachrichtigung erhalten')))
    await detail.getByRole('button', { name: 'Schließen' }).click()
    await closed(detail)
    await cardIs(page, shoe)

    await page.getByRole('link', { name: 'Gemerkt' }).click()
    const saved = page.getByRole('dialog', { name: 'Gemerkt' })
    await see(saved.getByText('2 Produkte'))
    const kept = await saved.getByRole('listitem').allTextContents()
    // Spec §9: the state of the deck is saved one second after its last change.
    await expect.poll(async () => (await callsOf({ context }, url).keptFilters())?.productType).toEqual(['shoes'])

    const isAllThere = async (on: Page) => {
      await on.goto('/')
      await cardIs(on, shoe)
      await see(button(on, /^Filter, 2 aktiv$/))
      await on.getByRole('link', { name: 'Gemerkt' }).click()
      const list = on.getByRole('dialog', { name: 'Gemerkt' })
      await see(list.getByText('2 Produkte'))
      expect(await list.getByRole('listitem').allTextContents()).toEqual(kept)
    }
    await isAllThere(page)

    const { page: laptop, watch } = await open({ kind: 'desktop' })
    // What was asked for in the moment of leaving is answered to nobody.
    watch.expectAnswer(401, '/api/saved-products')
    await laptop.goto('/login')
    await signInByHand(laptop, person.email, person.password)
    await laptop.waitForURL(`${url}/`)
    await isAllThere(laptop)

    await laptop.getByRole('link', { name: 'Profil' }).click()
    await button(laptop, 'Abmelden').last().click()
    await see(laptop.getByRole('link', { name: 'App erleben' }))
    await laptop.goto('/saved')
    await see(laptop.getByRole('link', { name: 'App erleben' }))
  },
)
