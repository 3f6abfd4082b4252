import { expect, inject } from 'vitest'
import { apiOf } from './support/api.ts'
import { violations } from './support/axe.ts'
import { logOf } from './support/database.ts'
import { journey } from './support/journey.ts'
import {
  button,
  signInByHand,
  topCard,
  topCardId,
  waitForCard,
  waitForClosed,
  waitForNextCard,
  waitForVisible,
} from './support/locators.ts'

// Spec §2, §4, §8; Decision 108.
journey(
  'after the last product a restart deals everything again and keeps the saved list',
  async ({ signedIn, person, url }) => {
    const device = await signedIn()
    const { page } = device
    const { feed, swipe, swipeAll, savedIds } = apiOf(device, url)
    const all = await feed()
    await swipe(all[0]?.id ?? '', 'like')
    await swipeAll(all.slice(1, -2), 'pass')
    await page.goto('/')
    const first = await topCardId(page)
    await page.keyboard.press('ArrowLeft')
    await waitForNextCard(page, first)
    await page.keyboard.press('ArrowLeft')
    await waitForVisible(page.getByRole('heading', { name: 'Alle Produkte gesehen!' }))
    await expect.poll(async () => (await feed()).length).toBe(0)

    // Decision 125: asked first; the cards alone come back without deleting anything.
    await button(page, 'Neu starten').click()
    const question = page.getByRole('alertdialog', { name: 'Neu starten?' })
    await waitForVisible(question.getByText(/Dein Verlauf und dein gelernter Stil werden gelöscht/))
    await button(question, 'Abbrechen').click()
    await waitForClosed(question)
    expect(await feed()).toEqual([])
    await button(page, 'Neu starten').click()
    await button(question, 'Nur Karten zurückholen').click()
    await topCardId(page)
    const mark = topCard(page).getByRole('img', { name: 'Gemerkt' })
    expect(await mark.count()).toBe(0)
    const again = await feed()
    expect(again.at(-1)?.id).toBe(all[0]?.id)
    expect(await logOf(inject('databaseUrl'), person.email)).toHaveLength(all.length)

    await swipeAll(again.slice(0, -1), 'pass')
    await page.reload()
    expect(await topCardId(page)).toBe(all[0]?.id)
    // The saved list is loaded after the first input.
    await page.keyboard.press('Shift')
    await waitForVisible(mark)
    await button(page, 'Als Liste anzeigen').click()
    await waitForVisible(page.locator('[data-product]').getByRole('img', { name: 'Gemerkt' }))
    await button(page, 'Als Deck anzeigen').click()
    await swipe(all[0]?.id ?? '', 'like')
    await page.reload()
    await button(page, 'Neu starten').click()
    await button(question, 'Neu starten').click()
    await waitForVisible(page.getByText('Discovery neu gestartet'))
    await waitForVisible(page.getByText('Alle Produkte sind jetzt wieder verfügbar!'))
    // Toasts close before support/inspect-group.ts could inspect them.
    expect(await violations(page)).toEqual([])
    await topCardId(page)
    expect((await feed()).length).toBe(all.length)
    expect(await savedIds()).toEqual([all[0]?.id])
  },
)

journey('a deck without fitting products says so, and its filters are removed one by one', async ({ signedIn }) => {
  const { page } = await signedIn()
  await page.goto('/')
  await topCardId(page)
  await button(page, 'Filter').click()
  const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
  await button(sheet, 'Hosen').click()
  await sheet.getByRole('textbox', { name: 'Mindestpreis' }).fill('9000')
  await sheet.getByRole('textbox', { name: 'Mindestpreis' }).press('Enter')
  await button(sheet, 'Filter anwenden').click()
  await waitForClosed(sheet)
  await waitForVisible(page.getByRole('heading', { name: 'Nichts passt zu deinen Filtern' }))
  await button(page, 'Filter Hosen entfernen').click()
  await waitForVisible(page.getByRole('heading', { name: 'Nichts passt zu deinen Filtern' }))
  await page.getByRole('button', { name: /^Filter .*9\.000.* entfernen$/ }).click()
  await topCardId(page)
  await waitForVisible(button(page, 'Filter'))
})

