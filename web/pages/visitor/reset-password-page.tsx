import { ResetForm } from '#web/features/accounts/sign-in/reset-form.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { AuthFrame } from './auth-frame.tsx'

/** A new password with the code from the mail. */
export function Page() {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('accounts.resetTitle')}>
      <ResetForm />
    </AuthFrame>
  )
}
