import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Written by the journeys when one of them succeeded only at the second attempt, read by the summary of `npm test`. */
export const SECOND_ATTEMPTS = join(import.meta.dirname, '../e2e/output/second-attempts.json')

/** Forgets those of an earlier run. */
export const clearSecondAttempts = (): void => rmSync(SECOND_ATTEMPTS, { force: true })

/** The journeys of the last run that succeeded only at the second attempt, with the error of the first. */
export const secondAttempts = (): readonly string[] =>
  existsSync(SECOND_ATTEMPTS) ? (JSON.parse(readFileSync(SECOND_ATTEMPTS, 'utf8')) as readonly string[]) : []

/** Lines for the end of a run: the number of second attempts, then each with its error. */
export function secondAttemptLines(attempts: readonly string[]): readonly string[] {
  if (attempts.length === 0) return []
  const count = `${attempts.length} second ${attempts.length === 1 ? 'attempt' : 'attempts'}; the error of the first:`
  return [count, ...attempts.map((attempt) => `↻ ${attempt}`)]
}
