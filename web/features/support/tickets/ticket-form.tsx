import { useRef, useState } from 'react'
import { SUPPORT_HOURS } from '#contract/business-hours.ts'
import { hasCriticalTickets, TICKET_CATEGORIES, TICKET_LIMITS, TICKET_URGENCIES } from '#contract/support.limits.ts'
import type { TicketReference } from '#contract/support.ts'
import { call } from '#web/api/call.ts'
import { CallFailure, lastErrorId } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import type { SupportPlace } from '../support-place.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { Suggestions } from './suggestions.tsx'
import { EMPTY_DRAFT, readDraft, storeDraft, type TicketDraft } from './ticket-draft.ts'
import { useAttachments } from './use-attachments.ts'
import { useTicketChanged } from './use-tickets.ts'

interface TicketFormProps {
  readonly place: SupportPlace
  /** Of the brand; null: none, or it is not known. */
  readonly plan: string | null
  readonly follows: string | null
}

type FieldName = 'subject' | 'description'

/** Opens a ticket. The draft is kept, three articles of the help are shown before it is sent. */
export function TicketForm({ place, plan, follows }: TicketFormProps) {
  const { t } = useTranslation()
  const form = useTicketForm(place, follows)
  const { draft, change, errors } = form
  const canBeCritical = place.brandId !== null && plan !== null && hasCriticalTickets(plan)
  const urgencies = TICKET_URGENCIES.filter((urgency) => urgency !== 'critical' || canBeCritical)
  return (
    <form
      noValidate
      className="flex max-w-2xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void form.send()
      }}
    >
      <h2 className="text-22 font-[750]">{t('support.formTitle')}</h2>
      <TextField
        label={t('support.subject')}
        hint={t('support.subjectHint')}
        name="subject"
        value={draft.subject}
        maxLength={TICKET_LIMITS.subjectMax}
        error={errors.subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <SelectField
        label={t('support.category')}
        value={draft.category}
        options={TICKET_CATEGORIES.map((value) => ({ value, label: t(`support.category-${value}`) }))}
        onChange={(category) => change({ category })}
      />
      <TextArea
        label={t('support.description')}
        hint={t('support.descriptionHint')}
        name="description"
        value={draft.description}
        maxLength={TICKET_LIMITS.textMax}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Suggestions place={place} draft={draft} />
      {place.brandId !== null && <ReferenceField value={form.reference} onChange={form.setReference} />}
      <Segmented
        label={t('support.urgency')}
        value={draft.urgency}
        options={urgencies.map((value) => ({ value, label: t(`support.urgency-${value}`) }))}
        onChange={(urgency) => change({ urgency })}
      />
      {place.brandId !== null && !canBeCritical && (
        <p className="-mt-3 text-14 text-muted">{t('support.criticalHint')}</p>
      )}
      <AttachmentsField attachments={form.attachments} />
      <Checkbox label={t('support.diagnostics')} checked={form.sendsDetails} onChange={form.setSendsDetails} />
      <FormError text={form.problem} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" busy={form.isBusy}>
          {t('support.send')}
        </Button>
        {form.isKept && (
          <span className="inline-flex flex-wrap items-center gap-x-3 text-14 text-muted">
            <span role="status">{t('support.draftKept')}</span>
            <button type="button" className="link min-h-11" onClick={form.discard}>
              {t('support.discard')}
            </button>
          </span>
        )}
      </div>
      <p className="text-14 text-muted">{t('support.hours', { hours: hoursInWords() })}</p>
    </form>
  )
}

const hoursInWords = (): string => SUPPORT_HOURS.week[0]?.map(({ from, to }) => `${from}–${to}`).join(', ') ?? ''

/** The state of the form: its draft, what is wrong, and how it is sent. */
function useTicketForm(place: SupportPlace, follows: string | null) {
  const { t } = useTranslation()
  const changed = useTicketChanged()
  const attachments = useAttachments()
  const [draft, setDraft] = useState(readDraft)
  const [reference, setReference] = useState<TicketReference | null>(null)
  const [sendsDetails, setSendsDetails] = useState(false)
  const [errors, setErrors] = useState<Readonly<Partial<Record<FieldName, string>>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())

  const change = (changes: Partial<TicketDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    setErrors({})
    setProblem(null)
    storeDraft(next)
  }
  const discard = () => {
    setDraft(EMPTY_DRAFT)
    setErrors({})
    storeDraft(null)
  }
  const flaws = (): Partial<Record<FieldName, string>> => {
    const { subjectMin, textMin } = TICKET_LIMITS
    const [subject, description] = [draft.subject.trim().length, draft.description.trim().length]
    return {
      ...(subject < subjectMin && { subject: t('support.short', { count: subjectMin }) }),
      ...(description < textMin && { description: t('support.short', { count: textMin }) }),
    }
  }
  const bodyOf = () => ({
    ...(place.brandId !== null && { brandId: place.brandId }),
    ...draft,
    ...(reference && { reference: { type: reference.type, id: reference.id } }),
    ...(follows !== null && { followsId: follows }),
    attachmentIds: attachments.ids,
    ...(sendsDetails && { diagnostics: diagnosticsOf() }),
  })
  const send = async () => {
    const found = flaws()
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    if (attachments.isBusy) return setProblem(t('support.attachWait'))
    setBusy(true)
    try {
      const ticket = await call('POST /api/tickets', { body: bodyOf(), idempotencyKey: key.current })
      key.current = crypto.randomUUID()
      changed(ticket)
      discard()
      showToast({ title: t('support.sent', { number: ticket.number }), text: t('support.sentText') })
      replaceView(place.address({ ticket: ticket.id }))
    } catch (error) {
      const isDemo = error instanceof CallFailure && error.code === 'demo.unsaved'
      if (isDemo) showToast({ title: error.message })
      else setProblem(shownMessage(error, t, t('support.failed')))
    } finally {
      setBusy(false)
    }
  }
  const isKept = draft.subject !== '' || draft.description !== ''
  return {
    ...{ draft, change, errors, problem, isBusy, isKept, send, discard, attachments },
    ...{ reference, setReference, sendsDetails, setSendsDetails },
  }
}

const BROWSER_MAX = 400
const PAGE_MAX = 200

const diagnosticsOf = () => ({
  version: import.meta.env.MODE,
  browser: navigator.userAgent.slice(0, BROWSER_MAX),
  page: (document.referrer || location.pathname).slice(0, PAGE_MAX),
  lastError: lastErrorId(),
})
