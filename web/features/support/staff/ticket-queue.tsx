import type { RefObject } from 'react'
import { TICKET_CATEGORIES } from '#contract/support.limits.ts'
import type { QueuedTicket } from '#contract/support-staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { StateMark } from '../tickets/ticket-state.tsx'
import { ClockLabel } from './clock-label.tsx'
import { type TicketDesk, VIEWS, type View } from './use-ticket-desk.ts'

interface TicketQueueProps {
  readonly desk: TicketDesk
  readonly searchField: RefObject<HTMLInputElement | null>
}

/** Views, search and the tickets in the order in which they are due. */
export function TicketQueue({ desk, searchField }: TicketQueueProps) {
  const { t } = useTranslation()
  const { queue, view, category, words, open } = desk
  const labelOf = (each: View): string => {
    if (each === 'mine') return t('tickets.view-mine', { count: queue?.counts.mine ?? 0 })
    if (each === 'unassigned') return t('tickets.view-unassigned', { count: queue?.counts.unassigned ?? 0 })
    return t(`tickets.view-${each}`)
  }
  const categories = ['', ...TICKET_CATEGORIES] as const
  return (
    <div className="flex flex-col gap-4">
      <TextField
        ref={searchField}
        label={t('tickets.search')}
        type="search"
        value={words}
        onChange={(event) => desk.goTo({ words: event.target.value })}
      />
      <SelectField
        label={t('tickets.views')}
        value={view}
        options={VIEWS.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(next) => desk.goTo({ view: next, open: null })}
      />
      <SelectField
        label={t('tickets.category')}
        value={category ?? ''}
        options={categories.map((value) => ({
          value,
          label: value === '' ? t('tickets.anyCategory') : t(`support.category-${value}`),
        }))}
        onChange={(next) => desk.goTo({ category: next === '' ? null : next, open: null })}
      />
      <ul className="divide-y divide-line border-y border-line">
        {queue?.tickets.map((ticket) => (
          <li key={ticket.id}>
            <Row ticket={ticket} href={desk.addressOf(ticket.id)} isOpen={ticket.id === open} />
          </li>
        ))}
      </ul>
      {queue?.hasMore && <p className="text-14 text-muted">{t('tickets.hasMore')}</p>}
    </div>
  )
}

interface RowProps {
  readonly ticket: QueuedTicket
  readonly href: string
  readonly isOpen: boolean
}

function Row({ ticket, href, isOpen }: RowProps) {
  const { t } = useTranslation()
  const { number, subject, state, priority, from, assignee, clock, updatedAt } = ticket
  return (
    <Link
      href={href}
      aria-current={isOpen ? 'true' : undefined}
      className="flex flex-col gap-1 px-2 py-2.5 hover:bg-surface aria-[current]:bg-surface"
    >
      <span className="truncate font-[650]">{subject}</span>
      <span className="truncate text-14 text-muted">
        {number} · {from}
        {assignee && ` · ${assignee.username}`}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        {clock.owed === null ? (
          <StateMark state={state} label={t(`tickets.state-${state}`)} />
        ) : (
          <ClockLabel clock={clock} />
        )}
        {(priority === 'urgent' || priority === 'high') && (
          <span className="text-14 font-[650]">{t(`tickets.priority-${priority}`)}</span>
        )}
        <span className="ml-auto text-14 text-muted">
          <Moment at={updatedAt} />
        </span>
      </span>
    </Link>
  )
}
