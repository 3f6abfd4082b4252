// npm run eval            all data sets, then writes docs/evaluation.md
// npm run eval -- ml-1m   only this one, printed
import { writeFile } from 'node:fs/promises'
import type { EvalRow } from './eval-row.ts'
import { asPage, asText, type EvalReport } from './report.ts'

const NAMES = ['ml-100k', 'ml-1m', 'coat', 'zozo'] as const
const PAGE = new URL('../../docs/evaluation.md', import.meta.url)

interface Evaluation {
  readonly evaluate: () => Promise<readonly EvalRow[]>
  /** How it was evaluated, in Markdown. */
  readonly method: string
}

async function report(name: string): Promise<EvalReport> {
  console.log(`\n== ${name}`)
  const { evaluate, method }: Evaluation = await import(new URL(`./${name}.ts`, import.meta.url).href)
  const rows = await evaluate()
  console.log(rows.length > 0 ? asText(rows) : 'Skipped: its data are not in ../shared/data/recsys.')
  return { name, method, rows }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !NAMES.some((other) => other === name))
if (unknown.length > 0) {
  console.error(`There is no evaluation called ${unknown.join(', ')}. There are: ${NAMES.join(', ')}.`)
  process.exit(1)
}
const reports: EvalReport[] = []
for (const name of wanted.length > 0 ? wanted : NAMES) reports.push(await report(name))
if (wanted.length === 0) {
  if (reports.every(({ rows }) => rows.length > 0)) {
    await writeFile(PAGE, asPage(reports))
    console.log('\nWritten: docs/evaluation.md')
  } else {
    console.log('\ndocs/evaluation.md stays as it is, because data are missing.')
  }
}
