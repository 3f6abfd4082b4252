import { useState } from 'react'
import { CHAT } from '#contract/chat.limits.ts'
import type { ChatMessage } from '#contract/conversation.ts'
import { NOTICE_REASONS, type NoticeReason } from '#contract/vocabulary.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { type ChatPlace, callsOf } from './chat-place.ts'
import { sendableText } from './sendable-text.ts'

interface ReportDialogProps {
  readonly place: ChatPlace
  readonly conversationId: string
  /** Null: closed. */
  readonly message: ChatMessage | null
  readonly onClose: () => void
}

/** Reports a message of the partner (DSA art. 16); what it says now is kept with the report. */
export function ReportDialog({ message, onClose, ...props }: ReportDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={message !== null} onClose={onClose} title={t('chat.reportTitle')} description={t('chat.reportText')}>
      {message && <ReportForm {...props} message={message} onClose={onClose} />}
    </Dialog>
  )
}

function ReportForm({
  place,
  conversationId: id,
  message,
  onClose,
}: ReportDialogProps & { readonly message: ChatMessage }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<NoticeReason>('terms')
  const [explanation, setExplanation] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const { reference } = await callsOf(place).report(id, message.seq, {
        reason,
        explanation: sendableText(explanation),
      })
      showToast({ title: t('chat.reported'), text: t('chat.reportedText', { reference }) })
      onClose()
    } catch (error) {
      setProblem(shownMessage(error, t, t('chat.reportFailed')))
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
        void send()
      }}
    >
      <blockquote className="max-h-32 overflow-y-auto border-l-2 border-edge pl-4 text-14 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {message.text}
      </blockquote>
      <SelectField
        label={t('chat.reportReason')}
        value={reason}
        onChange={setReason}
        options={NOTICE_REASONS.map((value) => ({ value, label: t(`contact.reason-${value}`) }))}
      />
      <TextArea
        label={t('chat.reportExplanation')}
        value={explanation}
        maxLength={CHAT.explanationMax}
        rows={3}
        className="min-h-24!"
        onChange={(event) => setExplanation(event.target.value)}
      />
      <FormError text={problem} />
      <Button type="submit" busy={isBusy}>
        {t('chat.report')}
      </Button>
    </form>
  )
}
