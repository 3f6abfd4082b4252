import { errorSentence } from '#contract/errors.ts'
import { ORDER_FILE } from '#contract/orders.limits.ts'
import type { OrderFileResult } from '#contract/orders.ts'
import { readTableFile } from '#server/features/catalogue-import/files/table-file.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { takeOrders } from '../reporting/take-orders.service.ts'
import { missingColumns, orderColumnsOf } from './order-columns.ts'
import { type RowProblem, readRows } from './read-rows.ts'

const FILES = { name: 'order-files', hits: 30, seconds: 3600 } as const
/** Orders of one transaction: a file that breaks off is uploaded again, and what was taken counts once. */
const PORTION = 500

/** Takes the orders of an uploaded table. Rows that cannot be taken are listed, and do not hold up the others. */
export async function readOrderFile(scope: BrandScope, bytes: Uint8Array): Promise<OrderFileResult> {
  const { language, member } = scope
  await requireWithinLimit(scope, FILES, member.brandId)
  const table = await readTableFile(bytes, language)
  const columns = orderColumnsOf(table.headers)
  const missing = missingColumns(columns, language)
  ensure(missing === '', 'orders.columns', { values: { missing } })
  const { rows, problems, unrelated } = readRows(table, columns, language)
  const counts = { added: 0, repeated: 0, unrelated }
  const refused: RowProblem[] = [...problems]
  for (let from = 0; from < rows.length; from += PORTION) {
    const portion = rows.slice(from, from + PORTION)
    const reports = portion.map(({ report }) => report)
    const outcomes = await inTransaction(scope, (inside) => takeOrders(inside, member.brandId, reports))
    for (const [at, outcome] of outcomes.entries()) {
      const row = portion[at]
      if (outcome.kind !== 'refused') counts[outcome.kind] += 1
      else if (row) refused.push(problemOf(row, errorSentence(outcome.code, language)))
    }
  }
  const result = { rows: table.rows.length, ...counts, refused: refused.length }
  await writeAudit(scope, {
    action: 'orders.file-read',
    targetType: 'brand',
    targetId: member.brandId,
    changed: Object.fromEntries(Object.entries(result).map(([name, count]) => [name, [null, count]])),
  })
  const shown = refused.toSorted((one, other) => one.line - other.line).slice(0, ORDER_FILE.problemsShown)
  return { ...result, problems: shown }
}

const problemOf = ({ line, report }: ReturnType<typeof readRows>['rows'][number], sentence: string): RowProblem => ({
  line,
  column: '',
  value: report.orderNo,
  sentence,
})
