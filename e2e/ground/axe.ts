import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { LANGUAGES } from '#contract/limits.ts'
import type { DeviceOptions } from './device.ts'
import { journey } from './journey.ts'
import { SCREENS } from './screens.ts'
import { showTheme } from './theme.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another colour mode can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const told = (where: string, found: Found): readonly string[] =>
  found.flatMap(({ id, nodes }) => nodes.map((node) => `${where}: ${id}: ${node.html.slice(0, 160)}`))

// Legacy mode only spares a second page: we have no frames of other sites.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

async function violations(page: Page, where: string): Promise<readonly string[]> {
  await showTheme(page, 'light')
  const light = await axe(page).withTags(TAGS).analyze()
  await showTheme(page, 'dark')
  const dark = await axe(page).withRules(COLOUR_RULES).analyze()
  return [...told(`${where} light`, light.violations), ...told(`${where} dark`, dark.violations)]
}

/** trust 5.3 A1: axe on every screen and state, in both languages and colour modes, on one kind of device. */
export function checkEveryScreen(kind: NonNullable<DeviceOptions['kind']>): void {
  for (const language of LANGUAGES) {
    for (const as of ['visitor', 'member'] as const) {
      journey(
        `axe finds nothing on any screen of a ${as} on a ${kind}, in ${language}`,
        { timeout: 240_000 },
        async ({ open, signedIn, url }) => {
          const wishes = { kind, language, reducedMotion: 'reduce' } as const
          const device = await (as === 'member' ? signedIn(wishes) : open(wishes))
          const found: string[] = []
          for (const screen of SCREENS.filter((each) => each.as === as)) {
            await screen.open({ device, url })
            found.push(...(await violations(device.page, screen.name)))
            await screen.leave?.({ device, url })
          }
          expect(found).toEqual([])
        },
      )
    }
  }
}
