import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { KeysDialog } from '#web/ui/desk/keys-dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import type { ChatPlace } from './chat-place.ts'
import { DeskColumn } from './desk-column.tsx'
import { DeskTools } from './desk-tools.tsx'
import { draftFor, followChat } from './stored-chat.ts'
import { ThreadView } from './thread-view.tsx'
import { useDeskConversations, useLiveList } from './use-chat.ts'
import { useDeskAddress } from './use-desk-address.ts'
import { DESK_KEYS, useDeskKeys } from './use-desk-keys.ts'

interface ChatDeskProps {
  readonly reader: 'brand' | 'staff'
  readonly brandId: string | null
  /** The path of the screen; what it shows stands in its query. */
  readonly path: string
  /** What stands beside the open conversation. */
  readonly beside?: (conversationId: string, isWriting: boolean) => ReactNode
}

/** The desk of a brand or of the support: its conversations, and beside them the open one; on phones one of the two. */
export function ChatDesk({ reader, brandId, path, beside }: ChatDeskProps) {
  const { t } = useTranslation()
  const shown = useDeskAddress(path)
  const { open, address } = shown
  const place: ChatPlace = { reader, brandId, address: (id) => address({ open: id }) }
  const query = useDeskConversations(place, shown)
  useLiveList(place)
  const searchField = useRef<HTMLInputElement>(null)
  const replyField = useRef<HTMLTextAreaElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const onKeys = () => setShowsKeys(true)
  const { settle, settled } = useDeskKeys({ place, query, open, searchField, replyField, onKeys })
  if (query.isError && !query.data) return <RetryRow text={t('chat.loadFailed')} onRetry={() => void query.refetch()} />
  const first = query.data?.pages[0]
  const isWide = beside !== undefined && open !== null
  const desk = (
    <div
      className={classes(
        'lg:grid lg:h-[max(32rem,calc(100dvh-var(--banner-height)-8.5rem))] lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-6',
        isWide && 'xl:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      <DeskColumn
        place={place}
        query={query}
        shown={shown}
        searchField={searchField}
        settled={settled}
        onKeys={onKeys}
      />
      <KeysDialog title={t('chat.keys')} keys={DESK_KEYS} isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
      <div
        className={classes(
          'min-h-0 min-w-0 lg:rounded-sheet lg:border lg:border-line',
          open === null ? 'max-lg:hidden' : 'max-lg:-mx-4 max-lg:h-[calc(100dvh-var(--banner-height)-4rem)]',
        )}
      >
        {open === null ? (
          <EmptyState icon={<MessagesSquare size={36} />} title={t('chat.chooseTitle')} text={t('chat.chooseText')} />
        ) : (
          <ThreadView key={open} place={place} id={open} field={replyField}>
            <DeskTools
              place={place}
              id={open}
              people={first?.people ?? []}
              labels={first?.labels ?? []}
              onSettle={settle}
            />
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
