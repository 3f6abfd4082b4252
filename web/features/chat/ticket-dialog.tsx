import { useState } from 'react'
import type { Thread } from '#contract/conversation.ts'
import { TICKET_CATEGORIES, TICKET_LIMITS, type TicketCategory } from '#contract/support.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { ChatPlace } from './chat-place.ts'
import { useConversationChanged } from './use-chat.ts'

interface TicketDialogProps {
  readonly place: ChatPlace
  readonly thread: Thread
  readonly open: boolean
  readonly onClose: () => void
}

/** Makes a ticket of what was written since the last one. */
export function TicketDialog({ place, thread, open, onClose }: TicketDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('chat.makeTicketTitle')} description={t('chat.makeTicketText')}>
      {open && <Form place={place} thread={thread} onClose={onClose} />}
    </Dialog>
  )
}

/** What the user wrote first, on one line. */
const subjectOf = ({ messages }: Thread): string =>
  (messages.find(({ side, isRemoved }) => side === 'user' && !isRemoved)?.text ?? '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, TICKET_LIMITS.subjectMax)

function Form({ place, thread, onClose }: Omit<TicketDialogProps, 'open'>) {
  const { t } = useTranslation()
  const changed = useConversationChanged(place)
  // A repeat after a lost answer makes no second ticket.
  const [messageId] = useState(() => crypto.randomUUID())
  const [subject, setSubject] = useState(() => subjectOf(thread))
  const [category, setCategory] = useState<TicketCategory>('account')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    if (subject.trim().length < TICKET_LIMITS.subjectMin)
      return setProblem(t('chat.ticketShort', { count: TICKET_LIMITS.subjectMin }))
    setBusy(true)
    try {
      const conversation = await call('POST /api/staff/conversations/{id}/ticket', {
        params: { id: thread.conversation.id },
        body: { messageId, subject, category },
      })
      changed(conversation)
      showToast({ title: t('chat.ticketMade', { number: conversation.tickets.at(-1)?.number ?? '' }) })
      onClose()
    } catch (error) {
      setProblem(shownMessage(error, t, t('chat.ticketFailed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <TextField
        label={t('chat.ticketSubject')}
        value={subject}
        maxLength={TICKET_LIMITS.subjectMax}
        onChange={({ target }) => setSubject(target.value)}
      />
      <SelectField
        label={t('chat.ticketCategory')}
        value={category}
        onChange={setCategory}
        options={TICKET_CATEGORIES.map((value) => ({ value, label: t(`support.category-${value}`) }))}
      />
      <FormError text={problem} />
      <Button type="submit" busy={isBusy}>
        {t('chat.makeTicketTitle')}
      </Button>
    </form>
  )
}
