import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { paramsOf } from '#web/paths.ts'
import type { DeviceOptions } from './device.ts'
import { inspect, type Variant } from './inspect-screen.ts'
import { type InspectedPage, type Thoroughness, undeclaredPages } from './page-screens.ts'
import type { Screen, ScreenVisit } from './screen.ts'
import { SCREENS } from './screens.ts'

/** The screens that one user visits one after the other. */
export interface ScreenGroup {
  readonly screens: readonly Screen[]
  readonly as: Screen['as']
  /** Also visits the pages of web/pages/table.ts that no screen declares. */
  readonly withUndeclared: boolean
}

const groupOf = (screens: readonly Screen[], as: Screen['as'], withUndeclared: boolean): ScreenGroup => ({
  screens: screens.filter((screen) => screen.as === as),
  as,
  withUndeclared,
})

/** Every screen and state is in exactly one group. */
export const SCREEN_GROUPS = {
  deck: [groupOf(SCREENS.deck, 'visitor', true), groupOf(SCREENS.deck, 'member', false)],
  other: [groupOf(SCREENS.other, 'visitor', false), groupOf(SCREENS.other, 'member', true)],
  desk: [groupOf(SCREENS.desk, 'member', false)],
} as const satisfies Readonly<Record<keyof typeof SCREENS, readonly ScreenGroup[]>>

const ALL_SCREENS = Object.values(SCREENS).flat()
const PAGE_CODE = pathToFileURL(join(import.meta.dirname, '../../dist/.render/page-code.mjs')).href

/** The pages of the built web app; the table itself is made for Vite. */
async function builtPages(): Promise<readonly InspectedPage[]> {
  const { PAGES } = (await import(PAGE_CODE)) as typeof import('#web/documents/page-code.ts')
  return PAGES
}

/** No inspection has to wait for the end of an animation. */
export const REDUCED_MOTION = { reducedMotion: 'reduce' } as const satisfies DeviceOptions

export interface VisitOptions {
  /** The variants to inspect at a screen, by its position in the group. */
  variantsFor(index: number): readonly Variant[]
  /** By which users the pages are inspected that no screen declares. */
  readonly thoroughness: Thoroughness
  /** Only screens with this text in their name or address. */
  readonly only?: string
}

export interface ScreenResult {
  readonly name: string
  readonly variants: readonly Variant[]
  readonly problems: readonly string[]
  /** The error that kept the screen from opening; null when it opened. */
  readonly failure: unknown
  /** The error of the first attempt, where the second one succeeded; otherwise null. */
  readonly retried: unknown
}

/** Opens and inspects the screens of a group. A screen that does not open is tried twice: a new run takes minutes. */
export async function* visitScreens(
  { screens, as, withUndeclared }: ScreenGroup,
  visit: ScreenVisit,
  { variantsFor, thoroughness, only = '' }: VisitOptions,
): AsyncGenerator<ScreenResult> {
  const { page } = visit.device
  const visitScreen = async (screen: Screen, index: number): Promise<ScreenResult> => {
    const variants = variantsFor(index)
    const result = { name: screen.name, variants, problems: [], failure: null, retried: null }
    let retried: unknown = null
    for (;;) {
      try {
        const problems = await inspect(screen, visit, variants)
        return { ...result, problems: [...problems, ...wrongAddress(screen, page.url())], retried }
      } catch (failure) {
        if (retried) {
          // The screens that follow must not start in this one's state, which may be incomplete.
          await screen.cleanUp?.(visit).catch(() => {})
          return { ...result, failure, retried }
        }
        retried = failure
      }
    }
  }
  const others = withUndeclared ? undeclaredPages(await builtPages(), ALL_SCREENS, thoroughness) : []
  const all = [...screens, ...others.filter((screen) => screen.as === as)]
  const matching = all.filter(({ name, page = '' }) => name.includes(only) || page.includes(only))
  for (const [index, screen] of matching.entries()) yield await visitScreen(screen, index)
}

/** A page that redirected to another one was not inspected. */
function wrongAddress({ name, page }: Screen, url: string): readonly string[] {
  const { pathname } = new URL(url)
  if (!page || page === '*' || paramsOf(page, pathname) !== null) return []
  return [`${name}: shows ${pathname} instead of ${page}`]
}
