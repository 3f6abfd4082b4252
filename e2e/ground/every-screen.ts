import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { LANGUAGES, type Language } from '#contract/limits.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { foreignStorage } from './allowed-storage.ts'
import { violations } from './axe.ts'
import type { Device, DeviceOptions } from './device.ts'
import { journey } from './journey.ts'
import { longMoves, overflow, smallTargets } from './reach.ts'
import { at, type Screen, type ScreenVisit } from './screen.ts'
import { NOBODY } from './shop-screens.ts'
import { showTheme, standsStill, type Theme } from './theme.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

interface Look {
  readonly language: Language
  readonly theme: Theme
  readonly size: (typeof SIZES)[number]
}

/**
 * trust 5.3 A1 in pairs: each screen is seen in both languages, one in light and one in dark, at two of the widths.
 * Which ones, and which language it comes up in, moves on from screen to screen: the suite sees every combination.
 */
function looksAt(index: number): readonly [Look, Look] {
  const [first, second] = index % 2 === 0 ? LANGUAGES : LANGUAGES.toReversed()
  const isLight = index % 4 < 2
  const sizeAt = (step: number) => SIZES[step % SIZES.length] ?? SIZES[0]
  return [
    { language: first ?? 'de', theme: isLight ? 'light' : 'dark', size: sizeAt(index) },
    { language: second ?? 'en', theme: isLight ? 'dark' : 'light', size: sizeAt(index + 1) },
  ]
}

/** trust 5.2.16 and 5.3 A4: small screens, large text, fingers; what is wrong, as sentences. */
async function comfort({ page }: Device): Promise<readonly string[]> {
  const found: string[] = []
  const note = (where: string, what: string) => {
    if (what) found.push(`${where}: ${what}`)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await standsStill(page)
  note('320 px', await overflow(page))
  for (const target of await smallTargets(page, 24)) note('target', target)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await standsStill(page)
  note('200 %', await overflow(page))
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}

/**
 * The device's choice, as if it had been made in another tab: what is open stays open, and what the server says in words
 * is asked for again.
 */
async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const titles = await page.evaluate((chosen) => {
    localStorage.setItem('language', chosen)
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: chosen }))
    return document.querySelectorAll('h1').length
  }, language)
  await page.waitForFunction(
    ([chosen, count]) => document.documentElement.lang === chosen && document.querySelectorAll('h1').length >= count,
    [language, titles] as const,
  )
}

/** Brings a screen up once and looks at it in every way that is due; what is wrong, as sentences. */
async function inspect(screen: Screen, visit: ScreenVisit, looks: readonly [Look, Look]): Promise<readonly string[]> {
  const { device } = visit
  const { page, context } = device
  const found: string[] = []
  const [{ size, language }] = looks
  await page.setViewportSize(size)
  if (page.url() !== 'about:blank') await chooseLanguage(page, language)
  await screen.open(visit)
  found.push(...(await longMoves(page)))
  for (const look of looks) {
    await page.setViewportSize(look.size)
    await chooseLanguage(page, look.language)
    await showTheme(page, look.theme)
    const where = `${look.language}, ${look.theme}, ${look.size.width} px`
    found.push(...(await violations(page)).map((what) => `${where}: ${what}`))
    // German words are the longer ones.
    if (look.language === 'de') found.push(...(await comfort(device)))
  }
  found.push(...(await foreignStorage(context, page)))
  await screen.leave?.(visit)
  return found.map((what) => `${screen.name}: ${what}`)
}

/** Addresses of the product that no screen of this person has led to yet: they are visited as they are. */
const restOf = (visited: readonly string[], as: Screen['as']): readonly Screen[] =>
  Object.values(PATHS)
    // The page of building blocks is in no build.
    .filter((path) => path !== PATHS.components && !visited.some((address) => paramsOf(path, address) !== null))
    .map((path) => ({ name: path, as, open: at(path.replaceAll(/:\w+/g, NOBODY)) }))

export interface Round {
  readonly screens: readonly Screen[]
  readonly as: Screen['as']
  readonly kind: NonNullable<DeviceOptions['kind']>
  /** Also every address of web/paths.ts that these screens have not led to. */
  readonly withTheRest: boolean
}

/**
 * Screens and states: axe, reduced motion, small screens and large text, nobody else asked and nothing kept beyond
 * trust L25. All of it in one visit, because bringing a screen up costs the most.
 */
export function inspectScreens({ screens, as, kind, withTheRest }: Round): void {
  journey(
    `nothing is wrong with any screen of a ${as} on a ${kind}`,
    { timeout: 900_000, retry: 0 },
    async ({ open, signedIn, url }) => {
      const wishes = { kind, language: 'de', reducedMotion: 'reduce' } as const
      const device = await (as === 'member' ? signedIn(wishes) : open(wishes))
      const hosts = new Set<string>()
      device.context.on('request', (request) => hosts.add(new URL(request.url()).host))
      const found: string[] = []
      const visited: string[] = []
      const look = async (screen: Screen, index: number) => {
        const once = () => inspect(screen, { device, url }, looksAt(index))
        // A screen that did not come up is asked for once more; going round all of them again would take minutes.
        const seen = await once()
          .catch(once)
          .catch((cause: unknown) => {
            throw new Error(`${screen.name} did not come up`, { cause })
          })
        found.push(...seen)
        visited.push(new URL(device.page.url()).pathname)
      }
      for (const [index, screen] of screens.filter((each) => each.as === as).entries()) await look(screen, index)
      if (withTheRest) {
        // Made-up ids lead to nothing, or are none.
        for (const status of [400, 404]) device.watch.expectAnswer(status)
        for (const [index, screen] of restOf(visited, as).entries()) await look(screen, index)
      }
      expect(found).toEqual([])
      expect([...hosts]).toEqual([new URL(url).host])
    },
  )
}
