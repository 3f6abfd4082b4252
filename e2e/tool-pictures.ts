/**
 * Takes the pictures of the workspace that the landing page shows beside its promises, from the demo, in both languages
 * and colour modes: `node e2e/tool-pictures.ts`, after a change of what they show. They are kept in the repository.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { PROMISES, SAVING, type ShownTool } from '#web/features/landing/sections/promises.ts'
import { PATHS, to } from '#web/paths.ts'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { openBrowser } from './support/browser.ts'
import { openDevice } from './support/device.ts'
import { startEnvironment } from './support/environment.ts'
import { openPath } from './support/screen.ts'
import { showTheme, THEMES } from './support/theme.ts'

const FOLDER = resolve(import.meta.dirname, '../web/public/tools')
/** A third of a desk's width shows what a phone shows, so that its texts can be read. */
const VIEWPORT = { width: 390, height: 844 }
const PIECE = { width: 390, height: 260 }
/** Its height; the demo says on each page what it is. */
const DEMO_RIBBON_PX = 56
const MAX_BYTES = 30_000

interface Beginning {
  /** What shows it where the section begins with little to see. */
  readonly path?: string
  readonly at: (page: Page) => Locator
  /** Pixels of what lies above; negative: the piece begins below. */
  readonly above?: number
}

const heading = (nth: number) => (page: Page) => page.locator('main :is(h2, h3)').nth(nth)

/** What each picture begins with; others show the page from its top. */
const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  swipe: { at: (page) => page.locator('.own-cards'), above: -190 },
  trends: { at: heading(1) },
  reach: { at: heading(5) },
  custom: { at: heading(0) },
  dashboard: { at: heading(2), above: 32 },
  engagement: { at: heading(1) },
  saving: { at: heading(0) },
  boost: {
    path: to(PATHS.demoPart, { section: 'campaigns', part: 'new' }),
    at: (page) => page.locator('main input').first(),
    above: 44,
  },
  social: { at: (page) => page.locator('main input').first(), above: 40 },
}

/** What stays in place while a page scrolls would lie over the piece. */
const hideFixed = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.display = 'none'
  })

async function takePicture(page: Page, { id, path }: ShownTool, name: string): Promise<void> {
  const beginning = BEGINNINGS[id]
  await openPath(page, beginning?.path ?? path)
  await page.waitForLoadState('networkidle')
  for (const theme of THEMES) {
    await showTheme(page, theme)
    let top = DEMO_RIBBON_PX
    if (beginning) {
      await hideFixed(page)
      const box = await beginning.at(page).boundingBox()
      if (!box) throw new Error(`${id} has nothing to begin with`)
      top = box.y + (await page.evaluate(() => scrollY)) - (beginning.above ?? 16)
    }
    const shot = await page.screenshot({ fullPage: beginning !== undefined, clip: { x: 0, y: top, ...PIECE } })
    const file = join(FOLDER, `${id}-${name}-${theme}.avif`)
    const picture = sharp(shot).resize({ width: 2 * PIECE.width })
    const { size } = await picture.avif({ quality: 50, effort: 5 }).toFile(file)
    if (size > MAX_BYTES) throw new Error(`${file} takes ${size} bytes, more than ${MAX_BYTES}`)
  }
}

async function takePictures(browser: Browser, url: string, language: Language): Promise<void> {
  const { page, context } = await openDevice(browser, url, { viewport: VIEWPORT, language, reducedMotion: 'reduce' })
  // The tour offers itself once, at the overview.
  await openPath(page, PATHS.demo)
  await page.keyboard.press('Escape')
  for (const tool of [...PROMISES, SAVING]) await takePicture(page, tool, language)
  await context.close()
}

await buildWebIfStale()
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-pictures-'))
const environment = await startEnvironment(dataDir)
const browser = await openBrowser()
try {
  for (const language of LANGUAGES) await takePictures(browser, environment.server.url, language)
} finally {
  await browser.close()
  await environment.close()
  await rm(dataDir, { recursive: true, force: true })
}
