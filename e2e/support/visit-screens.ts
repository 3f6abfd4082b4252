import { PATHS, paramsOf } from '#web/paths.ts'
import type { DeviceOptions } from './device.ts'
import { inspect, type Variant } from './inspect-screen.ts'
import { openPath, type Screen, type ScreenVisit } from './screen.ts'
import { SCREENS } from './screens.ts'
import { UNKNOWN_ID } from './shop-screens.ts'

/** The screens that one user visits one after the other. */
export interface ScreenGroup {
  readonly screens: readonly Screen[]
  readonly as: Screen['as']
  /** Also visits every address of web/paths.ts that none of these screens has opened. */
  readonly withOtherPaths: boolean
}

const groupOf = (screens: readonly Screen[], as: Screen['as'], withOtherPaths: boolean): ScreenGroup => ({
  screens: screens.filter((screen) => screen.as === as),
  as,
  withOtherPaths,
})

/** Every screen and state is in exactly one group. */
export const SCREEN_GROUPS = {
  deck: [groupOf(SCREENS.deck, 'visitor', true), groupOf(SCREENS.deck, 'member', false)],
  other: [groupOf(SCREENS.other, 'visitor', false), groupOf(SCREENS.other, 'member', true)],
} as const satisfies Readonly<Record<keyof typeof SCREENS, readonly ScreenGroup[]>>

/** Without animations no inspection has to wait for the end of one. */
export const REDUCED_MOTION = { reducedMotion: 'reduce' } as const satisfies DeviceOptions

/**
 * The addresses that no screen of this user has opened yet. Each is loaded as a new document: an address that asks the
 * visitor to sign in keeps the heading of the page before.
 */
const otherPaths = (visited: readonly string[], as: Screen['as']): readonly Screen[] =>
  Object.values(PATHS)
    // The page of UI components is not part of the build.
    .filter((path) => path !== PATHS.components && !visited.some((address) => paramsOf(path, address) !== null))
    .map((path) => ({
      name: path,
      as,
      open: ({ device: { page } }) => openPath(page, path.replaceAll(/:\w+/g, UNKNOWN_ID)),
    }))

export interface VisitOptions {
  /** The variants to inspect at a screen, by its position in the group. */
  variantsFor(index: number): readonly Variant[]
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
  { screens, as, withOtherPaths }: ScreenGroup,
  visit: ScreenVisit,
  { variantsFor, only = '' }: VisitOptions,
): AsyncGenerator<ScreenResult> {
  const { page, monitor } = visit.device
  const visited: string[] = []
  const visitScreen = async (screen: Screen, index: number): Promise<ScreenResult> => {
    const variants = variantsFor(index)
    const result = { name: screen.name, variants, problems: [], failure: null, retried: null }
    let retried: unknown = null
    for (;;) {
      try {
        const problems = await inspect(screen, visit, variants)
        visited.push(new URL(page.url()).pathname)
        return { ...result, problems, retried }
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
  const matching = (list: readonly Screen[]) => list.filter(({ name }) => name.includes(only))
  for (const [index, screen] of matching(screens).entries()) yield await visitScreen(screen, index)
  if (!withOtherPaths) return
  // Addresses with an unknown id answer 404, those with an invalid one 400.
  for (const status of [400, 404]) monitor.allowStatus(status)
  for (const [index, screen] of matching(otherPaths(visited, as)).entries()) yield await visitScreen(screen, index)
}
