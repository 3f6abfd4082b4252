import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { SCREEN_TIMES } from '#contract/screens.limits.ts'
import { refreshSession, useSessionEnd } from '#web/api/session.ts'
import { useIsClosedFor } from '#web/api/site-state.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS, returnPath, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { GoogleSignIn } from '../google/google-sign-in.tsx'
import { useGoogleAnswer } from '../google/use-google-answer.ts'
import { CodeSentNotice } from './code-sent-notice.tsx'
import { accountToCorrect, endCorrection } from './entered-account.ts'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SuccessView } from './success-view.tsx'
import { keepVerificationEmail } from './verification-email.ts'

type View = 'tabs' | 'forgot' | 'success'

/** Spec §2, auth screen: login and register, forgotten password, success. */
export function AuthScreen() {
  const { t, language } = useTranslation()
  const returnTo = returnPath(useSearch())
  const [view, setView] = useState<View>('tabs')
  const [corrected] = useState(accountToCorrect)
  const [tab, setTab] = useState<'login' | 'register'>(corrected ? 'register' : 'login')
  // Another visit of this screen starts empty.
  useEffect(() => endCorrection, [])
  /** The address that a code was requested for. */
  const [codeEmail, setCodeEmail] = useState<string | null>(null)
  const google = useGoogleAnswer()
  const hasSessionEnded = useSessionEnd() !== 'no'
  // Whom a team has invited may always register.
  const isClosed = useIsClosedFor('shoppers') && !returnTo.startsWith(PATHS.teamInvite)

  const onRegistered = (email: string, needsCode: boolean) => {
    if (needsCode) {
      keepVerificationEmail(email)
      go(to(PATHS.verifyEmail, undefined, { email, ...(returnTo === PATHS.home ? {} : { returnTo }) }))
      return
    }
    setView('success')
    setTimeout(() => {
      go(PATHS.home)
      void refreshSession()
    }, SCREEN_TIMES.successRedirectMs)
  }
  const onCodeSent = (email: string) => {
    setCodeEmail(email)
    setView('tabs')
  }

  return (
    <section className="mx-auto flex w-full max-w-md flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="headline text-40 uppercase">
          {PRODUCT.name}
        </h1>
        <p className="text-18 text-muted">{PRODUCT.tagline[language]}</p>
      </header>
      {view === 'tabs' && hasSessionEnded && codeEmail === null && (
        <p role="status" className="rounded-sheet bg-volt p-5 font-[550] text-black">
          {t('accounts.sessionEnded')}
        </p>
      )}
      {google.isBusy && <p role="status">{t('accounts.googleBusy')}</p>}
      <FormError text={google.error} />
      {codeEmail !== null && view === 'tabs' && <CodeSentNotice email={codeEmail} />}
      {view === 'success' && <SuccessView />}
      {view === 'forgot' && <ForgotForm onCancel={() => setView('tabs')} onSent={onCodeSent} />}
      {view === 'tabs' && (
        <Tabs
          label={t('accounts.tabs')}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'login',
              label: t('accounts.login'),
              panel: (
                <>
                  <LoginForm onForgot={() => setView('forgot')} />
                  <GoogleSignIn returnTo={returnTo} />
                </>
              ),
            },
            {
              value: 'register',
              label: t('accounts.register'),
              panel: isClosed ? (
                <p role="status" className="rounded-sheet bg-volt p-5 font-[550] text-black">
                  {t('accounts.closed')}
                </p>
              ) : (
                <RegisterForm start={corrected} onRegistered={onRegistered} />
              ),
            },
          ]}
        />
      )}
      {view === 'tabs' && (
        <Link href={PATHS.brandRegister} className={`${buttonLook('outline', 's')} self-center`}>
          {t('accounts.registerBrand')}
        </Link>
      )}
    </section>
  )
}
