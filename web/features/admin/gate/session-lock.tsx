import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { idleMs, whenUnauthenticated } from '#web/api/attention.ts'
import { call } from '#web/api/call.ts'
import { isUnauthenticated } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { endSession } from '#web/api/pending-logout.ts'
import { currentUser, holdEndedSession, refreshSession, setSignedOut, setUser } from '#web/api/session.ts'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { holdToasts } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { go } from '#web/ui/page/navigation.ts'
import { FactorFields } from './factor-form.tsx'

type Step = 'password' | 'factor'

const MINUTE_MS = 60_000
/** The server ends the session by then (Product 14). */
const IDLE_MS = 60 * MINUTE_MS

/**
 * Covers a page of staff whose session has ended, until the same member of staff has signed in again: the page below keeps
 * its place and what was typed in it, and people who pass by cannot read it.
 */
export function SessionLock() {
  const [step, setStep] = useState<Step | null>(null)
  const client = useQueryClient()
  useEffect(() => holdEndedSession(() => setStep((now) => now ?? 'password')), [])
  // Also for calls that no query makes, such as sending a form.
  useEffect(() => whenUnauthenticated(() => void refreshSession()), [])
  useEffect(() => {
    const timer = setInterval(() => idleMs() >= IDLE_MS && void refreshSession(), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  if (step === null) return null
  const open = async () => {
    setStep(null)
    // What failed without a session is asked for again.
    await client.invalidateQueries()
  }
  const afterPassword = async () => {
    const { secondFactor } = await call('GET /api/staff/me')
    if (secondFactor === 'needed') setStep('factor')
    else await open()
  }
  return createPortal(
    <Cover>
      {step === 'password' ? <PasswordForm onDone={afterPassword} /> : <FactorFields onDone={open} />}
      <Button tone="ghost" onClick={() => void leave()}>
        <LeaveWords />
      </Button>
    </Cover>,
    document.body,
  )
}

/** Between password and second factor there is a session to end; before, there is none any more. */
async function leave(): Promise<void> {
  try {
    await endSession()
  } catch (error) {
    logFailure('log out', error)
  }
  setSignedOut()
  go(PATHS.login)
}

const LeaveWords = () => useTranslation().t('admin.lock-leave')

/** Escape and presses would close what is open below, such as a sheet with a form. */
const keepsBelow = (event: Event) => {
  if (event instanceof KeyboardEvent && event.key !== 'Escape') return
  event.stopPropagation()
  if (event instanceof KeyboardEvent) event.preventDefault()
}

function Cover({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    const release = holdToasts()
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, keepsBelow, { capture: true })
    return () => {
      for (const kind of ['keydown', 'pointerdown']) removeEventListener(kind, keepsBelow, { capture: true })
      element?.close()
      release()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="session-lock-title"
      onCancel={(event) => event.preventDefault()}
      className="pointer-events-auto m-0 size-full max-h-none max-w-none overflow-y-auto bg-paper text-ink"
    >
      <div className="mx-auto flex min-h-full w-full max-w-md flex-col justify-center gap-5 px-4 py-10">
        <h2 id="session-lock-title" className="headline text-28">
          {t('admin.lock-title')}
        </h2>
        {children}
      </div>
    </dialog>
  )
}

function PasswordForm({ onDone }: { readonly onDone: () => Promise<void> }) {
  const { t } = useTranslation()
  const username = currentUser()?.username ?? ''
  const { form, error, isBusy } = useForm({
    check: () => null,
    send: async ({ password = '' }) => {
      setUser(await call('POST /api/auth/login', { body: { username, password } }))
      await onDone()
    },
    failure: (failure) =>
      isUnauthenticated(failure) ? t('admin.failed') : shownMessage(failure, t, t('admin.failed')),
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <p className="text-muted">{t('admin.lock-text')}</p>
      <p className="font-[600] [overflow-wrap:anywhere]">{t('admin.lock-as', { name: username })}</p>
      <input type="hidden" name="username" value={username} autoComplete="username" readOnly />
      <PasswordField label={t('admin.factor-password')} name="password" autoComplete="current-password" autoFocus />
      <FormError text={error} />
      <Button type="submit" busy={isBusy}>
        {t('admin.lock-signIn')}
      </Button>
    </form>
  )
}
