import { useEffect, useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

/** Seconds until another code can be requested, also after the first one. */
const WAIT_SECONDS = 60

interface ResendButtonProps {
  readonly email: string
  /** What the code is for: an address, or a new password. */
  readonly purpose?: 'address' | 'password'
  /** The present code is used up: a new one is offered at once. */
  readonly isNeeded: boolean
  readonly onSent: () => void
}

/** Sends a new code to an address. */
export function ResendButton({ email, purpose = 'address', isNeeded, onSent }: ResendButtonProps) {
  const { t } = useTranslation()
  const [seconds, setSeconds] = useState(WAIT_SECONDS)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  const resend = async () => {
    setBusy(true)
    try {
      const { message } = await call(CALLS[purpose], { body: { email } })
      setSeconds(WAIT_SECONDS)
      onSent()
      showToast({ title: message })
    } catch (error) {
      showFailure(error, t, t('accounts.resendFailed'))
    } finally {
      setBusy(false)
    }
  }
  const isWaiting = seconds > 0 && !isNeeded
  return (
    <Button
      tone={isNeeded ? 'volt' : 'ghost'}
      size={isNeeded ? 'm' : 's'}
      block={isNeeded}
      busy={isBusy}
      disabled={isWaiting}
      onClick={() => void resend()}
      className="tabular"
    >
      {isWaiting ? t('accounts.resendWait', { seconds }) : t('accounts.resend')}
    </Button>
  )
}

const CALLS = {
  address: 'POST /api/auth/resend-verification',
  password: 'POST /api/auth/forgot-password',
} as const
