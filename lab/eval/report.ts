import type { EvalRow } from './eval-row.ts'

/** Results of one data set, and how they were measured. */
export interface EvalReport {
  readonly name: string
  readonly method: string
  readonly rows: readonly EvalRow[]
}

const HEAD = ['data', 'figure', 'ours', 'published', 'target', 'note'] as const

/** A table for the terminal. */
export function asText(rows: readonly EvalRow[]): string {
  const lines = [[...HEAD], ...rows.map(cells)]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The page docs/evaluation.md; without dates, so that the same figures give the same page. */
export function asPage(reports: readonly EvalReport[]): string {
  const parts = reports.map(({ name, method, rows }) => {
    const table = [HEAD, HEAD.map(() => '---'), ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`)
    return [`## ${name}`, method, table.join('\n')].join('\n\n')
  })
  return `${[INTRO, ...parts].join('\n\n')}\n`
}

const INTRO = `# What the recommender reaches on public data

Written by \`npm run eval\`; \`npm run eval -- ml-1m\` prints one data set only. The data are beside the repository in
\`../shared/data/recsys\`, are for evaluation only and are no part of the product. All random numbers come from fixed seeds; test data
were never used to choose a number. "Published" is the figure of the named source, "target" the requirement of the design.`

function cells({ dataset, metric, ours, published, target, note = '' }: EvalRow): string[] {
  const source = published ? `${figure(published.value)} (${published.source})` : '–'
  return [dataset, metric, figure(ours), source, target === null ? '–' : figure(target), note]
}

/** Four digits, as many as the sources give. */
function figure(value: number): string {
  return value.toFixed(4)
}
