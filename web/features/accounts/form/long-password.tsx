import { type FormEvent, useState } from 'react'
import { ACCOUNT } from '#contract/accounts.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { type SessionUser, setUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'

/** Asks for a password of 12 characters, which members of brands need (Trust C1). */
export function LongPassword({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation()
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const newPassword = String(form.get('password') ?? '')
    if ([...newPassword].length < ACCOUNT.passwordMinBrand) return setError(t('registration.passwordHint'))
    setBusy(true)
    setError(undefined)
    try {
      const password = String(form.get('present') ?? '')
      setUser(await call('PUT /api/auth/password', { body: { newPassword, ...(user.hasPassword && { password }) } }))
    } catch (failure) {
      setError(shownMessage(failure, t, t('registration.failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void save(event)}
      className="flex w-full max-w-md flex-col gap-5"
    >
      <p>{t('team.longPassword')}</p>
      {user.hasPassword && (
        <PasswordField label={t('profile.passwordPresent')} name="present" autoComplete="current-password" />
      )}
      <PasswordField
        label={t('accounts.newPassword')}
        name="password"
        autoComplete="new-password"
        showStrength
        strengthHint={t('registration.passwordHint')}
        error={error}
      />
      <Button type="submit" busy={isBusy} className="self-start">
        {t('registration.passwordSave')}
      </Button>
    </form>
  )
}
