import { existsSync } from 'node:fs'
import { join } from 'node:path'

export interface Step {
  readonly name: string
  /** A file that our Node runs, with its options. */
  readonly command: readonly string[]
}

/** Each sequence keeps one core busy, so both run in parallel. */
const PARALLEL: readonly (readonly Step[])[] = [
  [{ name: 'types', command: ['node_modules/@typescript/native/bin/tsc', '-b'] }],
  [
    { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=warn'] },
    { name: 'boundaries', command: ['scripts/tasks/boundaries.ts'] },
    { name: 'dead-code', command: ['node_modules/knip/bin/knip.js'] },
    { name: 'build', command: ['scripts/tasks/build.ts'] },
  ],
]
const VITEST = ['node_modules/vitest/vitest.mjs', 'run']
const UNIT: Step = { name: 'unit', command: [...VITEST, '--project', 'unit'] }
const API: Step = { name: 'api', command: [...VITEST, '--project', 'server'] }
/** Both in one process, which shares the workers among them. */
const UNIT_AND_API: Step = { name: 'unit and api', command: VITEST }
const JOURNEYS: Step = { name: 'journeys', command: ['scripts/tasks/e2e.ts'] }

const TESTS = [UNIT, API, JOURNEYS]
const NAMES = [...PARALLEL.flat(), ...TESTS].map(({ name }) => name)

export class UnknownStep extends Error {}

/**
 * The steps that `npm test -- WORD…` runs, all without words. Words that name no step choose the test files of the steps
 * that run tests: those with the word in their path, or after `api` alone those of the feature of this name.
 */
export function chooseSteps(words: readonly string[]) {
  const wanted = words.filter((word) => NAMES.includes(word))
  const files = words.filter((word) => !NAMES.includes(word))
  const isWanted = ({ name }: Step) => words.length === 0 || wanted.includes(name)
  if (files.length > 0 && !TESTS.some(isWanted)) {
    throw new UnknownStep(
      `Steps: ${NAMES.join(', ')}. A word such as ${files[0]} chooses test files, after unit, api or journeys.`,
    )
  }
  const inProcess = isWanted(UNIT) && isWanted(API) ? [UNIT_AND_API] : [UNIT, API].filter(isWanted)
  const onlyApi = isWanted(API) && !isWanted(UNIT) && !isWanted(JOURNEYS)
  const filters = onlyApi ? files.map(featureOr) : files
  return {
    parallel: PARALLEL.map((steps) => steps.filter(isWanted)).filter((steps) => steps.length > 0),
    last: [...inProcess, ...[JOURNEYS].filter(isWanted)].map(({ name, command }) => ({
      name: [name, ...files].join(' '),
      command: [...command, ...filters],
    })),
  }
}

/** The folder of a feature: `ads` must not choose the tests of uploads. */
const featureOr = (word: string): string =>
  existsSync(join(import.meta.dirname, '../server/features', word)) ? `server/features/${word}/` : word
