import { useLayoutEffect, useRef, useState } from 'react'
import { SITE_TEXT } from '#contract/site.limits.ts'
import { NOTICE_REASONS, type NoticeReason } from '#contract/vocabulary.ts'
import { type Answer, call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { publicOrigin } from '#web/api/server-address.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { type Fields, useForm } from '#web/ui/forms/use-form.ts'
import { FormDone } from './form-done.tsx'
import { validateReport } from './validation.ts'

/** Reports content to the operator (DSA art. 16); works without an account. */
export function ReportForm() {
  const { t } = useTranslation()
  const [reason, setReason] = useState<NoticeReason>('counterfeit')
  const location = useRef<HTMLInputElement>(null)
  const [receipt, setReceipt] = useState<Answer<'POST /api/notices'> | null>(null)
  // After hydration: the prerendered page does not contain what the address names. The user's input is kept.
  useLayoutEffect(() => {
    if (location.current?.value === '') location.current.value = reportedLocation()
  }, [])
  const { form, errorOf, error, isBusy } = useForm({
    check: validateReport,
    send: async (fields) => setReceipt(await call('POST /api/notices', { body: { reason, ...noticeOf(fields) } })),
    failure: (failure) => shownMessage(failure, t, t('contact.failed')),
  })
  if (receipt) {
    return (
      <FormDone
        title={t('contact.reportDoneTitle')}
        text={receipt.message}
        reference={receipt.reference}
        onAgain={() => setReceipt(null)}
      />
    )
  }
  const isUnnamed = reason === 'minors'
  return (
    <form {...form} className="flex flex-col gap-5">
      <SelectField
        label={t('contact.reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        options={NOTICE_REASONS.map((value) => ({ value, label: t(`contact.reason-${value}`) }))}
      />
      <TextField
        label={t('contact.location')}
        ref={location}
        name="location"
        maxLength={SITE_TEXT.locationMax}
        hint={t('contact.locationHint')}
        error={errorOf('location')}
      />
      <TextArea
        label={t('contact.explanation')}
        name="explanation"
        maxLength={SITE_TEXT.messageMax}
        hint={t('contact.explanationHint')}
        error={errorOf('explanation')}
      />
      <TextField
        label={isUnnamed ? t('contact.nameOptional') : t('contact.reporterName')}
        name="name"
        autoComplete="name"
        maxLength={SITE_TEXT.nameMax}
        error={errorOf('name')}
      />
      <TextField
        label={isUnnamed ? t('contact.emailOptional') : t('contact.email')}
        name="email"
        type="email"
        autoComplete="email"
        hint={t('contact.reportEmailHint')}
        error={errorOf('email')}
      />
      <Checkbox name="goodFaith" label={t('contact.goodFaith')} error={errorOf('goodFaith')} />
      <FormError text={error} />
      <Button type="submit" size="l" busy={isBusy} className="self-start">
        {t('contact.sendReport')}
      </Button>
    </form>
  )
}

/** `/melden?ziel=/brands/7/shop`, or the name of a product: the link names what is to be reported. */
function reportedLocation(): string {
  const target = new URLSearchParams(window.location.search).get('ziel')?.slice(0, SITE_TEXT.locationMax) ?? ''
  return target.startsWith('/') ? `${publicOrigin()}${target}` : target
}

function noticeOf({ location = '', explanation = '', name = '', email = '' }: Fields) {
  return {
    location,
    explanation,
    goodFaith: true,
    ...(name.trim() && { name }),
    ...(email.trim() && { email }),
  } as const
}
