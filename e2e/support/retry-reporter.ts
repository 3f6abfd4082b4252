import type { Reporter, TestCase } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    /** Errors of first attempts within the journey, each of which succeeded at the second attempt. */
    retries?: string[]
  }
}

/** Counts and prints everything that succeeded only at the second attempt, with the error of the first. */
export class RetryReporter implements Reporter {
  readonly #retries: string[] = []

  onTestCaseResult(test: TestCase): void {
    this.#retries.push(...(test.meta().retries ?? []))
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    this.#retries.push(
      `${test.module.relativeModuleId} > ${test.name}\n  ${first?.stack ?? first?.message ?? 'no error'}`,
    )
  }

  onTestRunEnd(): void {
    const count = this.#retries.length
    if (count === 0) return
    process.stdout.write(`\n${count} second ${count === 1 ? 'attempt' : 'attempts'}; the error of the first:\n`)
    for (const retry of this.#retries) process.stdout.write(`↻ ${retry}\n`)
  }
}
