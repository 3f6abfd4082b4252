import { PATHS, paramsOf } from '#web/paths.ts'
import type { DeviceOptions } from './device.ts'
import { inspect, type Look } from './inspect-screen.ts'
import { go, type Screen, type ScreenVisit } from './screen.ts'
import { PARTS } from './screens.ts'
import { NOBODY } from './shop-screens.ts'

/** What one person looks at, one screen after the other. */
export interface Round {
  readonly screens: readonly Screen[]
  readonly as: Screen['as']
  /** Also every address of web/paths.ts that these screens have not led to. */
  readonly withTheRest: boolean
}

const round = (part: readonly Screen[], as: Screen['as'], withTheRest: boolean): Round => ({
  screens: part.filter((screen) => screen.as === as),
  as,
  withTheRest,
})

/** Every screen and state is in one of them. */
export const ROUNDS = {
  deck: [round(PARTS.deck, 'visitor', true), round(PARTS.deck, 'member', false)],
  around: [round(PARTS.around, 'visitor', false), round(PARTS.around, 'member', true)],
} as const satisfies Readonly<Record<keyof typeof PARTS, readonly Round[]>>

/** What every device on a round wishes for: what moves for long would have to be waited for. */
export const CALM = { reducedMotion: 'reduce' } as const satisfies DeviceOptions

/**
 * Addresses of the product that no screen of this person has led to yet: they are visited as they are, each anew, since
 * one that asks to sign in keeps the heading of the one before.
 */
const restOf = (visited: readonly string[], as: Screen['as']): readonly Screen[] =>
  Object.values(PATHS)
    // The page of building blocks is in no build.
    .filter((path) => path !== PATHS.components && !visited.some((address) => paramsOf(path, address) !== null))
    .map((path) => ({
      name: path,
      as,
      open: ({ device: { page } }) => go(page, path.replaceAll(/:\w+/g, NOBODY)),
    }))

export interface Plan {
  /** The looks that are due at a screen, by its place in the round. */
  looksAt(index: number): readonly Look[]
  /** Part of the names or addresses that are wanted; all of them when left out. */
  readonly only?: string
}

export interface Stop {
  readonly name: string
  readonly looks: readonly Look[]
  /** What is wrong, as sentences. */
  readonly found: readonly string[]
  /** Why it did not come up; null when it did. */
  readonly failure: unknown
}

/**
 * Goes through the screens of a round and takes the looks that are due at each. A screen that did not come up is asked
 * for once more; going round all of them again would take minutes.
 */
export async function* walk(
  { screens, as, withTheRest }: Round,
  visit: ScreenVisit,
  { looksAt, only = '' }: Plan,
): AsyncGenerator<Stop> {
  const { page, watch } = visit.device
  const visited: string[] = []
  const stopAt = async (screen: Screen, index: number): Promise<Stop> => {
    const looks = looksAt(index)
    const once = () => inspect(screen, visit, looks)
    try {
      const found = await once().catch(once)
      visited.push(new URL(page.url()).pathname)
      return { name: screen.name, looks, found, failure: null }
    } catch (failure) {
      // Those that follow shall not bear what this one needed; not all of it may have come about.
      await screen.leave?.(visit).catch(() => {})
      return { name: screen.name, looks, found: [], failure }
    }
  }
  const wanted = (list: readonly Screen[]) => list.filter(({ name }) => name.includes(only))
  for (const [index, screen] of wanted(screens).entries()) yield await stopAt(screen, index)
  if (!withTheRest) return
  // Made-up ids lead to nothing, or are none.
  for (const status of [400, 404]) watch.expectAnswer(status)
  for (const [index, screen] of wanted(restOf(visited, as)).entries()) yield await stopAt(screen, index)
}
