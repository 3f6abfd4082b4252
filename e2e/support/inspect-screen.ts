import type { Page } from 'playwright-core'
import type { Language } from '#contract/vocabulary.ts'
import { foreignStorage } from './allowed-storage.ts'
import { violations } from './axe.ts'
import { horizontalOverflow, longAnimations, smallTargets } from './layout-checks.ts'
import type { Screen, ScreenVisit } from './screen.ts'
import { showTheme, type Theme, waitForStill } from './theme.ts'

export const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

/** One way to see a screen. */
export interface Variant {
  readonly language: Language
  readonly theme: Theme
  readonly viewport: (typeof VIEWPORTS)[number]
  /** Also checks the screen at 320 px and with text at 200 %. */
  readonly withReflow: boolean
}

/** Trust 5.2.16 and A4: small screens, large text and target sizes. Returns what is wrong, as sentences. */
async function checkReflow(page: Page, language: Language): Promise<readonly string[]> {
  const problems: string[] = []
  const note = (where: string, what: string) => {
    if (what) problems.push(`${language}, ${where}: ${what}`)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await waitForStill(page)
  note('320 px', await horizontalOverflow(page))
  for (const target of await smallTargets(page, 24)) note('target', target)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await waitForStill(page)
  note('200 %', await horizontalOverflow(page))
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return problems
}

/**
 * Changes the language of the open page as another tab would. Everything open stays open, and texts of the server are
 * requested again.
 */
async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const headings = await page.evaluate((chosen) => {
    if (document.documentElement.lang === chosen) return 0
    localStorage.setItem('language', chosen)
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: chosen }))
    return document.querySelectorAll('h1').length
  }, language)
  await page.waitForFunction(
    ([chosen, count]) => document.documentElement.lang === chosen && document.querySelectorAll('h1').length >= count,
    [language, headings] as const,
  )
}

/** Opens a screen once and inspects it in each variant. Returns what is wrong, as sentences. */
export async function inspect(
  screen: Screen,
  visit: ScreenVisit,
  variants: readonly Variant[],
): Promise<readonly string[]> {
  const { page, context } = visit.device
  const problems: string[] = []
  const [first] = variants
  if (first) {
    await page.setViewportSize(first.viewport)
    if (page.url() !== 'about:blank') await chooseLanguage(page, first.language)
  }
  await screen.open(visit)
  problems.push(...(await longAnimations(page)))
  for (const { language, theme, viewport, withReflow } of variants) {
    await page.setViewportSize(viewport)
    await chooseLanguage(page, language)
    await showTheme(page, theme)
    const found = await violations(page)
    problems.push(...found.map((what) => `${language}, ${theme}, ${viewport.width} px: ${what}`))
    if (withReflow) problems.push(...(await checkReflow(page, language)))
  }
  problems.push(...(await foreignStorage(context, page)))
  await screen.cleanUp?.(visit)
  return problems.map((what) => `${screen.name}: ${what}`)
}
