import { Ticket } from 'lucide-react'
import { useState } from 'react'
import type { Thread } from '#contract/conversation.ts'
import { loadWords, useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'
import type { ChatPlace } from './chat-place.ts'

/** The topics have their words with the tickets. */
const ticketDialog = lazyPart(async () => {
  const [{ TicketDialog }] = await Promise.all([import('./ticket-dialog.tsx'), loadWords('support')])
  return TicketDialog
})

interface TicketButtonProps {
  readonly place: ChatPlace
  readonly thread: Thread
}

/** For the support: makes a ticket of a conversation. */
export function TicketButton({ place, thread }: TicketButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const TicketDialog = useLazyPart(ticketDialog, isOpen, () => setOpen(false))
  return (
    <>
      <Button tone="outline" size="s" onClick={() => setOpen(true)}>
        <Ticket aria-hidden size={16} />
        {t('chat.makeTicket')}
      </Button>
      {TicketDialog && <TicketDialog place={place} thread={thread} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