journey('clearing all filters brings the whole deck back', async ({ signedIn }) => {
  const { page } = await signedIn()
  await page.goto('/')
  const first = await topCardId(page)
  const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
  await button(page, 'Filter').click()
  await button(sheet, 'Schuhe').click()
  await button(sheet, 'Filter anwenden').click()
  await waitForClosed(sheet)
  await button(page, 'Filter, 1 aktiv').click()
  await button(sheet, 'Alle löschen').click()
  await waitForClosed(sheet)
  await waitForCard(page, first)
  await waitForVisible(button(page, 'Filter'))
})

// Spec §2: logged out, no products are requested.
journey('signed-out pages request nothing but session and site facts', async ({ phone }) => {
  const asked: string[] = []
  phone.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  for (const path of ['/', '/discovery', '/saved', '/login']) {
    await phone.page.goto(path)
    await phone.page.waitForLoadState('networkidle')
  }
  expect(asked.filter((path) => path !== '/api/auth/me' && path !== '/api/site')).toEqual([])
})

journey(
  'a session that ends while swiping keeps the swipe and leads over the login back to the next card',
  async ({ signedIn, person, url }) => {
    const device = await signedIn()
    const { page, context, monitor } = device
    monitor.allowStatus(401)
    await page.goto('/')
    const first = await topCardId(page)
    await page.waitForLoadState('networkidle')
    await context.clearCookies()
    await button(page, 'Gefällt mir').click()
    await waitForVisible(page.getByText(/^Deine Sitzung ist abgelaufen/))
    expect(new URL(page.url()).pathname).toBe('/login')
    await signInByHand(page, person.username, person.password)
    expect(await topCardId(page)).not.toBe(first)
    await expect.poll(apiOf(device, url).savedIds).toEqual([first])
    await page.reload()
    expect(await topCardId(page)).not.toBe(first)
  },
)

journey(
  'a session that ended elsewhere leads from an inner page over the login back to it',
  async ({ signedIn, person }) => {
    const { page, context, monitor } = await signedIn()
    monitor.allowStatus(401)
    await page.goto('/brands')
    await waitForVisible(page.getByRole('article'))
    await context.clearCookies()
    await page.getByRole('link', { name: 'Gemerkt' }).first().click()
    await waitForVisible(page.getByText(/^Deine Sitzung ist abgelaufen/))
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/saved')
    await signInByHand(page, person.username, person.password)
    await waitForVisible(page.getByRole('dialog', { name: 'Gemerkt' }))
    // The deck below it has the same frame, but an id is unique.
    expect(await page.locator('#content').count()).toBe(1)
  },
)

journey(
  'a session that ended while the app was closed leads over the login back to the same card',
  async ({ signedIn, person }) => {
    const { page, context } = await signedIn()
    await page.goto('/')
    const first = await topCardId(page)
    await button(page, 'Gefällt mir').click()
    const second = await waitForNextCard(page, first)
    await button(page, 'Weiter').click()
    const third = await waitForNextCard(page, second)
    await page.waitForLoadState('networkidle')
    await context.clearCookies()
    await page.goto('/')
    await waitForVisible(page.getByText(/^Deine Sitzung ist abgelaufen/))
    // With a slash at the end, and in the language of the address, which the pages after the login keep.
    await page.goto('/auth/?lang=en')
    await page.getByLabel('Username or email').fill(person.username)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await button(page, 'Sign In').click()
    expect(await topCardId(page)).toBe(third)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goto('/auth/')
    expect(await topCardId(page)).toBe(third)
    await waitForVisible(button(page, 'Like'))
  },
)
