import { useRef, useState } from 'react'
import { TICKET_LIMITS } from '#contract/support.limits.ts'
import type { Ticket } from '#contract/support.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { readReply, storeReply } from './ticket-draft.ts'
import { useAttachments } from './use-attachments.ts'
import { useTicketChanged } from './use-tickets.ts'

/** The answer of the customer. What was typed stays until it has arrived. */
export function ReplyForm({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation()
  const { id, state } = ticket
  const changed = useTicketChanged()
  const attachments = useAttachments()
  const [text, setText] = useState(() => readReply(id))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const write = (typed: string) => {
    setText(typed)
    setProblem(null)
    storeReply(id, typed)
  }
  const send = async () => {
    const written = text.trim()
    if (written === '' || isBusy) return
    if (attachments.isBusy) return setProblem(t('support.attachWait'))
    setBusy(true)
    try {
      const body = { text: written, attachmentIds: attachments.ids }
      const args = { params: { id }, body, idempotencyKey: key.current }
      changed(await call('POST /api/tickets/{id}/messages', args))
      key.current = crypto.randomUUID()
      attachments.clear()
      write('')
    } catch (error) {
      setProblem(shownMessage(error, t, t('support.replyFailed')))
    } finally {
      setBusy(false)
    }
  }
  const resolve = async () => {
    try {
      changed(await call('POST /api/tickets/{id}/resolve', { params: { id }, body: {} }))
    } catch (error) {
      showFailure(error, t, t('support.solvedFailed'))
    }
  }
  const isOpen = state !== 'resolved' && state !== 'closed'
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label={t('support.reply')}
        value={text}
        maxLength={TICKET_LIMITS.replyMax}
        rows={4}
        onChange={(event) => write(event.target.value)}
      />
      <AttachmentsField attachments={attachments} />
      <FormError text={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} disabled={text.trim() === ''}>
          {t('support.replySend')}
        </Button>
        {isOpen && (
          <Button tone="outline" onClick={() => void resolve()}>
            {t('support.solved')}
          </Button>
        )}
      </div>
    </form>
  )
}
