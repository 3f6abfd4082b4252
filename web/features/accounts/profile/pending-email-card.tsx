import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { setUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { CodeField } from '#web/ui/forms/code-field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Card } from '#web/ui/page/card.tsx'
import { ResendButton } from '../form/resend-button.tsx'
import { useNewCode } from '../form/use-new-code.ts'
import { digits, validateCode } from '../form/validation.ts'

/** Decision 112: a new address takes effect when the code sent to it is entered. */
export function PendingEmailCard({ email }: { readonly email: string }) {
  const { t } = useTranslation()
  const newCode = useNewCode()
  const { form, errorOf, error, isBusy, clearError } = useForm({
    check: (fields) => validateCode({ ...fields, email }),
    send: async ({ code = '' }) => {
      setUser(await call('POST /api/auth/verify-email', { body: { email, code: digits(code) } }))
      showToast({ title: t('profile.pendingDoneTitle'), text: t('profile.pendingDoneText') })
    },
    failure: (error) => {
      newCode.noteFailure(error, email)
      return shownMessage(error, t, t('accounts.verifyFailed'))
    },
  })
  const onSent = () => {
    clearError()
    newCode.onSent()
  }
  return (
    <Card title={t('profile.pendingTitle')}>
      <form {...form} className="flex flex-col gap-4">
        <p className="text-muted [overflow-wrap:anywhere]">{t('profile.pendingText', { email })}</p>
        <CodeField
          key={newCode.round}
          label={t('accounts.code')}
          error={errorOf('code')}
          autoFocus={newCode.round > 0}
          sendsWhenComplete={newCode.neededFor === null}
        />
        <FormError text={newCode.reason ?? error} />
        <div className="flex flex-wrap items-center gap-3">
          {newCode.neededFor === null && (
            <Button type="submit" busy={isBusy}>
              {t('accounts.verifyAction')}
            </Button>
          )}
          <ResendButton email={email} isNeeded={newCode.neededFor !== null} onSent={onSent} />
        </div>
      </form>
    </Card>
  )
}
