import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { openBrowser } from './support/browser.ts'
import { contactSheets, type SheetKind, type Shot } from './support/contact-sheet.ts'
import { EVERY_DESIGN } from './support/designed-shop-screens.ts'
import { openDevice } from './support/device.ts'
import { startEnvironment } from './support/environment.ts'
import { newPerson, register } from './support/person.ts'
import { type Screen, waitForImages } from './support/screen.ts'
import { SCREENS } from './support/screens.ts'
import { showTheme, THEMES, type Theme } from './support/theme.ts'

const USAGE = `Usage: npm run sheet -- [--only PART] [--language de|en] [--size SIZE] [--folder FOLDER]

  Takes a screenshot of every screen and important state in both colour modes, puts them together on contact sheets,
  and writes covered.md, a list of what they show. --only PART takes the screens with PART in their name. Sizes are phone, landscape, tablet and
  desktop; without one it is phone and desktop.`

const SIZES = {
  phone: { kind: 'phone', viewport: { width: 390, height: 844 } },
  landscape: { kind: 'phone', viewport: { width: 844, height: 390 } },
  tablet: { kind: 'desktop', viewport: { width: 768, height: 1024 } },
  desktop: { kind: 'desktop', viewport: { width: 1440, height: 900 } },
} as const
const USUAL_SIZES = ['phone', 'desktop'] as const

/** Each part stands alone: an account of its own sees it. */
const PARTS: readonly (readonly Screen[])[] = [
  ...Object.values(SCREENS).map((part) => part.filter((screen) => !EVERY_DESIGN.includes(screen))),
  EVERY_DESIGN,
]

/** Longer than the window: captured as full pages. */
const FULL_PAGE = new Set(['landing', 'terms', 'shop', 'profile', 'brands'])

interface Options {
  readonly only: string
  readonly language: Language
  readonly sizes: readonly SheetKind[]
  readonly folder: string
}

interface Batch {
  readonly browser: Browser
  readonly url: string
  readonly databaseUrl: string
  readonly options: Options
  readonly size: SheetKind
  /** Addresses that were opened, for the list of what is covered. */
  readonly opened: Set<string>
}

type Shots = Readonly<Record<Theme, Shot[]>>

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Captures the screens of one size. A screen that does not open is reported and left out. */
async function captureBatch({ browser, url, databaseUrl, options, size, opened }: Batch): Promise<Shots> {
  const shots: Shots = { light: [], dark: [] }
  const groups = PARTS.flatMap((part) => (['visitor', 'member'] as const).map((as) => ({ part, as })))
  for (const { part, as } of groups) {
    const screens = part.filter((screen) => screen.as === as && screen.name.includes(options.only))
    if (screens.length === 0) continue
    const deviceOptions = { ...SIZES[size], language: options.language, reducedMotion: 'reduce' } as const
    const device = await openDevice(browser, url, deviceOptions)
    if (as === 'member') await register(device.context.request, url, newPerson())
    const visit = { device, url, databaseUrl }
    const capture = async (screen: Screen) => {
      await screen.open(visit)
      await waitForImages(device.page)
      opened.add(new URL(device.page.url()).pathname)
      for (const theme of THEMES) {
        await showTheme(device.page, theme)
        const file = `${size}-${theme}-${options.language}-${screen.name}.png`
        const fullPage = FULL_PAGE.has(screen.name)
        await device.page.screenshot({ path: join(options.folder, file), fullPage })
        shots[theme].push({ file, screen: screen.name })
      }
      await screen.cleanUp?.(visit)
    }
    for (const screen of screens) {
      await capture(screen).catch((error: unknown) => print(`✗ ${screen.name} (${size}): ${String(error)}`))
    }
    await device.context.close()
  }
  return shots
}

/** What the sheets show, and which addresses of the product are missing. */
function covered(shots: readonly Shot[], sheets: readonly string[], opened: ReadonlySet<string>): string {
  const missed = Object.values(PATHS).filter((path) => ![...opened].some((address) => paramsOf(path, address) !== null))
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
  return [
    `# ${shots.length} screens and states\n\n${list(shots.map(({ screen }) => screen))}`,
    `## Sheets\n\n${list(sheets)}`,
    `## Addresses without a picture\n\n${missed.length === 0 ? 'None.' : list(missed)}\n`,
  ].join('\n\n')
}

async function captureAll(options: Options): Promise<void> {
  const { folder, language } = options
  await buildWebIfStale()
  await mkdir(folder, { recursive: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-pictures-'))
  const environment = await startEnvironment(dataDir)
  const browser = await openBrowser()
  const opened = new Set<string>()
  const sheets: string[] = []
  let shown: readonly Shot[] = []
  try {
    for (const size of options.sizes) {
      const { server, databaseUrl } = environment
      const shots = await captureBatch({ browser, url: server.url, databaseUrl, options, size, opened })
      shown = shots.light
      for (const theme of THEMES) {
        sheets.push(...(await contactSheets(folder, shots[theme], size, `${size}-${theme}-${language}`)))
      }
    }
    await writeFile(join(folder, 'covered.md'), covered(shown, sheets, opened))
    print([...sheets, 'covered.md'].map((name) => join(folder, name)).join('\n'))
  } finally {
    await browser.close()
    await environment.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function readOptions(): Options | null {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { only: text, language: text, size: text, folder: text } })
  const language = LANGUAGES.find((known) => known === (values.language ?? 'de'))
  const sizes =
    values.size === undefined ? USUAL_SIZES : (Object.keys(SIZES) as SheetKind[]).filter((size) => size === values.size)
  if (!language || sizes.length === 0) return null
  const folder = resolve(values.folder ?? 'e2e/output/screens')
  return { only: values.only ?? '', language, sizes, folder }
}

const options = readOptions()
if (options) await captureAll(options)
else {
  print(USAGE)
  process.exitCode = 1
}
