import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'
import { SECOND_ATTEMPTS, secondAttemptLines } from '../../scripts/second-attempts.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Errors of first attempts within the journey, each of which succeeded at the second attempt. */
    retries?: string[]
  }
}

/** Counts and prints everything that succeeded only at the second attempt, with the error of the first. */
export class RetryReporter implements Reporter {
  readonly #retries: string[] = []
  readonly #file: string

  constructor(file = SECOND_ATTEMPTS) {
    this.#file = file
  }

  onTestCaseResult(test: TestCase): void {
    this.#retries.push(...(test.meta().retries ?? []))
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    this.#retries.push(
      `${test.module.relativeModuleId} > ${test.name}\n  ${first?.stack ?? first?.message ?? 'no error'}`,
    )
  }

  onTestRunEnd(): void {
    if (this.#retries.length === 0) return
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(this.#retries))
    process.stdout.write(`\n${secondAttemptLines(this.#retries).join('\n')}\n`)
  }
}
