import { MessageSquareOff, Plus } from 'lucide-react'
import { useSearch } from 'wouter'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { FilterPanel } from './filter-panel.tsx'
import { Trial } from './trial.tsx'
import { type Filter, useFilters } from './use-filters.ts'

const NEW = 'new'

/** Product 14: what conversations may contain. The open rule stands in the address. */
export function Filters() {
  const { t } = useTranslation()
  const mayWrite = useStaffRight('content')
  const { data, isError, refetch } = useFilters()
  const id = new URLSearchParams(useSearch()).get('id')
  const show = (opened?: string) => replaceView(toAdmin('content', { view: 'filters', id: opened }))
  if (!data) {
    return isError ? (
      <RetryRow text={t('messagefilters.failed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64" />
    )
  }
  const { filters } = data
  const opened = filters.find((filter) => filter.id === id)
  const isOpen = opened !== undefined || (id === NEW && mayWrite)
  const add = mayWrite && (
    <Button onClick={() => show(NEW)}>
      <Plus aria-hidden size={18} />
      {t('messagefilters.add')}
    </Button>
  )
  return (
    <div className="max-w-3xl">
      {filters.length === 0 ? (
        <EmptyState
          icon={<MessageSquareOff size={36} />}
          title={t('messagefilters.none')}
          text={t('messagefilters.noneText')}
        >
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-xl text-14 text-muted">{t('messagefilters.intro')}</p>
            {add}
          </div>
          <ul className="divide-y divide-line border-y border-line max-md:-mx-4">
            {filters.map((filter) => (
              <Row key={filter.id} filter={filter} onOpen={() => show(filter.id)} />
            ))}
          </ul>
          <Trial />
        </>
      )}
      <Sheet
        open={isOpen}
        onClose={() => show()}
        side="right"
        title={t(opened ? 'messagefilters.one' : 'messagefilters.add')}
      >
        {isOpen && (
          <FilterPanel
            key={`${id} ${opened?.version}`}
            filter={opened ?? null}
            mayWrite={mayWrite}
            onDone={() => show()}
          />
        )}
      </Sheet>
    </div>
  )
}

function Row({ filter, onOpen }: { readonly filter: Filter; readonly onOpen: () => void }) {
  const { t } = useTranslation()
  const { kind, pattern, action, note, isOn } = filter
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-12 w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-left text-14 outline-offset-[-2px] hover:bg-surface md:px-2"
      >
        <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
          <span className="block font-[600]">{pattern}</span>
          <span className="block text-12 text-muted">
            {t(`messagefilters.kind-${kind}`)}
            {note && ` · ${note}`}
          </span>
        </span>
        {!isOn && <Badge>{t('messagefilters.off')}</Badge>}
        <span className="font-[600]">{t(`messagefilters.action-${action}`)}</span>
      </button>
    </li>
  )
}
