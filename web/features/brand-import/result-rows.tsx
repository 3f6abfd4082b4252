import type { BrandImport, BrandImportRow } from '#contract/brand-imports.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { fieldKey } from './field-key.ts'
import { ProblemLine } from './problem-line.tsx'
import { type RowFilter, useRows } from './use-imports.ts'

interface ResultRowsProps {
  readonly item: BrandImport
  readonly filter: RowFilter
}

/** The products of the file that a filter admits. Rows out of view are not laid out, so that thousands scroll. */
export function ResultRows({ item, filter }: ResultRowsProps) {
  const { t } = useTranslation()
  const found = useRows(item.id, `${item.state} ${item.version}`, filter)
  const { rows } = found
  if (!rows && found.isError) return <RetryRow text={t('imports.rowsFailed')} onRetry={() => void found.refetch()} />
  if (!rows) return <Skeleton className="h-60" />
  if (rows.length === 0) return <p className="text-14 text-muted">{t('imports.noRows')}</p>
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <Row key={row.place} row={row} />
        ))}
      </ul>
      <MorePages {...morePagesOf(found)} />
    </div>
  )
}

function Row({ row }: { readonly row: BrandImportRow }) {
  const { t } = useTranslation()
  const { line, name, externalId, action, problems, missing } = row
  const isOpen = action === 'create' || action === 'update'
  return (
    <li className="flex flex-col gap-2 py-3 [contain-intrinsic-size:auto_64px] [content-visibility:auto]">
      <div className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[600]">{name || externalId || '–'}</span>
          <span className="tabular block truncate text-12 text-muted">
            {[line > 0 && t('imports.line', { line: String(line) }), externalId].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="shrink-0 text-14">{t(`imports.action-${action}`)}</span>
      </div>
      {isOpen && missing.length > 0 && (
        <p className="text-12 text-muted">
          {`${t('imports.missing')}: ${missing.map((field) => t(fieldKey(field))).join(', ')}`}
        </p>
      )}
      {problems.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {problems.map((problem, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the problems never change their order
            <ProblemLine key={at} problem={problem} />
          ))}
        </ul>
      )}
    </li>
  )
}
