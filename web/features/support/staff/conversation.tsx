import { ArrowLeft, Eye, StickyNote } from 'lucide-react'
import type { StaffTicket } from '#contract/support-staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { AttachmentLinks } from '../tickets/message.tsx'
import { StateMark } from '../tickets/ticket-state.tsx'
import { ClockLabel } from './clock-label.tsx'

/** Subject, state and clock of a ticket, who else has it open, and all that was written. */
export function Conversation({
  ticket,
  queueAddress,
}: {
  readonly ticket: StaffTicket
  readonly queueAddress: string
}) {
  const { t } = useTranslation()
  const { number, subject, category, state, clock, reference, follows, mergedInto, viewers, rating } = ticket
  const { conversationId } = ticket
  return (
    <>
      <Link href={queueAddress} className="link inline-flex min-h-11 items-center gap-2 self-start lg:hidden">
        <ArrowLeft aria-hidden size={18} />
        {t('tickets.backToQueue')}
      </Link>
      <header className="flex flex-col gap-2 border-b border-line pb-4">
        <h2 className="text-22 font-[750] hyphens-auto [overflow-wrap:anywhere]">{subject}</h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-muted">
          <StateMark state={state} label={t(`tickets.state-${state}`)} />
          <ClockLabel clock={clock} />
          <span>{number}</span>
          <span>{t(`support.category-${category}`)}</span>
          {reference && <span>{t('support.aboutReference', { name: reference.name })}</span>}
          {follows && <span>{t('support.follows', { number: follows.number })}</span>}
          {mergedInto && <span>{t('support.event-merged', { number: mergedInto.number })}</span>}
          {conversationId && (
            <Link href={to(PATHS.adminChat, undefined, { open: conversationId })} className="link">
              {t('support.fromChat')}
            </Link>
          )}
          {rating && <span>{t('tickets.rating', { count: rating.stars })}</span>}
        </p>
        {rating?.comment && <p className="whitespace-pre-wrap text-14">{rating.comment}</p>}
        <div role="status">
          {viewers.map(({ username: name, isWriting }) => (
            <p key={name} className="inline-flex items-center gap-2 text-14 font-[600] text-signal-text">
              <Eye aria-hidden size={16} />
              {isWriting ? t('tickets.writing', { name }) : t('tickets.viewing', { name })}
            </p>
          ))}
        </div>
      </header>
      <ol className="flex flex-col gap-3">
        {entriesOf(ticket).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  )
}

type Written = Omit<StaffTicket['messages'][number], 'side'> & { readonly side: 'customer' | 'staff' | 'note' }

const entriesOf = ({ messages, notes }: StaffTicket): Written[] =>
  [...messages, ...notes.map((note) => ({ ...note, side: 'note' as const, attachments: [] }))].toSorted((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  )

const LOOKS = { customer: 'border-line', staff: 'border-edge bg-surface sm:ml-8', note: 'border-dashed border-edge' }

function Entry({ entry: { side, author, text, attachments, createdAt } }: { readonly entry: Written }) {
  const { t } = useTranslation()
  return (
    <li className={classes('rounded-sheet border p-4', LOOKS[side])}>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <span className="inline-flex items-center gap-2">
          {side === 'note' && <StickyNote aria-hidden size={16} />}
          <strong className="font-[700]">{author ?? t('support.formerMember')}</strong>
          <span className="text-muted">
            {side === 'note' ? t('tickets.note') : t(side === 'staff' ? 'support.section' : 'tickets.customer')}
          </span>
        </span>
        <span className="text-muted">
          <Moment at={createdAt} />
        </span>
      </p>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      <AttachmentLinks attachments={attachments} />
    </li>
  )
}
