import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DOCUMENTS } from '#web/documents/page-documents.ts'
import { PAGE_TABLE } from '#web/pages/table.ts'
import { waitForApp } from './support/app-ready.ts'
import { isThorough } from './support/condition.ts'
import { journey } from './support/journey.ts'
import { button, waitForHidden, waitForVisible } from './support/locators.ts'
import { mailsTo } from './support/mailbox.ts'
import { UNKNOWN_ID } from './support/page-screens.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

/** The links of the footer with address and heading of their page. */
const FOOTER = [
  ['Impressum', '/impressum', 'Impressum'],
  ['Datenschutz', '/datenschutz', 'Datenschutz'],
  ['Nutzungsbedingungen (AGB)', '/terms-of-service', /^Nutzungs.?bedingungen$/],
  ['Barrierefreiheit', '/barrierefreiheit', /^Barriere.?freiheit$/],
  ['So sortieren wir', '/so-sortieren-wir', 'So sortieren wir'],
  ['Inhalte melden', '/melden', 'Inhalte melden'],
  ['Kontakt', '/kontakt', 'Kontakt'],
  ['Anmelden', '/login', 'Dropdeck'],
  ['Marke registrieren', '/brand-register', 'Marke registrieren'],
] as const

// The page monitor reports every answer above 399 but the allowed ones: 400 and 404 are for ids that do not exist.
journey.runIf(isThorough)(
  'no page of a visitor makes a call that is answered 401',
  async ({ desktop: { page, monitor }, url }) => {
    for (const status of [400, 404]) monitor.allowStatus(status)
    const visitorPages = PAGE_TABLE.flatMap(({ pages }) => pages).filter(({ audience }) => audience.includes('visitor'))
    const paths = visitorPages.map(({ path }) => (path === '*' ? '/nowhere' : path.replaceAll(/:\w+/g, UNKNOWN_ID)))
    expect(paths.length).toBeGreaterThan(20)
    // For visitors the last two are the start page.
    for (const path of [...paths, '/saved', '/profile']) await open(page, path)

    // The session is cached for a minute: a page that is opened later must not ask for it again.
    await page.clock.install()
    await open(page, '/')
    await page.clock.fastForward(61_000)
    await page.getByRole('link', { name: 'Kontakt' }).last().click()
    await page.waitForURL(`${url}/kontakt`)
    await waitForVisible(page.getByRole('heading', { name: 'Kontakt' }))
    expect(monitor.problems).toEqual([])
  },
)

// No dead link on the start page.
journey('every link of the start page leads somewhere', async ({ desktop: { page, context }, url }) => {
  await open(page, '/')
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(15)
  for (const anchor of links.filter((href) => href.startsWith('#'))) {
    expect(await page.locator(anchor).count(), anchor).toBe(1)
  }
  for (const path of new Set(links.filter((href) => !href.startsWith('#')))) {
    expect(path).toMatch(/^\/[\w/-]*$/)
    const answer = await context.request.get(url + path, { headers: { accept: 'text/html' } })
    expect(answer.status(), path).toBe(200)
  }

  for (const [name, path, heading] of FOOTER) {
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(url + path)
    await waitForVisible(page.getByRole('heading', { level: 1, name: heading, exact: true }))
    await page.goBack()
    await page.waitForURL(`${url}/`)
    await waitForVisible(page.getByRole('heading', { level: 1, name: /Deine\s*Marke/ }))
  }

  for (const name of ['Als Marke mitmachen', 'Starte den Verkauf deiner Marke']) {
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.waitForURL(`${url}/brand-register`)
    await waitForVisible(page.getByRole('heading', { level: 1, name: 'Marke registrieren' }))
    await page.goBack()
    await page.waitForURL(`${url}/`)
    await waitForVisible(page.getByRole('heading', { level: 1, name: /Deine\s*Marke/ }))
  }

  await button(page, 'Für iPhone laden').click()
  await waitForVisible(page.getByText('Zum Home-Bildschirm'))
  await button(page, 'Für Android laden').click()
  await waitForVisible(page.getByText('Zum Startbildschirm hinzufügen'))
  await waitForHidden(page.getByText('Zum Home-Bildschirm'))
})

journey(
  'the deck of the start page is swiped by button and by dragging at least 150 px',
  async ({ desktop: { page } }) => {
    await open(page, '/')
    const deck = page.getByRole('region', { name: 'Deck zum Ausprobieren' })
    const status = deck.getByRole('status')
    await button(deck, 'Gefällt mir').click()
    await expect.poll(() => status.textContent()).toBe('Jetzt oben: Elbtunnel Big Parka')
    const drag = async (distance: number) => {
      const box = await deck.locator('img').last().boundingBox()
      if (!box) throw new Error('no card')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2 + distance, box.y + box.height / 2, { steps: 5 })
      await page.mouse.up()
    }
    await drag(140)
    await expect.poll(() => deck.locator('[style*="transform"]').count()).toBe(0)
    expect(await status.textContent()).toBe('Jetzt oben: Elbtunnel Big Parka')
    await drag(-170)
    await expect.poll(() => status.textContent()).toBe('Jetzt oben: Handgepäck Tasche')
  },
)

