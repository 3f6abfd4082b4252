import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { CodeField } from '#web/ui/forms/code-field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Link } from '#web/ui/page/link.tsx'
import { ResendButton } from '../form/resend-button.tsx'
import { useNewCode } from '../form/use-new-code.ts'
import { digits, validateReset } from '../form/validation.ts'

/** Sets a new password with the code from the mail. */
export function ResetForm() {
  const { t } = useTranslation()
  const email = new URLSearchParams(useSearch()).get('email') ?? ''
  const [done, setDone] = useState<string | null>(null)
  const newCode = useNewCode()
  const { form, errorIdOf, error, errorId, isBusy, clearError } = useForm({
    check: validateReset,
    send: async ({ email = '', code = '', password = '' }) => {
      const body = { email: email.trim(), code: digits(code), password }
      const { message } = await call('POST /api/auth/reset-password', { body })
      setDone(message || t('accounts.resetDone'))
    },
    failure: (error, fields) => {
      newCode.noteFailure(error, fields['email']?.trim() ?? '')
      return shownMessage(error, t, t('accounts.resetFailed'))
    },
  })
  const onSent = () => {
    clearError()
    newCode.onSent()
  }
  if (done !== null) return <ResetDone message={done} />
  return (
    <form {...form} className="flex flex-col gap-5">
      <p className="text-muted">{t('accounts.resetText')}</p>
      <TextField
        label={t('accounts.email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        formErrorId={errorIdOf('email')}
      />
      <CodeField
        key={newCode.round}
        label={t('accounts.code')}
        formErrorId={errorIdOf('code')}
        autoFocus={newCode.round > 0}
      />
      <PasswordField
        label={t('accounts.newPassword')}
        name="password"
        autoComplete="new-password"
        showStrength
        formErrorId={errorIdOf('password')}
      />
      <FormError id={errorId} text={error} />
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

function ResetDone({ message }: { readonly message: string }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLParagraphElement>(null)
  // The form with the focused button is gone: the focus moves here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rise-once flex flex-col items-start gap-4 rounded-sheet bg-volt p-6 text-black">
      <p ref={heading} tabIndex={-1} className="font-[550] outline-none">
        {message}
      </p>
      <Link href={PATHS.login} className={buttonLook('solid')}>
        {t('accounts.backToLogin')}
      </Link>
    </div>
  )
}
