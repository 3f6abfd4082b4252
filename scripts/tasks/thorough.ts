import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findJourneyBrowsers } from '../chromium.ts'
import { CONDITIONS } from '../journey-conditions.ts'
import { type Attempt, attemptsOf, summaryOf, type VitestReport } from '../journey-summary.ts'
import { run } from '../run.ts'

const USAGE = `Usage: npm run thorough -- [--only NAME,…] [--conditions NAME,…] [--times N] [--no-properties]

  Runs the browser journeys at least twice under each condition, without second attempts, and the property tests with
  many more rounds. Takes about an hour and a half in all.
  --only           files whose name contains one of these, such as keyboard,offline
  --conditions     of ${Object.keys(CONDITIONS).join(', ')}; all when left out
  --times          runs per condition, 2 when left out
  --no-properties  journeys only`

/** Rounds of the property tests, as a multiple of those of `npm test`. */
const PROPERTY_FACTOR = '25'

const root = join(import.meta.dirname, '../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

interface Options {
  readonly only: readonly string[]
  readonly conditions: readonly string[]
  readonly times: number
  readonly withProperties: boolean
}

function readOptions(): Options | null {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      options: { only: text, conditions: text, times: text, 'no-properties': { type: 'boolean' } },
    })
    const known = Object.keys(CONDITIONS)
    const conditions = values.conditions?.split(',') ?? known
    const times = Number(values.times ?? 2)
    if (!conditions.every((name) => known.includes(name)) || !(times >= 1)) return null
    return { only: values.only?.split(',') ?? [], conditions, times, withProperties: !values['no-properties'] }
  } catch {
    // Unknown options: the usage lists the known ones.
    return null
  }
}

/** One run of the journeys under a condition; null when it ended without a report. */
async function runJourneys(only: readonly string[], condition: string): Promise<VitestReport | null> {
  const browsers = await findJourneyBrowsers()
  if (!browsers) return null
  const folder = await mkdtemp(join(tmpdir(), 'dropdeck-thorough-'))
  const report = join(folder, 'report.json')
  const options = ['--config', join(root, 'e2e/vitest.config.ts'), '--retry=0', '--reporter=default', '--reporter=json']
  await run(process.execPath, [vitest, 'run', ...options, `--outputFile.json=${report}`, ...only], {
    ...browsers,
    JOURNEY_CONDITION: condition,
  })
  const found = await readFile(report, 'utf8').catch(() => null)
  await rm(folder, { recursive: true, force: true })
  return found === null ? null : (JSON.parse(found) as VitestReport)
}

async function runAll({ only, conditions, times, withProperties }: Options): Promise<boolean> {
  let isGood = true
  if (withProperties) {
    const tests = globSync('{contract,recommender,server,web}/**/*.test.ts', { cwd: root })
    const properties = tests.filter((path) => readFileSync(join(root, path), 'utf8').includes("from 'fast-check'"))
    console.log(`\n── property tests, ${PROPERTY_FACTOR} times the rounds`)
    const code = await run(process.execPath, [vitest, 'run', '--testTimeout=1800000', ...properties], {
      PROPERTY_FACTOR,
    })
    isGood = code === 0
  }
  const attempts: Attempt[] = []
  for (const condition of conditions) {
    for (let time = 1; time <= times; time++) {
      console.log(`\n── journeys, ${condition}, ${time} of ${times}`)
      const report = await runJourneys(only, condition)
      if (report) attempts.push(...attemptsOf(report, condition))
      else isGood = false
    }
  }
  console.log(`\n${summaryOf(attempts, conditions)}`)
  return isGood && attempts.length > 0 && attempts.every(({ error }) => error === null)
}

const options = readOptions()
if (!options) console.error(USAGE)
process.exit(options && (await runAll(options)) ? 0 : 1)
