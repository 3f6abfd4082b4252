import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { call } from '#web/api/call.ts'
import { setUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { registerRefusal } from '../sign-in/register-message.ts'
import { type GoogleBody, takeGoogleArrival } from './google-flow.ts'

interface ArrivalState {
  readonly isBusy: boolean
  readonly error: string | null
}

/** Finishes a sign-in that came back from Google (Spec §4: a redirect result is processed on load). */
export function useGoogleArrival(): ArrivalState {
  const { t } = useTranslation()
  const [arrival, setArrival] = useState<ArrivalState>({ isBusy: false, error: null })
  useEffect(() => {
    const taken = takeGoogleArrival()
    if (!taken) return
    if (taken === 'refused') {
      setArrival({ isBusy: false, error: t('accounts.googleFailed') })
      return
    }
    setArrival({ isBusy: true, error: null })
    signIn(taken.body, taken.returnTo).catch((error: unknown) =>
      setArrival({ isBusy: false, error: registerRefusal(error, t, t('accounts.googleFailed')) }),
    )
  }, [t])
  return arrival
}

async function signIn(body: GoogleBody, returnTo: string): Promise<void> {
  const user = await call('POST /api/auth/google', { body })
  navigate(returnTo, { replace: true })
  setUser(user)
}
