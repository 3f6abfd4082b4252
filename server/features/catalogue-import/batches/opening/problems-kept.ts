import { type ImportProblem, levelOf } from '#contract/import-problems.ts'

/** Problems of a file that the database keeps; the file of faulty rows has all errors. */
const MOST = 200
const LEVELS = ['error', 'warning', 'info']

const rank = (problem: ImportProblem): number => LEVELS.indexOf(levelOf(problem))

/** What is wrong with the file as a whole, and with rows that belong to no product: errors first, in their order. */
export const problemsKept = (problems: readonly ImportProblem[]): ImportProblem[] =>
  problems.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line).slice(0, MOST)

/** Whether rows were left out. */
export const hasErrors = (problems: readonly ImportProblem[]): boolean =>
  problems.some((problem) => levelOf(problem) === 'error')
