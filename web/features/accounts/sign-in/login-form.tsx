import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { setUser } from '#web/api/session.ts'
import { keepAddressLanguage, useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { validateLogin } from '../form/validation.ts'

/** Sign in by username or address. Once the user is known, the router leaves the login screen (Decision 102). */
export function LoginForm({ onForgot }: { readonly onForgot: () => void }) {
  const { t } = useTranslation()
  const { form, errorOf, error, isBusy } = useForm({
    check: validateLogin,
    send: async ({ username = '', password = '' }) => {
      const user = await call('POST /api/auth/login', { body: { username: username.trim(), password } })
      keepAddressLanguage()
      setUser(user)
    },
    failure: (error) => shownMessage(error, t, t('accounts.loginFailed')),
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        label={t('accounts.usernameOrEmail')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('username')}
      />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
      <FormError text={error} />
      <Button type="submit" block busy={isBusy}>
        {t('accounts.signIn')}
      </Button>
      <button type="button" onClick={onForgot} className="link min-h-11 self-center px-2 text-14">
        {t('accounts.forgotLink')}
      </button>
    </form>
  )
}
