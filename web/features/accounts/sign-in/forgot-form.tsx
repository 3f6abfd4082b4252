import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { validateEmail } from '../form/validation.ts'

interface ForgotFormProps {
  readonly onCancel: () => void
  readonly onSent: (email: string) => void
}

/** Asks for a code to set a new password. Toasts answer, where the specification has alerts (Spec §4). */
export function ForgotForm({ onCancel, onSent }: ForgotFormProps) {
  const { t } = useTranslation()
  const { form, errorOf, error, isBusy } = useForm({
    check: validateEmail,
    send: async ({ email = '' }) => {
      const { message } = await call('POST /api/auth/forgot-password', { body: { email: email.trim() } })
      showToast({ title: message || t('accounts.codeSent') })
      onSent(email.trim())
    },
    failure: (error) => {
      const text = shownMessage(error, t, t('accounts.forgotFailed'))
      showToast({ title: text, tone: 'destructive' })
      return text
    },
  })
  return (
    <form {...form} className="rise-once flex flex-col gap-5">
      <h2 className="headline text-22">{t('accounts.forgotTitle')}</h2>
      <p className="text-muted">{t('accounts.forgotText')}</p>
      <TextField
        label={t('accounts.email')}
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        error={errorOf('email')}
      />
      <FormError text={error} />
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" onClick={onCancel} className="flex-1">
          {t('ui.cancel')}
        </Button>
        <Button type="submit" busy={isBusy} className="flex-1">
          {t('accounts.sendCode')}
        </Button>
      </div>
    </form>
  )
}
