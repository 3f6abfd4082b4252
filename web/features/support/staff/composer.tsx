import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { STAFF_TICKET_STATES, type StaffTicketState, TICKET_LIMITS } from '#contract/support.limits.ts'
import type { StaffTicket } from '#contract/support-staff.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { AttachmentsField } from '../tickets/attachments-field.tsx'
import { readReply, storeReply } from '../tickets/ticket-draft.ts'
import { useAttachments } from '../tickets/use-attachments.ts'
import { insertSaved } from './insert-saved.ts'
import { useAct, useSavedReplies } from './use-ticket-desk.ts'

export type Mode = 'reply' | 'note'

interface ComposerProps {
  readonly ticket: StaffTicket
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onWriting: (isWriting: boolean) => void
}

/** What is being written, and how it is sent. */
function useComposer({ ticket, mode, field, onWriting }: ComposerProps) {
  const { t } = useTranslation()
  const act = useAct()
  const attachments = useAttachments()
  const { id } = ticket
  const [text, setText] = useState(() => readReply(id))
  const [state, setState] = useState<StaffTicketState>('waiting_customer')
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const write = (typed: string) => {
    setText(typed)
    storeReply(id, typed)
    onWriting(mode === 'reply' && typed.trim() !== '')
  }
  const deliver = () => {
    const params = { id }
    const written = text.trim()
    if (mode === 'note') return call('POST /api/admin/tickets/{id}/notes', { params, body: { text: written } })
    const body = { text: written, attachmentIds: attachments.ids, state }
    return call('POST /api/admin/tickets/{id}/messages', { params, body, idempotencyKey: key.current })
  }
  const send = async () => {
    if (isBusy || text.trim() === '' || attachments.isBusy) return
    setBusy(true)
    const isSent = await act(deliver)
    setBusy(false)
    if (!isSent) return
    key.current = crypto.randomUUID()
    write('')
    if (mode === 'reply') {
      attachments.clear()
      showToast({ title: t('tickets.sent') })
    }
    // So that single keys work again.
    field.current?.blur()
  }
  return { attachments, text, write, state, setState, isBusy, send }
}

/** The reply to the sender, or a note for the team. Everything in it works by keyboard. */
export function Composer(props: ComposerProps) {
  const { t } = useTranslation()
  const { data: saved } = useSavedReplies()
  const { attachments, text, write, state, setState, isBusy, send } = useComposer(props)
  const { ticket, mode, onMode, field } = props
  const { number, background, from } = ticket
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Tab' || event.shiftKey) return
    const names = { name: background.person?.username ?? from, nummer: number }
    const inserted = insertSaved(text, event.currentTarget.selectionEnd, saved?.replies ?? [], names)
    if (inserted === null) return
    event.preventDefault()
    write(inserted)
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Segmented
        label={t('tickets.mode')}
        value={mode}
        options={[
          { value: 'reply', label: t('tickets.replyTab') },
          { value: 'note', label: t('tickets.noteTab') },
        ]}
        onChange={onMode}
      />
      <TextArea
        ref={field}
        label={mode === 'reply' ? t('tickets.replyTo', { name: from }) : t('tickets.noteField')}
        hint={t('tickets.sendHint')}
        value={text}
        rows={5}
        maxLength={TICKET_LIMITS.replyMax}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKey}
      />
      {mode === 'reply' && (
        <>
          <AttachmentsField attachments={attachments} />
          <SelectField
            label={t('tickets.after')}
            value={state}
            options={STAFF_TICKET_STATES.map((value) => ({ value, label: t(`tickets.state-${value}`) }))}
            onChange={setState}
          />
        </>
      )}
      <Button type="submit" busy={isBusy} className="self-start">
        {mode === 'reply' ? t('tickets.send') : t('tickets.addNote')}
      </Button>
    </form>
  )
}
