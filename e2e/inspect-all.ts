import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { openHeadlessShell } from './support/browser.ts'
import { openDevice } from './support/device.ts'
import { startEnvironment } from './support/environment.ts'
import { type Variant, VIEWPORTS } from './support/inspect-screen.ts'
import { newPerson, register } from './support/person.ts'
import { THEMES } from './support/theme.ts'
import {
  REDUCED_MOTION,
  SCREEN_GROUPS,
  type ScreenGroup,
  type ScreenResult,
  visitScreens,
} from './support/visit-screens.ts'

const USAGE = `Usage: npm run axe -- [--only PART]

  Runs axe on every screen and important state in both languages, both colour modes and at 360, 768 and 1280 px, and
  checks 320 px and text at 200 % in both languages. Prints a line per problem. Takes about half an hour.
  --only PART inspects the screens with PART in their name or address.`

/** The small viewport belongs to a touch device, the others to a mouse. */
const VIEWPORTS_OF = {
  phone: VIEWPORTS.filter(({ width }) => width < 768),
  desktop: VIEWPORTS.filter(({ width }) => width >= 768),
} as const
type Kind = keyof typeof VIEWPORTS_OF

/** More sessions slow each other down so far that screens run into their timeouts. */
const MAX_PARALLEL = 2

interface Session {
  readonly group: ScreenGroup
  readonly kind: Kind
  /** The device starts in this language, so that no text of another one is left over. */
  readonly language: Language
}

interface Totals {
  /** Names with the kind of user: an address may show another page to a signed-in user. */
  readonly screens: Set<string>
  variants: number
  reflows: number
  problems: number
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const minutes = (fromMs: number): string => `${((performance.now() - fromMs) / 60_000).toFixed(1)} min`

/** Each group once per device and language, with a new user each time. */
const SESSIONS: readonly Session[] = Object.values(SCREEN_GROUPS)
  .flat()
  .flatMap((group) =>
    LANGUAGES.flatMap((language) => (['desktop', 'phone'] as const).map((kind) => ({ group, kind, language }))),
  )

/** Both colour modes at each width of the device; reflow is checked on the touch device. */
const variantsOf = ({ kind, language }: Session): readonly Variant[] =>
  VIEWPORTS_OF[kind].flatMap((viewport) =>
    THEMES.map((theme) => ({
      language,
      theme,
      viewport,
      withReflow: kind === 'phone' && theme === 'dark',
    })),
  )

interface Run {
  readonly browser: Browser
  readonly url: string
  readonly databaseUrl: string
  /** Text that the names of the inspected screens contain. */
  readonly only: string
  readonly totals: Totals
}

/** Runs one session and prints each problem at once. */
async function inspectSession({ browser, url, databaseUrl, only, totals }: Run, session: Session): Promise<void> {
  const { group, kind, language } = session
  const name = `${group.as}, ${kind}, ${language}`
  const startedAt = performance.now()
  const variants = variantsOf(session)
  const device = await openDevice(browser, url, { ...REDUCED_MOTION, kind, language })
  if (group.as === 'member') await register(device.context.request, url, newPerson())
  const report = (sentence: string) => {
    totals.problems += 1
    print(`✗ ${sentence}`)
  }
  let count = 0
  const visits = visitScreens(
    group,
    { device, url, databaseUrl },
    { variantsFor: () => variants, thoroughness: 'each-user', only },
  )
  for await (const screen of visits) {
    count += 1
    totals.screens.add(`${group.as} ${screen.name}`)
    addTo(totals, screen)
    for (const sentence of screen.problems) report(sentence)
    if (screen.failure) report(`${screen.name}: ${name}: did not open: ${String(screen.failure)}`)
    if (screen.retried) print(`↻ ${screen.name}: ${name}: opened at the second attempt: ${String(screen.retried)}`)
  }
  for (const problem of await device.close()) report(`${name}: ${problem}`)
  if (count > 0) print(`· ${name}: ${count} screens and states in ${minutes(startedAt)}`)
}

function addTo(totals: Totals, { variants, failure }: ScreenResult): void {
  if (failure) return
  totals.variants += variants.length
  totals.reflows += variants.filter(({ withReflow }) => withReflow).length
}

async function inspectAll(only: string): Promise<Totals> {
  await buildWebIfStale()
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-axe-'))
  // Started by root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755)
  const environment = await startEnvironment(dataDir)
  const browser = await openHeadlessShell()
  const totals: Totals = { screens: new Set(), variants: 0, reflows: 0, problems: 0 }
  const { server, databaseUrl } = environment
  const run = { browser, url: server.url, databaseUrl, only, totals }
  try {
    // Each worker takes the next session from the same iterator.
    const waiting = SESSIONS.values()
    const worker = async () => {
      for (const session of waiting) await inspectSession(run, session)
    }
    await Promise.all(Array.from({ length: Math.min(MAX_PARALLEL, availableParallelism()) }, worker))
  } finally {
    await browser.close()
    await environment.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return totals
}

function readOnly(): string | null {
  try {
    return parseArgs({ options: { only: { type: 'string' } } }).values.only ?? ''
  } catch {
    // Unknown options: the usage lists the known ones.
    return null
  }
}

const only = readOnly()
if (only === null) {
  print(USAGE)
  process.exitCode = 1
} else {
  const startedAt = performance.now()
  const { screens, variants, reflows, problems } = await inspectAll(only)
  print(
    `\n${screens.size} screens and states in ${minutes(startedAt)}: ${variants} variants inspected by axe, ` +
      `${reflows} at 320 px and with text at 200 %; ${problems === 0 ? 'nothing' : problems} wrong`,
  )
  process.exitCode = problems > 0 || variants === 0 ? 1 : 0
}
