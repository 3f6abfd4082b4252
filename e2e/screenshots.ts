import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { openBrowser } from './ground/browser.ts'
import { contactSheets, type SheetKind, type Shot } from './ground/contact-sheet.ts'
import { openDevice } from './ground/device.ts'
import { openGround } from './ground/ground.ts'
import { newPerson, register } from './ground/person.ts'
import type { Screen } from './ground/screen.ts'
import { PARTS } from './ground/screens.ts'
import { showTheme, THEMES, type Theme } from './ground/theme.ts'

const USAGE = `Usage: npm run sheet -- [--only PART] [--language de|en] [--size phone|desktop] [--folder FOLDER]

  Every screen and important state as a picture, in both colour modes, put together on sheets to look at, with
  covered.md, which says what is on them. Only screens whose name has PART in it, if that is given.`

const SIZES = {
  phone: { kind: 'phone', viewport: { width: 390, height: 844 } },
  desktop: { kind: 'desktop', viewport: { width: 1440, height: 900 } },
} as const

const SCREENS: readonly Screen[] = [...PARTS.around, ...PARTS.deck]

/** Too long for one look: taken whole. */
const WHOLE = new Set(['landing', 'terms', 'shop', 'profile', 'brands'])

interface Wishes {
  readonly only: string
  readonly language: Language
  readonly sizes: readonly SheetKind[]
  readonly folder: string
}

interface Round {
  readonly browser: Browser
  readonly url: string
  readonly wishes: Wishes
  readonly size: SheetKind
  /** Addresses that were seen, for the list of what is covered. */
  readonly seen: Set<string>
}

type Shots = Readonly<Record<Theme, Shot[]>>

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Every wanted screen of one size; what cannot be brought up is named and left out, so that the others can be seen. */
async function takeRound({ browser, url, wishes, size, seen }: Round): Promise<Shots> {
  const shots: Shots = { light: [], dark: [] }
  for (const as of ['visitor', 'member'] as const) {
    const screens = SCREENS.filter((screen) => screen.as === as && screen.name.includes(wishes.only))
    if (screens.length === 0) continue
    const options = { ...SIZES[size], language: wishes.language, reducedMotion: 'reduce' } as const
    const device = await openDevice(browser, url, options)
    if (as === 'member') await register(device.context.request, url, newPerson())
    const take = async (screen: Screen) => {
      await screen.open({ device, url })
      await device.page.waitForTimeout(250)
      seen.add(new URL(device.page.url()).pathname)
      for (const theme of THEMES) {
        await showTheme(device.page, theme)
        const file = `${size}-${theme}-${wishes.language}-${screen.name}.png`
        const fullPage = WHOLE.has(screen.name)
        await device.page.screenshot({ path: join(wishes.folder, file), fullPage })
        shots[theme].push({ file, screen: screen.name })
      }
      await screen.leave?.({ device, url })
    }
    for (const screen of screens) {
      await take(screen).catch((error: unknown) => say(`✗ ${screen.name} (${size}): ${String(error)}`))
    }
    await device.context.close()
  }
  return shots
}

/** What the sheets show, and which addresses of the product nobody looked at. */
function covered(shots: readonly Shot[], sheets: readonly string[], seen: ReadonlySet<string>): string {
  const missed = Object.values(PATHS).filter((path) => ![...seen].some((address) => paramsOf(path, address) !== null))
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
  return [
    `# ${shots.length} screens and states\n\n${list(shots.map(({ screen }) => screen))}`,
    `## Sheets\n\n${list(sheets)}`,
    `## Addresses without a picture\n\n${missed.length === 0 ? 'None.' : list(missed)}\n`,
  ].join('\n\n')
}

async function takeAll(wishes: Wishes): Promise<void> {
  const { folder, language } = wishes
  await buildWebIfStale()
  await mkdir(folder, { recursive: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-pictures-'))
  const ground = await openGround(dataDir)
  const browser = await openBrowser()
  const seen = new Set<string>()
  const sheets: string[] = []
  let shown: readonly Shot[] = []
  try {
    for (const size of wishes.sizes) {
      const shots = await takeRound({ browser, url: ground.server.url, wishes, size, seen })
      shown = shots.light
      for (const theme of THEMES) {
        sheets.push(...(await contactSheets(folder, shots[theme], size, `${size}-${theme}-${language}`)))
      }
    }
    await writeFile(join(folder, 'covered.md'), covered(shown, sheets, seen))
    say([...sheets, 'covered.md'].map((name) => join(folder, name)).join('\n'))
  } finally {
    await browser.close()
    await ground.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function readWishes(): Wishes | null {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { only: text, language: text, size: text, folder: text } })
  const language = LANGUAGES.find((known) => known === (values.language ?? 'de'))
  const sizes = (['phone', 'desktop'] as const).filter((size) => size === (values.size ?? size))
  if (!language || sizes.length === 0) return null
  const folder = resolve(values.folder ?? 'e2e/output/screens')
  return { only: values.only ?? '', language, sizes, folder }
}

const wishes = readWishes()
if (wishes) await takeAll(wishes)
else {
  say(USAGE)
  process.exitCode = 1
}
