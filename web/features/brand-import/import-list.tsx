import { ChevronRight } from 'lucide-react'
import { IMPORT_KEPT_DAYS } from '#contract/brand-imports.limits.ts'
import type { ImportBrief } from '#contract/brand-imports.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { useImportList } from './use-imports.ts'

/** The imports of the last month, newest first; each leads back to where it is. */
export function ImportList() {
  const { t } = useTranslation()
  const { data: imports, isError, refetch } = useImportList()
  return (
    <section>
      <h2 className="mb-2 text-18 font-[700]">{t('imports.earlier', { days: IMPORT_KEPT_DAYS })}</h2>
      {isError && !imports && <RetryRow text={t('imports.listFailed')} onRetry={() => void refetch()} />}
      {!isError && !imports && <Skeleton className="h-28" />}
      {imports?.length === 0 && <p className="text-14 text-muted">{t('imports.noneEarlier')}</p>}
      {imports && imports.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {imports.map((one) => (
            <li key={one.id}>
              <Item item={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Item({ item }: { readonly item: ImportBrief }) {
  const { t } = useTranslation()
  const { create = 0, update = 0, error = 0 } = item.counts
  const isOver = item.state === 'done' || item.state === 'undone'
  const told = [
    item.createdBy && t('imports.by', { name: item.createdBy }),
    isOver && t('imports.doneText', { created: create, updated: update, failed: error }),
  ]
  return (
    <Link
      href={to(PATHS.importedFile, { importId: item.id })}
      className="flex min-h-14 items-center gap-3 py-2 hover:bg-surface"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[600]">{item.fileName}</span>
        <span className="tabular block text-12 text-muted">
          <Moment at={item.createdAt} />
          {told.filter(Boolean).map((part) => ` · ${part}`)}
        </span>
      </span>
      <span className="shrink-0 text-right text-14">{t(`imports.state-${item.state}`)}</span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
    </Link>
  )
}
