import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { delayScripts } from './support/delayed-scripts.ts'
import { journey } from './support/journey.ts'
import { describeSizes, recordScripts, totalBytes } from './support/loaded-scripts.ts'
import { button, signInByHand, topCard, waitForVisible } from './support/locators.ts'

/** Compressed script in kB, React included, that a page may load before the first interaction. */
const BUDGETS = { landing: 103, login: 108, discovery: 157, shop: 152 } as const

async function expectWithinBudget(
  page: Page,
  screen: keyof typeof BUDGETS,
  path: string,
  isComplete: () => Promise<unknown>,
) {
  const scripts = recordScripts(page)
  await page.goto(path)
  await isComplete()
  const loaded = await scripts.settled()
  expect(loaded.length, 'loaded scripts').toBeGreaterThan(1)
  expect(totalBytes(loaded) / 1024, `${screen}: ${describeSizes(loaded)}`).toBeLessThanOrEqual(BUDGETS[screen])
}

journey('no first screen loads more script than its budget', async ({ open, signedIn, url }) => {
  const { page: landing } = await open()
  await expectWithinBudget(landing, 'landing', '/', () => waitForVisible(button(landing, 'Gefällt mir')))
  const { page: login } = await open()
  await expectWithinBudget(login, 'login', '/login', () => waitForVisible(button(login, 'Einloggen')))

  // The first visit also shows the onboarding.
  const { page, context } = await signedIn({ hasSeenOnboarding: false })
  const firstDeck = async () => {
    await waitForVisible(topCard(page))
    await waitForVisible(page.getByRole('dialog', { name: 'So funktioniert es' }))
  }
  await expectWithinBudget(page, 'discovery', '/', firstDeck)

  const answer = await context.request.get(`${url}/api/brands?sort=name`)
  const { brands } = (await answer.json()) as {
    readonly brands: readonly { readonly id: string; readonly name: string }[]
  }
  const [brand] = brands
  if (!brand) throw new Error('the demo has brands')
  const shop = await context.newPage()
  const itsProducts = () => waitForVisible(shop.getByRole('list', { name: 'Produkte zeigen' }).getByRole('listitem'))
  await expectWithinBudget(shop, 'shop', `/brands/${brand.id}/shop`, itsProducts)
})

journey('input before the scripts have loaded is handled afterwards', async ({ open, signedIn, person }) => {
  await signedIn()
  const { page } = await open()
  const letLoginThrough = await delayScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await signInByHand(page, person.username, person.password)
  expect(page.url()).not.toContain('password')
  letLoginThrough()
  await waitForVisible(topCard(page))
  expect(new URL(page.url()).search).toBe('')

  const { page: registering } = await open({ kind: 'desktop' })
  const letTabsThrough = await delayScripts(registering)
  await registering.goto('/login', { waitUntil: 'commit' })
  await registering.getByRole('tab', { name: 'Anmelden' }).press('ArrowRight')
  letTabsThrough()
  await waitForVisible(registering.getByRole('tab', { name: 'Registrieren', selected: true }))

  const { page: landing } = await open()
  const letLandingThrough = await delayScripts(landing)
  await landing.goto('/', { waitUntil: 'commit' })
  const deck = landing.getByRole('region', { name: 'Deck zum Ausprobieren' })
  await button(landing, 'Gefällt mir').click()
  expect(await deck.getByRole('status').textContent()).toBe('')
  letLandingThrough()
  await expect.poll(() => deck.getByRole('status').textContent()).not.toBe('')

  const { page: report } = await open()
  const letReportThrough = await delayScripts(report)
  await report.goto('/melden', { waitUntil: 'commit' })
  await report.getByLabel('Was ist das Problem?').selectOption('Gefahr für Minderjährige')
  await report.getByLabel('Wo ist es zu finden?').fill('Kappe „Kelle“')
  await button(report, 'Meldung senden').click()
  letReportThrough()
  // The selection counts, and typed text stays after the form has reported missing fields.
  await waitForVisible(report.getByLabel('Dein Name (freiwillig)'))
  await waitForVisible(report.getByText('mindestens'))
  expect(await report.getByLabel('Was ist das Problem?').inputValue()).toBe('minors')
  expect(await report.getByLabel('Wo ist es zu finden?').inputValue()).toBe('Kappe „Kelle“')

  // The form behind the link of a mail works without scripts.
  const { page: leaving } = await open()
  await delayScripts(leaving)
  await leaving.goto('/drops/unsubscribe?token=torn', { waitUntil: 'commit' })
  await button(leaving, 'Jetzt abmelden').click()
  await leaving.waitForURL('**/drops/link-expired', { waitUntil: 'commit' })
})
