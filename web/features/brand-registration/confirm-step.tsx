import { useEffect, useState } from 'react'
import { call } from '#web/api/call.ts'
import type { SessionUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { CodeField } from '#web/ui/forms/code-field.tsx'
import { StepForm } from './step-form.tsx'
import type { Registration } from './use-registration.ts'

/** Seconds until another code can be requested, also after the first one. */
const WAIT_SECONDS = 60

interface ConfirmStepProps {
  readonly registration: Registration
  readonly user: SessionUser | null
}

/** Step 5: the code from the mail. */
export function ConfirmStep({ registration, user }: ConfirmStepProps) {
  const { t } = useTranslation()
  const [round, setRound] = useState(0)
  const email = user?.email ?? registration.draft.account.email
  return (
    <StepForm
      registration={registration}
      canGoBack={user !== null}
      action={t('registration.confirmAction')}
      onSubmit={(form) => void registration.confirm(String(form.get('code') ?? ''))}
    >
      <p>{t('registration.codeText', { email })}</p>
      <CodeField
        key={round}
        label={t('accounts.code')}
        error={registration.errors['code']}
        autoFocus
        sendsWhenComplete
      />
      <div className="flex flex-wrap gap-x-4">
        <NewCode
          user={user}
          email={email}
          onSent={() => {
            registration.refuse({})
            setRound((before) => before + 1)
          }}
        />
        {!user && (
          <Button tone="ghost" size="s" onClick={() => registration.go('account')}>
            {t('registration.otherEmail')}
          </Button>
        )}
      </div>
    </StepForm>
  )
}

interface NewCodeProps {
  readonly user: SessionUser | null
  readonly email: string
  /** What was entered belongs to an earlier code. */
  readonly onSent: () => void
}

function NewCode({ user, email, onSent }: NewCodeProps) {
  const { t } = useTranslation()
  const [seconds, setSeconds] = useState(WAIT_SECONDS)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  const send = async () => {
    try {
      // The answer tells where the address refused our last mail.
      const { message } = user
        ? await call('POST /api/brand/register/code')
        : await call('POST /api/auth/resend-verification', { body: { email } })
      setSeconds(WAIT_SECONDS)
      onSent()
      showToast({ title: message })
    } catch (error) {
      showFailure(error, t, t('registration.failed'))
    }
  }
  return (
    <Button tone="ghost" size="s" disabled={seconds > 0} onClick={() => void send()} className="tabular">
      {seconds > 0 ? t('registration.sendAgainWait', { seconds }) : t('registration.sendAgain')}
    </Button>
  )
}
