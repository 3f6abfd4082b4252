import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Filters } from '#contract/discovery.ts'
import { HARD_PICTURES, keepPicture } from './ground/backdrop-pictures.ts'
import { isFaint, readContrasts } from './ground/contrast.ts'
import { showBackground } from './ground/database.ts'
import { callsOf, shownBackground } from './ground/deck-calls.ts'
import type { Device } from './ground/device.ts'
import { journey } from './ground/journey.ts'
import { OUTPUT } from './ground/output.ts'
import { call, newPerson, register } from './ground/person.ts'
import { button, nextCard, see, topId } from './ground/sight.ts'
import { showTheme, THEMES } from './ground/theme.ts'

const PLAIN = 'Neuestes und Beliebtes, nicht personalisiert'
const TAXES = 'Alle Preise inkl. MwSt., zzgl. Versand.'
const NO_FILTERS: Omit<Filters, 'sizes'> = { gender: [], productType: [], priceRange: { min: 0, max: 10_000 } }
const TOO_NARROW: Omit<Filters, 'sizes'> = {
  gender: ['women'],
  productType: ['pants'],
  priceRange: { min: 9000, max: 10_000 },
}

interface Setting {
  /** Path of what lies behind. */
  readonly picture: string
  /** Looks at a screen in both colour modes, where these must be among what is read; notes what cannot be read well. */
  readonly look: (page: Page, screen: string, mustBeThere: readonly string[]) => Promise<void>
}

/** The deck with its reasons for a pass, the list, and Saved. */
async function lookAtPhone({ page }: Device, { picture, look }: Setting): Promise<void> {
  await page.goto('/')
  const first = await topId(page)
  await lies(page, picture)
  await button(page, 'Passen').click()
  await nextCard(page, first)
  await button(page, 'Zu teuer').focus()
  const lines = await page.locator('.discovery > header p span').allInnerTexts()
  await look(page, 'deck', [...lines.slice(1, 2), 'Filter', 'Zu teuer', 'Gefällt mir', 'Entdecken'])

  await button(page, 'Als Liste anzeigen').click()
  const row = page.getByRole('list', { name: 'Deine Produkte als Liste' }).getByRole('listitem').first()
  await see(row)
  const answer = (await row.getByRole('button').first().textContent()) ?? ''
  await look(page, 'list', [TAXES, answer.trim(), 'Entdecken'])
  await button(page, 'Als Deck anzeigen').click()
  await topId(page)

  await page.getByRole('navigation').getByRole('link', { name: 'Gemerkt' }).click()
  await see(page.getByRole('heading', { name: 'Noch keine gemerkten Produkte' }))
  await look(page, 'saved', ['Gemerkt', 'Noch keine gemerkten Produkte'])
}

/** The deck of somebody without a personal order, with the keys it knows, and what stands there when nothing fits. */
async function lookAtDesktop(device: Device, url: string, { picture, look }: Setting): Promise<void> {
  const { page } = device
  const { keepFilters } = callsOf(device, url)
  await keepFilters(NO_FILTERS)
  await page.goto('/')
  await topId(page)
  await lies(page, picture)
  await button(page, 'Passen').focus()
  await look(page, 'wide-deck', [PLAIN, 'passen', 'Passen', 'Suche', 'Entdecken'])

  await keepFilters(TOO_NARROW)
  await page.goto('/')
  await see(page.getByRole('heading', { name: 'Nichts passt zu deinen Filtern' }))
  await lies(page, picture)
  await look(page, 'nothing-fits', ['Nichts passt zu deinen Filtern', 'Hosen'])
}

/** Waits until this picture lies behind the page. */
const lies = (page: Page, picture: string) =>
  page.waitForFunction((path) => {
    const { dataset, style } = document.documentElement
    return dataset['backdrop'] === 'shown' && style.getPropertyValue('--backdrop').includes(path)
  }, picture)

// Trust 5.2.11, A7.
journey(
  'words, signs and the ring of the keyboard stand out from a white, a black and a noisy picture',
  async ({ ownServer, signedIn, open }) => {
    const { url, databaseUrl, dataDir } = await ownServer()
    const phone = await signedIn({ url, reducedMotion: 'reduce' })
    const desktop = await open({ kind: 'desktop', url, reducedMotion: 'reduce' })
    await register(desktop.context.request, url, newPerson())
    await call(desktop.context.request, url, 'PATCH', '/api/auth/me', { personalised: false })

    const found: string[] = []
    for (const name of HARD_PICTURES) {
      const picture = await keepPicture(dataDir, name)
      await showBackground(databaseUrl, picture)
      // The server looks for another picture every few seconds.
      await expect.poll(() => shownBackground(phone, url)).toBe(picture)
      const look = async (page: Page, screen: string, mustBeThere: readonly string[]) => {
        for (const theme of THEMES) {
          await showTheme(page, theme)
          const where = `${name}-${screen}-${theme}`
          const readings = await readContrasts(page, join(OUTPUT, `${where}.png`))
          expect(readings.map(({ what }) => what)).toEqual(expect.arrayContaining([...mustBeThere]))
          for (const { kind, what, ratio } of readings.filter(isFaint)) {
            found.push(`${where}: ${kind} "${what}" ${ratio.toFixed(1)}:1`)
          }
        }
      }
      await lookAtPhone(phone, { picture, look })
      await lookAtDesktop(desktop, url, { picture, look })
    }
    expect(found).toEqual([])
  },
)
