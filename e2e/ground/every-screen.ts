import { expect } from 'vitest'
import type { Language } from '#contract/limits.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { foreignStorage } from './allowed-storage.ts'
import { violations } from './axe.ts'
import type { Device, DeviceOptions } from './device.ts'
import { journey } from './journey.ts'
import { longMoves, overflow, smallTargets } from './reach.ts'
import { at, type Screen, type ScreenVisit } from './screen.ts'
import { SCREENS } from './screens.ts'
import { NOBODY } from './shop-screens.ts'
import { showTheme, standsStill, type Theme } from './theme.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const
type Size = (typeof SIZES)[number]

interface Look {
  readonly size: Size
  readonly theme: Theme
}

/**
 * trust 5.3 A1 in pairs: each screen is seen in both languages, one in light and one in dark, at two of the widths.
 * Which ones moves on from screen to screen, so that the suite sees every combination.
 */
function lookAt(index: number, language: Language): Look {
  const step = language === 'de' ? index : index + 1
  return { size: SIZES[step % SIZES.length] ?? SIZES[0], theme: step % 2 === 0 ? 'light' : 'dark' }
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

/** Brings a screen up once and looks at it in every way that is due; what is wrong, as sentences. */
async function inspect(screen: Screen, visit: ScreenVisit, look: Look, isWordy: boolean): Promise<readonly string[]> {
  const { device } = visit
  const { page, context } = device
  const found: string[] = []
  await page.setViewportSize(look.size)
  await screen.open(visit)
  found.push(...(await longMoves(page)))
  await showTheme(page, look.theme)
  found.push(...(await violations(page)).map((what) => `${look.size.width} px, ${look.theme}: ${what}`))
  if (isWordy) found.push(...(await comfort(device)))
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

/**
 * Every screen and state, and every address of web/paths.ts: axe, reduced motion, small screens and large text, nobody
 * else asked and nothing kept beyond trust L25. All of it in one visit, because bringing a screen up costs the most.
 */
export function inspectEveryScreen(language: Language, kind: NonNullable<DeviceOptions['kind']>): void {
  for (const as of ['visitor', 'member'] as const) {
    journey(
      `nothing is wrong with any screen of a ${as}, in ${language} on a ${kind}`,
      { timeout: 900_000, retry: 0 },
      async ({ open, signedIn, url }) => {
        const wishes = { kind, language, reducedMotion: 'reduce' } as const
        const device = await (as === 'member' ? signedIn(wishes) : open(wishes))
        const hosts = new Set<string>()
        device.context.on('request', (request) => hosts.add(new URL(request.url()).host))
        const found: string[] = []
        const visited: string[] = []
        // German words are the longer ones.
        const isWordy = language === 'de'
        const look = async (screen: Screen, index: number, wordy: boolean) => {
          const once = () => inspect(screen, { device, url }, lookAt(index, language), wordy)
          // A screen that did not come up is asked for once more; going round all of them again would take minutes.
          const seen = await once()
            .catch(once)
            .catch((cause: unknown) => {
              throw new Error(`${screen.name} did not come up`, { cause })
            })
          found.push(...seen)
          visited.push(new URL(device.page.url()).pathname)
        }
        for (const [index, screen] of SCREENS.filter((each) => each.as === as).entries()) {
          await look(screen, index, isWordy)
        }
        if (language === 'de') {
          // Made-up ids lead to nothing, and say so.
          device.watch.expectAnswer(404)
          for (const [index, screen] of restOf(visited, as).entries()) await look(screen, index, false)
        }
        expect(found).toEqual([])
        expect([...hosts]).toEqual([new URL(url).host])
      },
    )
  }
}
