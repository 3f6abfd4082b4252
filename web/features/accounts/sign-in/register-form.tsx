import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { TermsCheckbox } from '../form/terms-checkbox.tsx'
import { validateRegistration } from '../form/validation.ts'
import { type EnteredAccount, keepEnteredAccount } from './entered-account.ts'
import { registerRefusal } from './register-message.ts'

interface RegisterFormProps {
  /** An account whose address is to be corrected; null: a new one. */
  readonly start: EnteredAccount | null
  /** The account exists; `needsCode` when the address must be confirmed first. */
  readonly onRegistered: (email: string, needsCode: boolean) => void
}

/** Creates a consumer account (Spec §3: the repeated password is not sent). */
export function RegisterForm({ start, onRegistered }: RegisterFormProps) {
  const { t } = useTranslation()
  const { form, errorOf, error, isBusy } = useForm({
    check: validateRegistration,
    send: async ({ username = '', email = '', password = '' }) => {
      const body = {
        username: username.trim(),
        email: email.trim(),
        password,
        terms: true,
        userType: 'consumer',
      } as const
      const answer = await call('POST /api/auth/register', { body })
      if (answer.requiresVerification) keepEnteredAccount(body)
      onRegistered(body.email, answer.requiresVerification)
    },
    failure: (error) => registerRefusal(error, t, t('accounts.registerFailed')),
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        label={t('accounts.username')}
        hint={t('accounts.usernameHint')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={start?.username}
        error={errorOf('username')}
      />
      <TextField
        label={t('accounts.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={start?.email}
        error={errorOf('email')}
      />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        autoComplete="new-password"
        showStrength
        defaultValue={start?.password}
        error={errorOf('password')}
      />
      <PasswordField
        label={t('accounts.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        defaultValue={start?.password}
        error={errorOf('confirmPassword')}
      />
      {/* They were accepted with this account. */}
      <TermsCheckbox isAccepted={Boolean(start?.password)} error={errorOf('terms')} />
      <FormError text={error} />
      <Button type="submit" block busy={isBusy}>
        {t('accounts.register')}
      </Button>
    </form>
  )
}
