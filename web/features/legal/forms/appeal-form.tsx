import { useState } from 'react'
import { SITE_TEXT } from '#contract/site.limits.ts'
import { type Answer, call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { FormDone } from './form-done.tsx'
import { validateContact } from './validation.ts'

/** Contests a decision, once (DSA art. 20): the reference stands in the mail that told it. */
export function AppealForm({ reference }: { readonly reference: string }) {
  const { t } = useTranslation()
  const user = useSession()
  const [receipt, setReceipt] = useState<Answer<'POST /api/appeals'> | null>(null)
  const { form, errorOf, error, isBusy } = useForm({
    check: validateContact,
    send: async ({ email = '', message = '' }) =>
      setReceipt(await call('POST /api/appeals', { body: { reference, email, text: message } })),
    failure: (failure) => shownMessage(failure, t, t('contact.failed')),
  })
  if (receipt) {
    return <FormDone title={t('contact.appealDone')} text={receipt.message} reference={receipt.reference} />
  }
  return (
    <form {...form} className="flex flex-col gap-5">
      <h2 className="text-22 font-[750]">{t('contact.appealTitle', { reference })}</h2>
      <p>{t('contact.appealIntro')}</p>
      <TextField
        label={t('contact.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email}
        hint={t('contact.appealEmailHint')}
        error={errorOf('email')}
      />
      <TextArea
        label={t('contact.appealText')}
        name="message"
        maxLength={SITE_TEXT.messageMax}
        hint={t('contact.appealTextHint')}
        error={errorOf('message')}
      />
      <FormError text={error} />
      <Button type="submit" size="l" busy={isBusy} className="self-start">
        {t('contact.appealSend')}
      </Button>
    </form>
  )
}

/** `/kontakt?reference=E-ABCD2345`: the statement of reasons leads here (DSA art. 17). */
export function appealedReference(): string | null {
  const reference = new URLSearchParams(window.location.search).get('reference') ?? ''
  return /^[EM]-[2-9A-Z]{8}$/.test(reference) ? reference : null
}
