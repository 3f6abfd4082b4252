import { expect, inject } from 'vitest'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { condition } from './condition.ts'
import type { DeviceOptions } from './device.ts'
import { type Variant, VIEWPORTS } from './inspect-screen.ts'
import { journey } from './journey.ts'
import { THEMES } from './theme.ts'
import { REDUCED_MOTION, type ScreenGroup, visitScreens } from './visit-screens.ts'

/**
 * Trust A1: one combination of language, colour mode and width per screen. It changes from screen to screen, and twelve
 * screens in a row have all twelve of them. `npm run axe` inspects every screen in all combinations.
 */
function variantOf(index: number): Variant {
  const at = <T>(list: readonly T[], step: number): T => list[step % list.length] as T
  return {
    // A change of language requests texts again, so it comes after six screens only.
    language: at(LANGUAGES, Math.floor(index / 6)),
    theme: at(THEMES, index),
    viewport: at(VIEWPORTS, index),
    withReflow: true,
  }
}

/**
 * Inspects every screen of a group: axe, reduced motion, small screens, large text, no request to another host and nothing
 * stored beyond Trust L25. All of it in one visit, because opening a screen takes most of the time.
 */
export function inspectGroup(group: ScreenGroup, kind: NonNullable<DeviceOptions['kind']>): void {
  journey(
    `nothing is wrong with any screen of a ${group.as} on a ${kind}`,
    { timeout: 900_000 * condition.cpuFactor, retry: 0 },
    async ({ open, signedIn, url, task }) => {
      const options = { ...REDUCED_MOTION, kind, language: 'de' } as const
      const device = await (group.as === 'member' ? signedIn(options) : open(options))
      const hosts = new Set<string>()
      device.context.on('request', (request) => hosts.add(new URL(request.url()).host))
      const all: string[] = []
      const visit = { device, url, databaseUrl: inject('databaseUrl') }
      const variantsFor = (index: number) => [variantOf(index)]
      const visits = visitScreens(group, visit, { variantsFor, thoroughness: 'once' })
      for await (const { name, problems, failure, retried } of visits) {
        if (failure) throw new Error(`${name} did not open`, { cause: failure })
        if (retried) task.meta.retries = [...(task.meta.retries ?? []), `screen ${name}: ${String(retried)}`]
        all.push(...problems)
      }
      expect(all).toEqual([])
      expect([...hosts]).toEqual([new URL(url).host])
    },
  )
}
