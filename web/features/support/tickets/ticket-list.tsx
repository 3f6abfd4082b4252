import { LifeBuoy } from 'lucide-react'
import type { TicketRow } from '#contract/support.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import type { SupportPlace } from '../support-place.ts'
import { TicketStateLabel } from './ticket-state.tsx'
import { useTickets } from './use-tickets.ts'

/** The tickets of the person or the brand. */
export function TicketList({ place }: { readonly place: SupportPlace }) {
  const { t } = useTranslation()
  const query = useTickets(place.brandId)
  if (query.isError && !query.data)
    return <RetryRow text={t('support.loadFailed')} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton className="h-48" />
  const tickets = query.data.pages.flatMap((page) => page.tickets)
  if (tickets.length === 0) {
    return (
      <EmptyState icon={<LifeBuoy size={36} />} title={t('support.listEmpty')} text={t('support.listEmptyText')}>
        <Link href={place.address({ view: 'new' })} className={buttonLook('solid')}>
          {t('support.contact')}
        </Link>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Row place={place} ticket={ticket} />
          </li>
        ))}
      </ul>
      <MorePages {...morePagesOf(query)} />
    </>
  )
}

function Row({ place, ticket }: { readonly place: SupportPlace; readonly ticket: TicketRow }) {
  const { t } = useTranslation()
  const { id, number, subject, category, state, openedBy, updatedAt } = ticket
  return (
    <Link
      href={place.address({ ticket: id })}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 hover:bg-surface md:grid-cols-[minmax(0,1fr)_13rem_8rem] md:px-2"
    >
      <span className="min-w-0 max-md:col-span-2">
        <span className="block truncate font-[650]">{subject}</span>
        <span className="block truncate text-14 text-muted">
          {number} · {t(`support.category-${category}`)}
          {place.brandId !== null && openedBy !== null && ` · ${t('support.openedBy', { name: openedBy })}`}
        </span>
      </span>
      <TicketStateLabel state={state} />
      <span className="text-right text-14 text-muted">
        <Moment at={updatedAt} />
      </span>
    </Link>
  )
}
