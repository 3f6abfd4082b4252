import { basename } from 'node:path'

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly status: string
      readonly duration?: number | null
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** One journey in one run. */
export interface Attempt {
  readonly journey: string
  readonly condition: string
  readonly ms: number
  /** Null when it passed. */
  readonly error: string | null
}

/** The journeys of a report. */
export const attemptsOf = ({ testResults }: VitestReport, condition: string): readonly Attempt[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status, duration, failureMessages }) => ({
        journey: `${basename(name, '.spec.ts')}: ${title}`,
        condition,
        ms: duration ?? 0,
        error: status === 'passed' ? null : (failureMessages?.[0] ?? 'no message'),
      })),
  )

/** A line per journey with passed runs and the slowest time under each condition, then the errors. */
export function summaryOf(attempts: readonly Attempt[], conditions: readonly string[]): string {
  const journeys = [...new Set(attempts.map(({ journey }) => journey))]
  const rows = journeys.map((journey) => {
    const cells = conditions.map((condition) => {
      const runs = attempts.filter((attempt) => attempt.journey === journey && attempt.condition === condition)
      const passed = runs.filter(({ error }) => error === null).length
      const slowestMs = Math.max(0, ...runs.map(({ ms }) => ms))
      return `${passed}/${runs.length} ${(slowestMs / 1000).toFixed(1)} s`
    })
    return [journey, ...cells]
  })
  const errors = attempts.flatMap(({ journey, condition, error }) =>
    error === null ? [] : [`✗ ${journey} (${condition})\n  ${error.split('\n').slice(0, 6).join('\n  ')}`],
  )
  const failed = new Set(attempts.flatMap(({ journey, error }) => (error === null ? [] : [journey]))).size
  const total = `${journeys.length} journeys, ${attempts.length} runs: ${failed} failed at least once`
  return [...tableOf([['passed/runs, slowest', ...conditions], ...rows]), ...errors, '', total].join('\n')
}

function tableOf(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
