import type { SessionUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PasswordField } from './password-field.tsx'

interface ProofFieldsProps {
  readonly user: Pick<SessionUser, 'hasPassword'>
  readonly onPassword: (password: string) => void
}

/**
 * Asks for the password where the last sign-in is too old for the action (Decision 112). Users who sign in with Google
 * have no password: they sign in again.
 */
export function ProofFields({ user, onPassword }: ProofFieldsProps) {
  const { t } = useTranslation()
  if (!user.hasPassword) return <p role="status">{t('profile.proofSignInAgain')}</p>
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{t('profile.proofHint')}</p>
      <PasswordField
        label={t('profile.proofPassword')}
        autoComplete="current-password"
        autoFocus
        onInput={(event) => onPassword(event.currentTarget.value)}
      />
    </div>
  )
}
