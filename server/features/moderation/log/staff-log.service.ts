import { BYTE_ORDER_MARK, csvLine, csvText, delimiterOf } from '#contract/csv.ts'
import { STAFF_LOG } from '#contract/staff-log.limits.ts'
import type { LogEntry, LogFilters } from '#contract/staff-log.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { StaffScope } from '#server/platform/scope/scope.ts'
import { berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { type LogPlace, type LogRow, selectLog } from './staff-log.store.ts'

const spanOf = ({ from, to }: LogFilters) => ({
  since: from === undefined ? null : berlinMidnight(from),
  until: to === undefined ? null : berlinMidnight(daysLater(to, 1)),
})

/** One page of the audit log. */
export async function readLog(
  { db }: StaffScope,
  { cursor, ...filters }: LogFilters & { readonly cursor?: string | undefined },
): Promise<{ entries: LogEntry[]; cursor: string | null }> {
  const after = cursor === undefined ? null : placeOf(cursor)
  const rows = await selectLog(db, { ...filters, ...spanOf(filters), after, most: STAFF_LOG.page + 1 })
  const shown = rows.slice(0, STAFF_LOG.page)
  const last = shown.at(-1)
  return { entries: shown.map(present), cursor: last && rows.length > shown.length ? `${last.at}~${last.id}` : null }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function placeOf(cursor: string): LogPlace {
  const [moment = '', id = ''] = cursor.split('~')
  const at = new Date(moment)
  ensure(!Number.isNaN(at.getTime()) && UUID.test(id), 'input')
  return { at, id }
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

function present(row: LogRow): LogEntry {
  const { id, at, actorId, username, role, brandId, brandName, action, targetType, targetId, targetName, reason } = row
  return {
    ...{ id, at, role, action, targetType, targetId, targetName, reason },
    actor: actorId !== null && username !== null ? { id: actorId, username } : null,
    brand: brandId !== null && brandName !== null ? { id: brandId, name: brandName } : null,
    changes: Object.entries(row.changed).map(([field, [before, after]]) => ({
      ...{ field, before: textOf(before), after: textOf(after) },
    })),
  }
}

const COLUMNS = {
  de: ['Zeit (UTC)', 'Wer', 'Als', 'Marke', 'Was', 'Woran', 'Nummer', 'Name', 'Änderung', 'Grund'],
  en: ['Time (UTC)', 'Who', 'As', 'Brand', 'What', 'On what', 'Number', 'Name', 'Change', 'Reason'],
} as const

/** The entries as a file that tables read. */
export async function logFile({ db, language }: StaffScope, filters: LogFilters): Promise<string> {
  const rows = await selectLog(db, { ...filters, ...spanOf(filters), after: null, most: STAFF_LOG.fileRows })
  const delimiter = delimiterOf(language)
  const line = (cells: readonly string[]) =>
    csvLine(
      cells.map((cell) => csvText(cell, delimiter)),
      delimiter,
    )
  return BYTE_ORDER_MARK + line(COLUMNS[language]) + rows.map((row) => line(cellsOf(present(row)))).join('')
}

function cellsOf({ at, actor, role, brand, action, targetType, targetId, targetName, changes, reason }: LogEntry) {
  const changed = changes.map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`).join('; ')
  return [
    ...[at, actor?.username ?? '', role, brand?.name ?? '', action, targetType, targetId, targetName ?? ''],
    ...[changed, reason],
  ]
}
