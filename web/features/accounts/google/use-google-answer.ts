import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { call } from '#web/api/call.ts'
import { setUser } from '#web/api/session.ts'
import { keepAddressLanguage, useTranslation } from '#web/i18n/language.ts'
import { registerRefusal } from '../sign-in/register-message.ts'
import { type GoogleBody, takeGoogleAnswer } from './google-flow.ts'

interface AnswerState {
  readonly isBusy: boolean
  readonly error: string | null
}

/** Finishes a sign-in that came back from Google (Spec §4: a redirect result is processed on load). */
export function useGoogleAnswer(): AnswerState {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<AnswerState>({ isBusy: false, error: null })
  useEffect(() => {
    const taken = takeGoogleAnswer()
    if (!taken) return
    if (taken === 'refused') {
      setAnswer({ isBusy: false, error: t('accounts.googleFailed') })
      return
    }
    setAnswer({ isBusy: true, error: null })
    signIn(taken.body, taken.returnTo).catch((error: unknown) =>
      setAnswer({ isBusy: false, error: registerRefusal(error, t, t('accounts.googleFailed')).text }),
    )
  }, [t])
  return answer
}

async function signIn(body: GoogleBody, returnTo: string): Promise<void> {
  const user = await call('POST /api/auth/google', { body })
  keepAddressLanguage()
  navigate(returnTo, { replace: true })
  setUser(user)
}
