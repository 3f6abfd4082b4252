import { ArrowLeft, CornerDownRight } from 'lucide-react'
import type { Ticket, TicketEvent } from '#contract/support.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Link } from '#web/ui/page/link.tsx'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import type { SupportPlace } from '../support-place.ts'
import { Message } from './message.tsx'
import { RatingForm } from './rating-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { TicketStateLabel } from './ticket-state.tsx'
import { useTicket } from './use-tickets.ts'

interface TicketThreadProps {
  readonly place: SupportPlace
  readonly id: string
}

/** A ticket with its messages and what happened to it, and the answer. */
export function TicketThread({ place, id }: TicketThreadProps) {
  const { t } = useTranslation()
  const { data: ticket, error, isError, refetch } = useTicket(id)
  if (isError && !ticket) {
    if (isNotFound(error))
      return <NothingHere href={place.address({ view: 'tickets' })} label={t('support.backToList')} />
    return <RetryRow text={t('support.ticketFailed')} onRetry={() => void refetch()} />
  }
  if (!ticket) return <Skeleton className="h-64" />
  return (
    <section aria-labelledby="ticket-subject" className="flex max-w-3xl flex-col gap-5">
      <Link
        href={place.address({ view: 'tickets' })}
        className="link inline-flex min-h-11 items-center gap-2 self-start"
      >
        <ArrowLeft aria-hidden size={18} />
        {t('support.backToList')}
      </Link>
      <Head ticket={ticket} />
      <ol className="flex flex-col gap-4">
        {entriesOf(ticket).map((entry) =>
          'kind' in entry ? (
            <EventLine key={`${entry.createdAt}-${entry.kind}-${entry.value}`} event={entry} />
          ) : (
            <Message key={entry.id} message={entry} />
          ),
        )}
      </ol>
      <End place={place} ticket={ticket} />
    </section>
  )
}

/** Messages and events in the order in which they happened. */
const entriesOf = ({ messages, events }: Ticket) =>
  [...messages, ...events].toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))

function Head({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { number, subject, category, state, replyBy, reference, follows, conversationId } = ticket
  return (
    <header className="flex flex-col gap-2 border-b border-line pb-4">
      <h2 id="ticket-subject" className="text-22 font-[750] hyphens-auto [overflow-wrap:anywhere]">
        {subject}
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-muted">
        <TicketStateLabel state={state} />
        <span>{number}</span>
        <span>{t(`support.category-${category}`)}</span>
        {replyBy !== null && <span>{t('support.replyBy', { moment: moment(replyBy) })}</span>}
        {reference !== null && <span>{t('support.aboutReference', { name: reference.name })}</span>}
        {follows !== null && <span>{t('support.follows', { number: follows.number })}</span>}
        {conversationId !== null && (
          <Link href={to(PATHS.chat, { conversationId })} className="link">
            {t('support.fromChat')}
          </Link>
        )}
      </p>
    </header>
  )
}

function EventLine({ event: { kind, value, createdAt } }: { readonly event: TicketEvent }) {
  const { t } = useTranslation()
  const text =
    kind === 'state'
      ? t('support.event-state', { state: t(`support.state-${stateOf(value)}`) })
      : kind === 'assigned'
        ? t('support.event-assigned')
        : t(`support.event-${kind}`, { number: value })
  return (
    <li className="flex items-center gap-2 text-14 text-muted">
      <CornerDownRight aria-hidden size={16} className="shrink-0" />
      <span>
        {text} · <Moment at={createdAt} />
      </span>
    </li>
  )
}

const stateOf = (value: string) => value as Ticket['state']

function End({ place, ticket }: { readonly place: SupportPlace; readonly ticket: Ticket }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { id, state, mergedInto, reopensUntil } = ticket
  if (state === 'merged' && mergedInto) {
    const { number } = mergedInto
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {t('support.mergedInto', { number })}
        <Link href={place.address({ ticket: mergedInto.id })} className="link min-h-11 py-2">
          {t('support.toMerged', { number })}
        </Link>
      </p>
    )
  }
  const isOver = reopensUntil !== null && new Date(reopensUntil) < new Date()
  return (
    <div className="flex flex-col gap-5">
      <RatingForm ticket={ticket} />
      {isOver ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {t('support.closedLate')}
          <Link href={place.address({ view: 'new', follows: id })} className="link min-h-11 py-2">
            {t('support.openFollowing')}
          </Link>
        </p>
      ) : (
        <>
          {reopensUntil !== null && (
            <p className="text-muted">{t('support.closedNote', { moment: moment(reopensUntil) })}</p>
          )}
          {state === 'resolved' && <p className="text-muted">{t('support.resolvedNote')}</p>}
          <ReplyForm key={id} ticket={ticket} />
        </>
      )}
    </div>
  )
}
