import { Keyboard } from 'lucide-react'
import type { RefObject } from 'react'
import { CHAT, DESK_FILTERS, type DeskFilter } from '#contract/chat.limits.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { DeskSearch } from '#web/ui/desk/desk-search.tsx'
import { ViewLinks } from '#web/ui/desk/view-links.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { navigate } from '#web/ui/page/navigation.ts'
import type { ChatPlace } from './chat-place.ts'
import { Row } from './conversation-row.tsx'
import type { useDeskConversations } from './use-chat.ts'
import type { DeskAddress } from './use-desk-address.ts'

interface DeskColumnProps {
  readonly place: ChatPlace
  readonly query: ReturnType<typeof useDeskConversations>
  readonly shown: DeskAddress
  readonly searchField: RefObject<HTMLInputElement | null>
  /** How many were settled since the desk was opened. */
  readonly settled: number
  readonly onKeys: () => void
}

/** Filters, search and the conversations of a desk. */
export function DeskColumn({ place, query, shown, searchField, settled, onKeys }: DeskColumnProps) {
  const { t } = useTranslation()
  const { filter, label, q, open, address } = shown
  const { counts, labels = [], respondsWithinHours = null } = query.data?.pages[0] ?? {}
  const labelOf = (one: DeskFilter) =>
    one === 'done' || !counts ? t(`chat.filter-${one}`) : `${t(`chat.filter-${one}`)} (${counts[one]})`
  return (
    <div className={classes('flex min-h-0 min-w-0 flex-col pt-4 lg:pt-0', open !== null && 'max-lg:hidden')}>
      <ViewLinks
        label={t('chat.filters')}
        current={filter}
        views={DESK_FILTERS.map((one) => ({
          id: one,
          label: labelOf(one),
          href: address({ filter: one, open: null }),
        }))}
      />
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <DeskSearch
            key={q}
            field={searchField}
            label={t('chat.search')}
            hint={t('chat.searchHint')}
            words={q}
            mostCharacters={CHAT.searchMax}
            onSearch={(words) => navigate(address({ q: words, open: null }))}
          />
        </div>
        <IconButton
          label={t('chat.keys')}
          icon={<Keyboard aria-hidden size={20} />}
          onClick={onKeys}
          className="max-lg:hidden!"
        />
      </div>
      {(labels.length > 0 || label !== '') && (
        <select
          aria-label={t('chat.labelFilter')}
          value={label}
          onChange={({ target }) => navigate(address({ label: target.value, open: null }))}
          className={`${CONTROL_LOOK} mt-2 min-h-11! px-3! py-1! text-14!`}
        >
          <option value="">{t('chat.labelAny')}</option>
          {[...new Set([...labels, ...(label === '' ? [] : [label])])].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
      <Counts waiting={counts?.waiting} settled={settled} />
      {respondsWithinHours !== null && (
        <p className="px-2 text-12 text-muted">
          {t('chat.respondsSeen', { text: t('chat.responds', { count: respondsWithinHours }) })}
        </p>
      )}
      <div className="mt-2 min-h-0 flex-1 overflow-y-auto">
        <List place={place} query={query} open={open} isSearch={q !== '' || label !== ''} filter={filter} />
      </div>
    </div>
  )
}

function Counts({ waiting, settled }: { readonly waiting: number | undefined; readonly settled: number }) {
  const { t } = useTranslation()
  const parts = [
    waiting !== undefined && t('chat.waitingCount', { count: waiting }),
    settled > 0 && t('chat.settledCount', { count: settled }),
  ]
  return (
    <p role="status" className="tabular mt-2 min-h-5 px-2 text-12 text-muted">
      {parts.filter(Boolean).join(' · ')}
    </p>
  )
}

interface ListProps {
  readonly place: ChatPlace
  readonly query: ReturnType<typeof useDeskConversations>
  readonly open: string | null
  readonly isSearch: boolean
  readonly filter: DeskFilter
}

function List({ place, query, open, isSearch, filter }: ListProps) {
  const { t } = useTranslation()
  if (!query.data) return <Skeleton className="h-64" />
  const rows = query.data.pages.flatMap(({ conversations }) => conversations)
  if (rows.length === 0) {
    const text = isSearch ? t('chat.noneFound') : t(`chat.none-${filter}`)
    return <p className="px-2 py-8 text-center text-balance text-muted">{text}</p>
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="py-0.5">
            <Row place={place} row={row} isOpen={row.id === open} />
          </li>
        ))}
      </ul>
      <MorePages {...morePagesOf(query)} />
    </>
  )
}
