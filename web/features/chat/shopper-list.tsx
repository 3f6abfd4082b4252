import { MessageCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CHAT } from '#contract/chat.limits.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useIsOnline } from '#web/device/network.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { DeskSearch } from '#web/ui/desk/desk-search.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { SHOPPER_PLACE, toNewChat } from './chat-place.ts'
import { Row } from './conversation-row.tsx'
import { useConversations, useLiveList } from './use-chat.ts'

/** The conversations of a user, with a search. `action` stands above them. */
export function ShopperList({ action }: { readonly action: ReactNode }) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const query = useConversations(SHOPPER_PLACE, words)
  const isOnline = useIsOnline()
  useLiveList(SHOPPER_PLACE)
  if (query.isError && !query.data)
    return <RetryRow text={t(isOnline ? 'chat.loadFailed' : 'chat.offline')} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton className="h-64" />
  const rows = query.data.pages.flatMap(({ conversations }) => conversations)
  if (rows.length === 0 && words === '') {
    return (
      <EmptyState icon={<MessageCircle size={36} />} title={t('chat.emptyTitle')} text={t('chat.emptyText')}>
        <Link href={PATHS.brands} className={buttonLook('solid')}>
          {t('chat.toBrands')}
        </Link>
        <Link href={toNewChat(null)} className={buttonLook('outline')}>
          {t('chat.writeSupport')}
        </Link>
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex">{action}</div>
      <DeskSearch
        label={t('chat.search')}
        hint={t('chat.searchHint')}
        words={words}
        mostCharacters={CHAT.searchMax}
        onSearch={setWords}
      />
      {rows.length === 0 && <p className="py-8 text-center text-muted">{t('chat.noneFound')}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="py-0.5">
            <Row place={SHOPPER_PLACE} row={row} />
          </li>
        ))}
      </ul>
      <MorePages {...morePagesOf(query)} />
    </div>
  )
}
