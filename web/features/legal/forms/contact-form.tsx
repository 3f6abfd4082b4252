import { useState } from 'react'
import { SITE_TEXT } from '#contract/site.limits.ts'
import { CONTACT_TOPICS, type ContactTopic } from '#contract/vocabulary.ts'
import { type Answer, call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { FormDone } from './form-done.tsx'
import { validateContact } from './validation.ts'

/** Sends a message to the operator, which is answered by mail. */
export function ContactForm() {
  const { t } = useTranslation()
  const user = useSession()
  const [topic, setTopic] = useState<ContactTopic>('question')
  const [receipt, setReceipt] = useState<Answer<'POST /api/contact'> | null>(null)
  const { form, errorOf, error, isBusy } = useForm({
    check: validateContact,
    send: async ({ name = '', email = '', message = '' }) =>
      setReceipt(await call('POST /api/contact', { body: { topic, name, email, message } })),
    failure: (failure) => shownMessage(failure, t, t('contact.failed')),
  })
  if (receipt) {
    return (
      <FormDone
        title={t('contact.doneTitle')}
        text={receipt.message}
        reference={receipt.reference}
        onAgain={() => setReceipt(null)}
      />
    )
  }
  return (
    <form {...form} className="flex flex-col gap-5">
      <SelectField
        label={t('contact.topic')}
        name="topic"
        value={topic}
        onChange={setTopic}
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`contact.topic-${value}`) }))}
      />
      <TextField label={t('contact.name')} name="name" autoComplete="name" maxLength={SITE_TEXT.nameMax} />
      <TextField
        label={t('contact.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email}
        hint={t('contact.emailHint')}
        error={errorOf('email')}
      />
      <TextArea
        label={t('contact.message')}
        name="message"
        maxLength={SITE_TEXT.messageMax}
        error={errorOf('message')}
      />
      <FormError text={error} />
      <Button type="submit" size="l" busy={isBusy} className="self-start">
        {t('contact.send')}
      </Button>
    </form>
  )
}
