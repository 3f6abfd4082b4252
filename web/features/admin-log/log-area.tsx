import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { LOG_ACTORS } from '#contract/staff-log.limits.ts'
import type { LogFilters } from '#contract/staff-log.ts'
import { downloadForStaff } from '#web/api/download.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { oneIn, wordsIn } from '#web/ui/page/address-values.ts'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { LogEntryPanel, useActorName } from './log-entry.tsx'
import { Filters } from './log-filters.tsx'
import { useActionName } from './use-action-name.ts'
import { type ListedEntry, useLog } from './use-log.ts'

const MOST = { who: 254, action: 60, target: 100, q: 100 } as const
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The filters of an address; what a user mistyped there is left out. */
function filtersIn(query: URLSearchParams): LogFilters {
  const filters: Record<string, string> = {}
  for (const [name, most] of Object.entries(MOST)) {
    const words = wordsIn(query.get(name) ?? '', most)
    if (words !== '') filters[name] = words
  }
  for (const name of ['from', 'to']) {
    const day = query.get(name) ?? ''
    if (DAY.test(day)) filters[name] = day
  }
  const by = oneIn(query, 'by', LOG_ACTORS)
  return { ...filters, ...(by && { by }) }
}

/** Product 14, Protokoll: who did what. Filters and the open entry stand in the address. */
export function LogArea() {
  const { t } = useTranslation()
  const query = new URLSearchParams(useSearch())
  const filters = filtersIn(query)
  const found = useLog(filters)
  const entries = found.data?.pages.flatMap((page) => page.entries)
  const open = entries?.find(({ id }) => id === query.get('id'))
  const show = (next: LogFilters & { readonly id?: string }) => replaceView(toAdmin('log', next))
  return (
    <>
      <DeskHead title={t('admin.area-log')} state={t('stafflog.what')} action={<SaveButton filters={filters} />} />
      <div className="mt-4">
        <Filters filters={filters} onSet={(changes) => show({ ...filters, ...changes })} onReset={() => show({})} />
        {!entries && found.isError && <RetryRow text={t('stafflog.failed')} onRetry={() => void found.refetch()} />}
        {!entries && !found.isError && <Skeleton className="h-64" />}
        {entries?.length === 0 && <p className="border-y border-line py-5 text-14 text-muted">{t('stafflog.none')}</p>}
        {entries && entries.length > 0 && (
          <div className={classes('transition-opacity', found.isPlaceholderData && 'opacity-50')}>
            <ul className="divide-y divide-line border-y border-line max-md:-mx-4">
              {entries.map((entry) => (
                <Row key={entry.id} entry={entry} onOpen={() => show({ ...filters, id: entry.id })} />
              ))}
            </ul>
            <MorePages {...morePagesOf(found)} />
          </div>
        )}
      </div>
      <Sheet open={open !== undefined} onClose={() => show(filters)} side="right" title={t('stafflog.entry')}>
        {open && <LogEntryPanel entry={open} />}
      </Sheet>
    </>
  )
}

function Row({ entry, onOpen }: { readonly entry: ListedEntry; readonly onOpen: () => void }) {
  const nameOf = useActorName()
  const actionName = useActionName()
  const { action, at, brand, reason, role, targetName, targetType } = entry
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full items-start gap-4 px-4 py-2 text-left text-14 outline-offset-[-2px] hover:bg-surface md:px-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate">
            <span className="font-[600]">{actionName(action)}</span> · {targetName ?? brand?.name ?? targetType}
          </span>
          <span className="block truncate text-12 text-muted">{reason === '' ? '–' : reason}</span>
        </span>
        <span className="max-w-[45%] shrink-0 text-right">
          <span className="block truncate">
            {nameOf(entry)} <span className="text-muted">({role})</span>
          </span>
          <Moment at={at} className="tabular block text-12 text-muted" />
        </span>
      </button>
    </li>
  )
}

function SaveButton({ filters }: { readonly filters: LogFilters }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const query = new URLSearchParams(
        Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      )
      await downloadForStaff(`/api/admin/log/entries.csv?${query}`, 'protokoll.csv')
    } catch (error) {
      showFailure(error, t, t('stafflog.fileFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button tone="outline" busy={isBusy} onClick={() => void save()}>
      <Download aria-hidden size={18} />
      {t('stafflog.file')}
    </Button>
  )
}
