import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { type SessionUser, setUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Card } from '#web/ui/page/card.tsx'
import { validatePasswordChange } from '../form/validation.ts'

/** Changes the password, or sets the first one of a user who only signs in with Google (Decision 112). */
export function PasswordCard({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title={t('accounts.password')}
      after={
        !isEditing && (
          <Button tone="outline" size="s" onClick={() => setEditing(true)}>
            {t(user.hasPassword ? 'accounts.resetAction' : 'profile.passwordSet')}
          </Button>
        )
      }
    >
      <p className="text-muted">{t(user.hasPassword ? 'profile.passwordText' : 'profile.passwordNone')}</p>
      {isEditing && <PasswordForm hasPassword={user.hasPassword} onDone={() => setEditing(false)} />}
    </Card>
  )
}

interface PasswordFormProps {
  readonly hasPassword: boolean
  readonly onDone: () => void
}

function PasswordForm({ hasPassword, onDone }: PasswordFormProps) {
  const { t } = useTranslation()
  const { form, errorOf, error, isBusy } = useForm({
    check: validatePasswordChange,
    send: async ({ present, password = '' }) => {
      const body = { newPassword: password, ...(present !== undefined && { password: present }) }
      setUser(await call('PUT /api/auth/password', { body }))
      showToast({ title: t('profile.passwordDoneTitle'), text: t('profile.passwordDoneText') })
      onDone()
    },
    failure: (error) =>
      error instanceof CallFailure && error.reauth
        ? t('profile.proofSignInAgain')
        : shownMessage(error, t, t('profile.passwordFailed')),
  })
  return (
    <form {...form} className="mt-4 flex flex-col gap-5">
      {hasPassword && (
        <PasswordField
          label={t('profile.passwordPresent')}
          name="present"
          autoComplete="current-password"
          autoFocus
          error={errorOf('present')}
        />
      )}
      <PasswordField
        label={t('accounts.newPassword')}
        name="password"
        autoComplete="new-password"
        autoFocus={!hasPassword}
        showStrength
        error={errorOf('password')}
      />
      <FormError text={error} />
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" onClick={onDone} className="flex-1">
          {t('ui.cancel')}
        </Button>
        <Button type="submit" busy={isBusy} className="flex-1">
          {t('profile.passwordSave')}
        </Button>
      </div>
    </form>
  )
}
