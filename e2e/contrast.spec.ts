import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Filters } from '#contract/discovery.ts'
import { apiOf, shownBackground } from './support/api.ts'
import { EXTREME_PICTURES, storePicture } from './support/background-pictures.ts'
import { isThorough } from './support/condition.ts'
import { isTooLow, measureContrasts } from './support/contrast.ts'
import { showBackground } from './support/database.ts'
import type { Device } from './support/device.ts'
import { journey } from './support/journey.ts'
import { button, topCardId, waitForNextCard, waitForVisible } from './support/locators.ts'
import { OUTPUT } from './support/output.ts'
import { call, newPerson, register } from './support/person.ts'
import { showTheme, THEMES } from './support/theme.ts'

const PLAIN = 'Neuestes und Beliebtes, nicht personalisiert'
const TAXES = 'Alle Preise inkl. MwSt., zzgl. Versand.'
const NO_FILTERS: Omit<Filters, 'sizes'> = { gender: [], productType: [], priceRange: { min: 0, max: 10_000 } }
const TOO_NARROW: Omit<Filters, 'sizes'> = {
  gender: ['women'],
  productType: ['pants'],
  priceRange: { min: 9000, max: 10_000 },
}

interface Setting {
  /** Path of the background picture. */
  readonly picture: string
  /** Measures a screen. The named texts must be among the measured ones. */
  readonly measure: (page: Page, screen: string, expected: readonly string[]) => Promise<void>
}

/** The deck with its reasons for a pass, the list, and Saved. */
async function measurePhone({ page }: Device, { picture, measure }: Setting): Promise<void> {
  await page.goto('/')
  const first = await topCardId(page)
  await waitForBackground(page, picture)
  await button(page, 'Weiter').click()
  await waitForNextCard(page, first)
  await button(page, 'Zu teuer').focus()
  const lines = await page.locator('.discovery > header p span').allInnerTexts()
  await measure(page, 'deck', [...lines.slice(1, 2), 'Filter', 'Zu teuer', 'Gefällt mir', 'Entdecken'])

  await button(page, 'Als Liste anzeigen').click()
  const row = page.getByRole('list', { name: 'Deine Produkte als Liste' }).getByRole('listitem').first()
  await waitForVisible(row)
  const answer = (await row.getByRole('button').first().textContent()) ?? ''
  await measure(page, 'list', [TAXES, answer.trim(), 'Entdecken'])
  await button(page, 'Als Deck anzeigen').click()
  await topCardId(page)

  await page.getByRole('navigation').getByRole('link', { name: 'Gemerkt' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Noch keine gemerkten Produkte' }))
  await measure(page, 'saved', ['Gemerkt', 'Noch keine gemerkten Produkte'])
}

/** The deck without a personal order, with its keyboard hints, and the empty deck when no product fits. */
async function measureDesktop(device: Device, url: string, { picture, measure }: Setting): Promise<void> {
  const { page } = device
  const { saveFilters } = apiOf(device, url)
  await saveFilters(NO_FILTERS)
  await page.goto('/')
  await topCardId(page)
  await waitForBackground(page, picture)
  await button(page, 'Weiter').focus()
  await measure(page, 'wide-deck', [PLAIN, 'weiter', 'Weiter', 'Suche', 'Entdecken'])

  await saveFilters(TOO_NARROW)
  await page.goto('/')
  await waitForVisible(page.getByRole('heading', { name: 'Nichts passt zu deinen Filtern' }))
  await waitForBackground(page, picture)
  await measure(page, 'nothing-fits', ['Nichts passt zu deinen Filtern', 'Hosen'])
}

/** Waits until this background picture is shown. */
const waitForBackground = (page: Page, picture: string) =>
  page.waitForFunction((path) => {
    const { dataset, style } = document.documentElement
    return dataset['backdrop'] === 'shown' && style.getPropertyValue('--backdrop').includes(path)
  }, picture)

// Trust 5.2.11, A7.
journey(
  'text, icons and the focus ring have enough contrast over a white, a black and a noisy picture',
  async ({ ownServer, signedIn, open }) => {
    const { url, databaseUrl, dataDir } = await ownServer()
    const phone = await signedIn({ url, reducedMotion: 'reduce' })
    const desktop = await open({ kind: 'desktop', url, reducedMotion: 'reduce' })
    await register(desktop.context.request, url, newPerson())
    await call(desktop.context.request, url, 'PATCH', '/api/auth/me', { personalised: false })

    const found: string[] = []
    let count = 0
    for (const name of EXTREME_PICTURES) {
      const picture = await storePicture({ dataDir, databaseUrl }, name)
      await showBackground(databaseUrl, picture)
      // The server polls for another picture every few seconds.
      await expect.poll(() => shownBackground(phone, url)).toBe(picture)
      const measure = async (page: Page, screen: string, expected: readonly string[]) => {
        // One colour mode each, alternating: with three pictures every screen is measured in both.
        const themes = isThorough ? THEMES : THEMES.slice(count % 2, (count % 2) + 1)
        count += 1
        for (const theme of themes) {
          await showTheme(page, theme)
          const where = `${name}-${screen}-${theme}`
          const readings = await measureContrasts(page, join(OUTPUT, `${where}.png`))
          expect(readings.map(({ what }) => what)).toEqual(expect.arrayContaining([...expected]))
          for (const { kind, what, ratio } of readings.filter(isTooLow)) {
            found.push(`${where}: ${kind} "${what}" ${ratio.toFixed(1)}:1`)
          }
        }
      }
      await measurePhone(phone, { picture, measure })
      await measureDesktop(desktop, url, { picture, measure })
    }
    expect(found, found.join('\n')).toEqual([])
  },
)
