import type { Conversation } from '#contract/conversation.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to, toAdmin } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import type { ChatPlace } from './chat-place.ts'

interface TicketLinksProps {
  readonly place: ChatPlace
  readonly tickets: Conversation['tickets']
}

/** The tickets that were made of a conversation, where each side reads them. */
export function TicketLinks({ place: { reader }, tickets }: TicketLinksProps) {
  const { t } = useTranslation()
  if (tickets.length === 0) return null
  const address = (ticket: string) =>
    reader === 'staff' ? toAdmin('tickets', { ticket }) : to(PATHS.supportTickets, undefined, { ticket })
  return (
    <nav aria-label={t('chat.ticketsOf')} className="border-b border-line px-4">
      <ul className="flex flex-wrap gap-x-4">
        {tickets.map(({ id, number }) => (
          <li key={id}>
            <Link href={address(id)} className="link inline-flex min-h-11 items-center text-14">
              {t('chat.ticket', { number })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
