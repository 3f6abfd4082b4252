import type { Page } from 'playwright-core'
import type { Language } from '#contract/vocabulary.ts'
import { foreignStorage } from './allowed-storage.ts'
import { type Rules, violations } from './axe.ts'
import { longMoves, overflow, smallTargets } from './reach.ts'
import type { Screen, ScreenVisit } from './screen.ts'
import { showTheme, standsStill, type Theme } from './theme.ts'

export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

export interface Look {
  readonly language: Language
  readonly theme: Theme
  readonly size: (typeof SIZES)[number]
  readonly rules: Rules
  /** Whether it is also looked at on a small screen and with large text, in this language. */
  readonly withComfort: boolean
}

/** Trust 5.2.16 and A4: small screens, large text, fingers; what is wrong, as sentences. */
async function comfort(page: Page, language: Language): Promise<readonly string[]> {
  const found: string[] = []
  const note = (where: string, what: string) => {
    if (what) found.push(`${language}, ${where}: ${what}`)
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
    if (document.documentElement.lang === chosen) return 0
    localStorage.setItem('language', chosen)
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: chosen }))
    return document.querySelectorAll('h1').length
  }, language)
  await page.waitForFunction(
    ([chosen, count]) => document.documentElement.lang === chosen && document.querySelectorAll('h1').length >= count,
    [language, titles] as const,
  )
}

/** Brings a screen up once and takes each look at it; what is wrong, as sentences. */
export async function inspect(screen: Screen, visit: ScreenVisit, looks: readonly Look[]): Promise<readonly string[]> {
  const { page, context } = visit.device
  const found: string[] = []
  const [first] = looks
  if (first) {
    await page.setViewportSize(first.size)
    if (page.url() !== 'about:blank') await chooseLanguage(page, first.language)
  }
  await screen.open(visit)
  found.push(...(await longMoves(page)))
  for (const { language, theme, size, rules, withComfort } of looks) {
    await page.setViewportSize(size)
    await chooseLanguage(page, language)
    await showTheme(page, theme)
    const wrong = await violations(page, rules)
    found.push(...wrong.map((what) => `${language}, ${theme}, ${size.width} px: ${what}`))
    if (withComfort) found.push(...(await comfort(page, language)))
  }
  found.push(...(await foreignStorage(context, page)))
  await screen.leave?.(visit)
  return found.map((what) => `${screen.name}: ${what}`)
}