// Trust L01, L05, C9: readable without scripts, and no invented facts where the operator has configured none.
journey('imprint, ranking and figures are in the document, without scripts', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: url })
  const page = await context.newPage()
  await page.goto('/impressum')
  await waitForVisible(page.getByText('Diese Installation ist noch nicht vollständig eingerichtet'))
  await waitForVisible(page.getByText('Noch nicht hinterlegt').first())
  await page.goto('/so-sortieren-wir')
  await waitForVisible(page.getByText(/Passung zählt zu \d+\s%/))
  await waitForVisible(page.getByText(/in der Marke zu \d+\s%/))
  await page.goto('/lizenzen')
  await waitForVisible(page.getByText(/^PostgreSQL \d/))
  await waitForVisible(page.getByText(/^@fontsource-variable\/archivo/))
  const texts = await page.request.get((await page.getByRole('link', { name: 'Textdatei' }).getAttribute('href')) ?? '')
  expect(await texts.text()).toContain('SIL OPEN FONT LICENSE')
  await page.goto('/impressum?lang=en')
  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Imprint' }))
  await page.goto('/')
  await waitForVisible(page.getByText('Beispielzahlen'))
  await context.close()
})

journey('a message and a report are confirmed by mail with their number', async ({ phone: { page }, person, url }) => {
  await open(page, '/kontakt')
  await button(page, 'Nachricht senden').click()
  await waitForVisible(page.getByText('Bitte gib deine E-Mail-Adresse ein'))
  await page.getByLabel('Worum geht es?').selectOption('press')
  await page.getByLabel('E-Mail', { exact: true }).fill(person.email)
  await waitForHidden(page.getByText('Bitte gib deine E-Mail-Adresse ein'))
  await page.getByLabel('Nachricht', { exact: true }).fill('Gibt es Pressebilder?')
  await button(page, 'Nachricht senden').click()
  await waitForVisible(page.getByRole('heading', { name: 'Angekommen' }))
  const reference = (await page.locator('strong').textContent()) ?? ''
  expect(reference).toMatch(/^K-\w{8}$/)
  await expect
    .poll(async () => (await mailsTo(url, person.email)).some(({ text }) => text.includes(reference)))
    .toBe(true)

  await open(page, '/melden?ziel=/brands/7/shop')
  await expect.poll(() => page.getByLabel('Wo ist es zu finden?').inputValue()).toBe(`${url}/brands/7/shop`)
  await page.getByLabel('Was ist das Problem?').selectOption('misleading')
  await page.getByLabel('Warum ist das rechtswidrig?').fill('Der Rabatt ist erfunden.')
  await page.getByLabel('Dein Name', { exact: true }).fill('Lena Beispiel')
  await page.getByLabel('E-Mail', { exact: true }).fill(person.email)
  await button(page, 'Meldung senden').click()
  await waitForVisible(page.getByText('Bitte bestätige, dass deine Angaben richtig und vollständig sind'))
  await page.getByRole('checkbox', { name: /nach bestem Wissen/ }).check()
  await waitForHidden(page.getByText('Bitte bestätige, dass deine Angaben richtig und vollständig sind'))
  await button(page, 'Meldung senden').click()
  await waitForVisible(page.getByRole('heading', { name: 'Meldung angekommen' }))
  const notice = (await page.locator('strong').textContent()) ?? ''
  expect(notice).toMatch(/^M-\w{8}$/)
  await expect.poll(async () => (await mailsTo(url, person.email)).some(({ text }) => text.includes(notice))).toBe(true)
})

// React reports a difference between the server's and the browser's rendering as an error, which fails the journey.
journey('every prerendered page hydrates without a difference', async ({ phone: { page } }) => {
  const paths = DOCUMENTS.paths.filter((path) => !path.includes(':'))
  for (const [index, path] of paths.entries()) await open(page, index % 2 === 0 ? path : `${path}?lang=en`)
})

// Decision 103: link previews and search engines read the document only.
journey(
  'documents have title, description and preview in both languages, and unknown addresses answer 404',
  async ({ phone, url }) => {
    const read = async (path: string) => {
      const answer = await phone.context.request.get(url + path, { headers: { accept: 'text/html' } })
      return { status: answer.status(), html: await answer.text() }
    }
    const german = await read('/')
    expect(german.html).toContain('<html lang="de">')
    expect(german.html).toContain(`<link rel="canonical" href="${url}/" />`)
    expect(german.html).toContain(`<meta property="og:image" content="${url}/preview.jpg" />`)
    const english = await read('/datenschutz?lang=en')
    expect(english.html).toContain('<html lang="en">')
    expect(english.html).toContain('<title>Privacy · Dropdeck</title>')
    expect(english.html).toContain(`hreflang="de" href="${url}/datenschutz"`)
    expect((await phone.context.request.get(`${url}/preview.jpg`)).status()).toBe(200)

    expect((await read('/saved')).status).toBe(200)
    for (const path of ['/nope', '/brands/00000000-0000-4000-8000-000000000000/shop', '/history']) {
      const { status, html } = await read(path)
      expect(status, path).toBe(404)
      expect(html).toContain('noindex')
    }
    const map = await (await phone.context.request.get(`${url}/sitemap.xml`)).text()
    for (const [, address = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      expect((await read(address.slice(url.length))).status, address).toBe(200)
    }
    const robots = await (await phone.context.request.get(`${url}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`)
  },
)

journey('a link chooses the language until the user chooses one', async ({ phone: { page } }) => {
  await open(page, '/kontakt?lang=en')
  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Contact' }))
  await page.getByRole('button', { name: 'DE, Deutsch' }).click()
  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Kontakt' }))
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Kontakt' }))
})
