import { VerifyForm } from '#web/features/accounts/sign-in/verify-form.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { AuthFrame } from './auth-frame.tsx'

/** The code from the mail. */
export function Page() {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('accounts.verifyTitle')}>
      <VerifyForm />
    </AuthFrame>
  )
}
