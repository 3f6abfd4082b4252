import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { holdScripts } from './ground/held-scripts.ts'
import { journey } from './ground/journey.ts'
import { sayWeight, watchScripts, weightOf } from './ground/loaded-scripts.ts'
import { button, see, signInByHand, topCard } from './ground/sight.ts'

/** Script in kB, compressed, React included, that a page may fetch before anybody has pressed anything. */
const BUDGETS = { landing: 100, login: 105, discovery: 140, shop: 140 } as const

async function expectLight(page: Page, screen: keyof typeof BUDGETS, path: string, isThere: () => Promise<unknown>) {
  const scripts = watchScripts(page)
  await page.goto(path)
  await isThere()
  const loaded = await scripts.settled()
  expect(loaded.length, 'scripts that were seen').toBeGreaterThan(1)
  expect(weightOf(loaded) / 1024, `${screen}: ${sayWeight(loaded)}`).toBeLessThanOrEqual(BUDGETS[screen])
}

journey('no first screen fetches more script than it may', async ({ open, signedIn, url }) => {
  const { page: landing } = await open()
  await expectLight(landing, 'landing', '/', () => see(button(landing, 'Gefällt mir')))
  const { page: login } = await open()
  await expectLight(login, 'login', '/login', () => see(button(login, 'Einloggen')))

  // A newcomer's first visit shows the help as well.
  const { page, context } = await signedIn({ hasSeenOnboarding: false })
  const newcomersDeck = async () => {
    await see(topCard(page))
    await see(page.getByRole('dialog', { name: 'So funktioniert es' }))
  }
  await expectLight(page, 'discovery', '/', newcomersDeck)

  const answer = await context.request.get(`${url}/api/brands`)
  const { brands } = (await answer.json()) as {
    readonly brands: readonly { readonly id: string; readonly name: string }[]
  }
  const [brand] = brands
  if (!brand) throw new Error('the demo has brands')
  const shop = await context.newPage()
  const itsProducts = () => see(shop.getByRole('list', { name: 'Produkte zeigen' }).getByRole('listitem'))
  await expectLight(shop, 'shop', `/brands/${brand.id}/shop`, itsProducts)
})

journey('what is sent or pressed before the code is here waits for it', async ({ open, signedIn, person }) => {
  await signedIn()
  const { page } = await open()
  const letLoginThrough = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await signInByHand(page, person.username, person.password)
  expect(page.url()).not.toContain('password')
  letLoginThrough()
  await see(topCard(page))
  expect(new URL(page.url()).search).toBe('')

  const { page: registering } = await open({ kind: 'desktop' })
  const letTabsThrough = await holdScripts(registering)
  await registering.goto('/login', { waitUntil: 'commit' })
  await registering.getByRole('tab', { name: 'Anmelden' }).press('ArrowRight')
  letTabsThrough()
  await see(registering.getByRole('tab', { name: 'Registrieren', selected: true }))

  const { page: landing } = await open()
  const letLandingThrough = await holdScripts(landing)
  await landing.goto('/', { waitUntil: 'commit' })
  const deck = landing.getByRole('region', { name: 'Deck zum Ausprobieren' })
  await button(landing, 'Gefällt mir').click()
  expect(await deck.getByRole('status').textContent()).toBe('')
  letLandingThrough()
  await expect.poll(() => deck.getByRole('status').textContent()).not.toBe('')

  const { page: report } = await open()
  const letReportThrough = await holdScripts(report)
  await report.goto('/melden', { waitUntil: 'commit' })
  await report.getByLabel('Was ist das Problem?').selectOption('Gefahr für Minderjährige')
  await report.getByLabel('Wo ist es zu finden?').fill('Kappe „Kelle“')
  await button(report, 'Meldung senden').click()
  letReportThrough()
  // What was chosen counts, and what was typed stays, also once the form says what is still missing.
  await see(report.getByLabel('Dein Name (freiwillig)'))
  await see(report.getByText('mindestens'))
  expect(await report.getByLabel('Was ist das Problem?').inputValue()).toBe('minors')
  expect(await report.getByLabel('Wo ist es zu finden?').inputValue()).toBe('Kappe „Kelle“')

  // The form behind a link of our mails needs no code at all.
  const { page: leaving } = await open()
  await holdScripts(leaving)
  await leaving.goto('/drops/unsubscribe?token=torn', { waitUntil: 'commit' })
  await button(leaving, 'Jetzt abmelden').click()
  await leaving.waitForURL('**/drops/link-expired', { waitUntil: 'commit' })
})
