import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import { CHAT, DESK_FILTERS, type DeskFilter } from '#contract/chat.limits.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { DeskSearch } from '#web/ui/desk/desk-search.tsx'
import { ViewLinks } from '#web/ui/desk/view-links.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { navigate } from '#web/ui/page/navigation.ts'
import type { ChatPlace } from './chat-place.ts'
import { Row } from './conversation-row.tsx'
import { DeskTools } from './desk-tools.tsx'
import { draftFor, followChat } from './stored-chat.ts'
import { ThreadView } from './thread-view.tsx'
import { useDeskConversations, useLiveList } from './use-chat.ts'

interface ChatDeskProps {
  readonly reader: 'brand' | 'staff'
  readonly brandId: string | null
  /** The path of the screen; what it shows stands in its query. */
  readonly path: string
  /** What stands beside the open conversation. */
  readonly beside?: (conversationId: string, isWriting: boolean) => ReactNode
}

/** What the address names: one filter, a search, and the open conversation. */
function useDeskAddress(path: string) {
  const search = new URLSearchParams(useSearch())
  const wanted = search.get('filter')
  const filter: DeskFilter = DESK_FILTERS.find((one) => one === wanted) ?? 'all'
  const [q, open] = [search.get('q') ?? '', search.get('open')]
  const address = (change: { readonly filter?: DeskFilter; readonly q?: string; readonly open?: string | null }) => {
    const next = new URLSearchParams()
    for (const [name, value] of Object.entries({ filter, q, ...change })) if (value) next.set(name, value)
    return `${path}?${next}`
  }
  return { filter, q, open, address }
}

/** The desk of a brand or of the support: its conversations, and beside them the open one; on phones one of the two. */
export function ChatDesk({ reader, brandId, path, beside }: ChatDeskProps) {
  const { t } = useTranslation()
  const { filter, q, open, address } = useDeskAddress(path)
  const place: ChatPlace = { reader, brandId, address: (id) => address({ open: id }) }
  const query = useDeskConversations(place, filter, q)
  useLiveList(place)
  if (query.isError && !query.data) return <RetryRow text={t('chat.loadFailed')} onRetry={() => void query.refetch()} />
  const first = query.data?.pages[0]
  const labelOf = (one: DeskFilter) =>
    one === 'done' || !first ? t(`chat.filter-${one}`) : `${t(`chat.filter-${one}`)} (${first.counts[one]})`
  const isWide = beside !== undefined && open !== null
  const desk = (
    <div
      className={classes(
        'lg:grid lg:h-[max(32rem,calc(100dvh-var(--banner-height)-8.5rem))] lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-6',
        isWide && 'xl:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
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
        <DeskSearch
          key={q}
          label={t('chat.search')}
          hint={t('chat.searchHint')}
          words={q}
          mostCharacters={CHAT.searchMax}
          onSearch={(words) => navigate(address({ q: words, open: null }))}
        />
        <div className="mt-2 min-h-0 flex-1 overflow-y-auto">
          <List place={place} query={query} open={open} isSearch={q !== ''} filter={filter} />
        </div>
      </div>
      <div
        className={classes(
          'min-h-0 min-w-0 lg:rounded-sheet lg:border lg:border-line',
          open === null ? 'max-lg:hidden' : 'max-lg:-mx-4 max-lg:h-[calc(100dvh-var(--banner-height)-4rem)]',
        )}
      >
        {open === null ? (
          <EmptyState icon={<MessagesSquare size={36} />} title={t('chat.chooseTitle')} text={t('chat.chooseText')} />
        ) : (
          <ThreadView key={open} place={place} id={open}>
            <DeskTools place={place} id={open} people={first?.people ?? []} />
          </ThreadView>
        )}
      </div>
    </div>
  )
  if (!beside) return desk
  return (
    <div className={classes(isWide && 'xl:grid xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-6')}>
      {desk}
      {open !== null && <Beside key={open} id={open} beside={beside} />}
    </div>
  )
}

interface BesideProps {
  readonly id: string
  readonly beside: NonNullable<ChatDeskProps['beside']>
}

function Beside({ id, beside }: BesideProps) {
  const isWriting = useSyncExternalStore(followChat, () => draftFor({ conversationId: id }).trim() !== '')
  return (
    <div className="min-w-0 py-6 xl:max-h-[max(32rem,calc(100dvh-var(--banner-height)-8.5rem))] xl:overflow-y-auto xl:py-0">
      {beside(id, isWriting)}
    </div>
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
