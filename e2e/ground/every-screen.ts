import { expect } from 'vitest'
import { LANGUAGES } from '#contract/vocabulary.ts'
import type { DeviceOptions } from './device.ts'
import { type Look, SIZES } from './inspect-screen.ts'
import { journey } from './journey.ts'
import { CALM, type Round, walk } from './walk.ts'

/**
 * Trust A1 in pairs: each screen is seen in both languages, one in light and one in dark, at two of the widths; the
 * second time by what may then be another. Which ones, and which language it comes up in, moves on from screen to
 * screen: the suite sees every combination, and `npm run axe` every screen in each of them by every rule.
 */
function looksAt(index: number): readonly [Look, Look] {
  const [first = 'de', second = 'en'] = index % 2 === 0 ? LANGUAGES : LANGUAGES.toReversed()
  const isLight = index % 4 < 2
  const sizeAt = (step: number) => SIZES[step % SIZES.length] ?? SIZES[0]
  // German words are the longer ones.
  const look = (language: Look['language'], isLightNow: boolean, step: number): Omit<Look, 'rules'> => ({
    language,
    theme: isLightNow ? 'light' : 'dark',
    size: sizeAt(step),
    withComfort: language === 'de',
  })
  return [
    { ...look(first, isLight, index), rules: 'all' },
    { ...look(second, !isLight, index + 1), rules: 'changing' },
  ]
}

/**
 * Screens and states: axe, reduced motion, small screens and large text, nobody else asked and nothing kept beyond
 * Trust L25. All of it in one visit, because bringing a screen up costs the most.
 */
export function inspectScreens(round: Round, kind: NonNullable<DeviceOptions['kind']>): void {
  journey(
    `nothing is wrong with any screen of a ${round.as} on a ${kind}`,
    { timeout: 900_000, retry: 0 },
    async ({ open, signedIn, url }) => {
      const wishes = { ...CALM, kind, language: 'de' } as const
      const device = await (round.as === 'member' ? signedIn(wishes) : open(wishes))
      const hosts = new Set<string>()
      device.context.on('request', (request) => hosts.add(new URL(request.url()).host))
      const all: string[] = []
      for await (const { name, found, failure } of walk(round, { device, url }, { looksAt })) {
        if (failure) throw new Error(`${name} did not come up`, { cause: failure })
        all.push(...found)
      }
      expect(all).toEqual([])
      expect([...hosts]).toEqual([new URL(url).host])
    },
  )
}
