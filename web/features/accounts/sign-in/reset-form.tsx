import { useSearch } from 'wouter'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { CodeField } from '#web/ui/forms/code-field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Link } from '#web/ui/page/link.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { ResendButton } from '../form/resend-button.tsx'
import { useNewCode } from '../form/use-new-code.ts'
import { digits, validateReset } from '../form/validation.ts'

/** Sets a new password with the code from the mail. Toasts answer, where the specification has alerts (Spec §4, §8). */
export function ResetForm() {
  const { t } = useTranslation()
  const email = new URLSearchParams(useSearch()).get('email') ?? ''
  const newCode = useNewCode()
  const { form, errorOf, error, isBusy, clearError } = useForm({
    check: validateReset,
    send: async ({ email = '', code = '', password = '' }) => {
      const body = { email: email.trim(), code: digits(code), password }
      const { message } = await call('POST /api/auth/reset-password', { body })
      showToast({ title: message || t('accounts.resetDone') })
      go(PATHS.login)
    },
    failure: (error, fields) => {
      newCode.noteFailure(error, fields['email']?.trim() ?? '')
      const text = shownMessage(error, t, t('accounts.resetFailed'))
      showToast({ title: text, tone: 'destructive' })
      return { text, field: fieldOf(error) }
    },
  })
  const onSent = () => {
    clearError()
    newCode.onSent()
  }
  return (
    <form {...form} className="flex flex-col gap-5">
      <p className="text-muted">{t('accounts.resetText')}</p>
      <TextField
        label={t('accounts.email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={errorOf('email')}
      />
      <CodeField key={newCode.round} label={t('accounts.code')} error={errorOf('code')} autoFocus={newCode.round > 0} />
      <PasswordField
        label={t('accounts.newPassword')}
        name="password"
        autoComplete="new-password"
        showStrength
        error={errorOf('password')}
      />
      <FormError text={newCode.reason ?? error} />
      {newCode.neededFor === null ? (
        <Button type="submit" block busy={isBusy}>
          {t('accounts.resetAction')}
        </Button>
      ) : (
        <ResendButton email={newCode.neededFor} purpose="password" isNeeded onSent={onSent} />
      )}
      <Link href={PATHS.login} className="link self-center px-2 py-2 text-14">
        {t('accounts.backToLogin')}
      </Link>
    </form>
  )
}

function fieldOf(error: unknown): string | null {
  const code = error instanceof CallFailure ? error.code : ''
  if (code === 'accounts.code') return 'code'
  return code.startsWith('accounts.password-') ? 'password' : null
}
