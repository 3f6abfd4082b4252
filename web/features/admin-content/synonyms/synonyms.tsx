import { Equal, Plus } from 'lucide-react'
import { useSearch } from 'wouter'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { GroupPanel } from './group-panel.tsx'
import { useSynonyms } from './use-synonyms.ts'

const NEW = 'new'

/** Product 14: words that the search treats alike. The open group stands in the address. */
export function Synonyms() {
  const { t } = useTranslation()
  const mayWrite = useStaffRight('content')
  const { data, isError, refetch } = useSynonyms()
  const id = new URLSearchParams(useSearch()).get('id')
  const show = (opened?: string) => replaceView(toAdmin('content', { view: 'synonyms', id: opened }))
  if (!data) {
    return isError ? (
      <RetryRow text={t('content.synonyms-failed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64" />
    )
  }
  const { groups } = data
  const opened = groups.find((group) => group.id === id)
  const isOpen = opened !== undefined || (id === NEW && mayWrite)
  const add = mayWrite && (
    <Button onClick={() => show(NEW)}>
      <Plus aria-hidden size={18} />
      {t('content.synonyms-add')}
    </Button>
  )
  return (
    <div className="max-w-3xl">
      {groups.length === 0 ? (
        <EmptyState icon={<Equal size={36} />} title={t('content.synonyms-none')} text={t('content.synonyms-noneText')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-xl text-14 text-muted">{t('content.synonyms-intro')}</p>
            {add}
          </div>
          <ul className="divide-y divide-line border-y border-line max-md:-mx-4">
            {groups.map((group) => (
              <li key={group.id}>
                <button
                  type="button"
                  onClick={() => show(group.id)}
                  className="flex min-h-12 w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-left text-14 outline-offset-[-2px] hover:bg-surface md:px-2"
                >
                  <span className="min-w-0 flex-1 basis-48 font-[600] [overflow-wrap:anywhere]">
                    {group.words.join(' = ')}
                  </span>
                  <span className="text-12 text-muted">
                    <Moment at={group.updatedAt} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Sheet
        open={isOpen}
        onClose={() => show()}
        side="right"
        title={t(opened ? 'content.synonyms-one' : 'content.synonyms-add')}
      >
        {isOpen && (
          <GroupPanel
            key={`${id} ${opened?.version}`}
            group={opened ?? null}
            mayWrite={mayWrite}
            onDone={() => show()}
          />
        )}
      </Sheet>
    </div>
  )
}
