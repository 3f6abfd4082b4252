import { useEffect, useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

/** Seconds until another code can be requested, also after the first one. */
const WAIT_SECONDS = 60

/** Sends a new confirmation code to an address. */
export function ResendButton({ email }: { readonly email: string }) {
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
      const { message } = await call('POST /api/auth/resend-verification', { body: { email } })
      setSeconds(WAIT_SECONDS)
      showToast({ title: message })
    } catch (error) {
      showFailure(error, t, t('accounts.resendFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      tone="ghost"
      size="s"
      busy={isBusy}
      disabled={seconds > 0}
      onClick={() => void resend()}
      className="tabular"
    >
      {seconds > 0 ? t('accounts.resendWait', { seconds }) : t('accounts.resend')}
    </Button>
  )
}
