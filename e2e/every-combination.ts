import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { openHeadlessShell } from './ground/browser.ts'
import { openDevice } from './ground/device.ts'
import { openGround } from './ground/ground.ts'
import { type Look, SIZES } from './ground/inspect-screen.ts'
import { newPerson, register } from './ground/person.ts'
import { THEMES } from './ground/theme.ts'
import { CALM, ROUNDS, type Round, type Stop, walk } from './ground/walk.ts'

const USAGE = `Usage: npm run axe -- [--only PART]

  Every screen and important state, looked at by axe in both languages, both colour modes and at 360, 768 and 1280 px,
  and at 320 px and with text at 200 % in both languages. A line for each thing that is wrong; takes about half an hour.
  Only screens whose name or address has PART in it, if that is given.`

/** Fingers touch the small one, a mouse belongs to the others. */
const SIZES_OF = {
  phone: SIZES.filter(({ width }) => width < 768),
  desktop: SIZES.filter(({ width }) => width >= 768),
} as const
type Kind = keyof typeof SIZES_OF

/** More than these slow each other down, and with them whatever waits for a screen. */
const MOST_LANES = 2

interface Trip {
  readonly round: Round
  readonly kind: Kind
  /** The language that the device comes with: nothing is left over from the other one. */
  readonly language: Language
}

interface Tally {
  /** With who looked: an address may be another page for somebody signed in. */
  readonly screens: Set<string>
  looks: number
  smallAndLarge: number
  wrong: number
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const minutes = (fromMs: number): string => `${((performance.now() - fromMs) / 60_000).toFixed(1)} min`

/** Once on each device and in each language, by another person each time. */
const TRIPS: readonly Trip[] = Object.values(ROUNDS)
  .flat()
  .flatMap((round) =>
    LANGUAGES.flatMap((language) => (['desktop', 'phone'] as const).map((kind) => ({ round, kind, language }))),
  )

/** Both colour modes at each width of the device; small screens and large text where fingers are. */
const looksOf = ({ kind, language }: Trip): readonly Look[] =>
  SIZES_OF[kind].flatMap((size) =>
    THEMES.map((theme) => ({
      language,
      theme,
      size,
      rules: 'all',
      withComfort: kind === 'phone' && theme === 'dark',
    })),
  )

interface Run {
  readonly browser: Browser
  readonly url: string
  /** Part of the names of the screens that are wanted. */
  readonly only: string
  readonly tally: Tally
}

/** Goes on one trip and says at once what is wrong. */
async function go({ browser, url, only, tally }: Run, trip: Trip): Promise<void> {
  const { round, kind, language } = trip
  const name = `${round.as}, ${kind}, ${language}`
  const startedAt = performance.now()
  const looks = looksOf(trip)
  const device = await openDevice(browser, url, { ...CALM, kind, language })
  if (round.as === 'member') await register(device.context.request, url, newPerson())
  const complain = (sentence: string) => {
    tally.wrong += 1
    say(`✗ ${sentence}`)
  }
  let stops = 0
  for await (const stop of walk(round, { device, url }, { looksAt: () => looks, only })) {
    stops += 1
    tally.screens.add(`${round.as} ${stop.name}`)
    count(stop, tally)
    for (const sentence of stop.found) complain(sentence)
    if (stop.failure) complain(`${stop.name}: ${name}: did not come up: ${String(stop.failure)}`)
  }
  for (const problem of await device.close()) complain(`${name}: ${problem}`)
  if (stops > 0) say(`· ${name}: ${stops} screens and states in ${minutes(startedAt)}`)
}

function count({ looks, failure }: Stop, tally: Tally): void {
  if (failure) return
  tally.looks += looks.length
  tally.smallAndLarge += looks.filter(({ withComfort }) => withComfort).length
}

async function lookAtAll(only: string): Promise<Tally> {
  await buildWebIfStale()
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-axe-'))
  // For root PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const ground = await openGround(dataDir)
  const browser = await openHeadlessShell()
  const tally: Tally = { screens: new Set(), looks: 0, smallAndLarge: 0, wrong: 0 }
  const run = { browser, url: ground.server.url, only, tally }
  try {
    // Every lane goes on the next trip that nobody has gone on.
    const waiting = TRIPS.values()
    const lane = async () => {
      for (const trip of waiting) await go(run, trip)
    }
    await Promise.all(Array.from({ length: Math.min(MOST_LANES, availableParallelism()) }, lane))
  } finally {
    await browser.close()
    await ground.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return tally
}

function readOnly(): string | null {
  try {
    return parseArgs({ options: { only: { type: 'string' } } }).values.only ?? ''
  } catch {
    // Whatever else was asked for, the usage says what there is.
    return null
  }
}

const only = readOnly()
if (only === null) {
  say(USAGE)
  process.exitCode = 1
} else {
  const startedAt = performance.now()
  const { screens, looks, smallAndLarge, wrong } = await lookAtAll(only)
  say(
    `\n${screens.size} screens and states in ${minutes(startedAt)}: ${looks} looks by axe, ` +
      `${smallAndLarge} at 320 px and with text at 200 %; ${wrong === 0 ? 'nothing' : wrong} wrong`,
  )
  process.exitCode = wrong > 0 || looks === 0 ? 1 : 0
}
