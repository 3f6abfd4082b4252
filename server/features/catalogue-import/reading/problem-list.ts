import type { ImportProblem, ImportProblemKey } from '#contract/import-problems.ts'
import type { Cell } from '../formats/columns.ts'

/** Characters of a cell, and of a key, that a problem repeats. */
const MOST_VALUE = 200
const MOST_KEY = 80

/** Collects the problems of one product. */
export interface ProblemList {
  readonly problems: readonly ImportProblem[]
  add(key: ImportProblemKey, cell?: Cell, n?: number | string): void
}

export function problemList({ line, product }: { readonly line: number; readonly product: string }): ProblemList {
  const problems: ImportProblem[] = []
  const shown = product.length > MOST_KEY ? `${product.slice(0, MOST_KEY)}…` : product
  return {
    problems,
    add(key, cell, n) {
      problems.push({
        key,
        line: cell?.line || line,
        product: shown,
        column: cell?.column ?? '',
        value: (cell?.text ?? '').slice(0, MOST_VALUE),
        ...(n !== undefined && { n }),
      })
    },
  }
}
