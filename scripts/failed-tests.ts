import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Written by every step that runs tests, read by the summary of `npm test`. */
const FAILED_TESTS = join(import.meta.dirname, '../node_modules/.cache/failed-tests.json')

/** Lines of an error that are kept; the whole stands where the test ran. */
const ERROR_LINES = 12

/** Forgets those of an earlier run. */
export const clearFailedTests = (file = FAILED_TESTS): void => rmSync(file, { force: true })

/** The tests that failed since, each with the beginning of its error. */
export const failedTests = (file = FAILED_TESTS): readonly string[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : []

/** Keeps the tests that failed, because the end of a long output is what is read first, and often all that is kept. */
export class FailedTestsReporter implements Reporter {
  readonly #file: string

  constructor(file = FAILED_TESTS) {
    this.#file = file
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const failed = modules.flatMap(failuresOf)
    if (failed.length === 0) return
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify([...failedTests(this.#file), ...failed]))
  }
}

function failuresOf(module: TestModule): readonly string[] {
  const ofFile = module.errors().map((error) => describe(module.relativeModuleId, error))
  const ofTests = [...module.children.allTests('failed')].map((test) =>
    describe(`${module.relativeModuleId} > ${test.fullName}`, test.result().errors?.at(-1)),
  )
  return [...ofFile, ...ofTests]
}

const describe = (name: string, error: { readonly stack?: string; readonly message?: string } | undefined): string =>
  `${name}\n  ${(error?.stack ?? error?.message ?? 'no error').split('\n').slice(0, ERROR_LINES).join('\n  ')}`
