import { useEffect, useRef } from 'react'
import { Redirect } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { useIsClosedFor } from '#web/api/site-state.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { AccountStep, PasswordStep } from './account-step.tsx'
import { AssurancesStep } from './assurances-step.tsx'
import { BrandStep } from './brand-step.tsx'
import { CompanyStep } from './company-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { DoneStep } from './done-step.tsx'
import { STEPS, type Step } from './steps.ts'
import { useRegistration } from './use-registration.ts'

/** Registering a brand (Product 1), for visitors and for signed-in shoppers. */
export function RegistrationView() {
  const { t } = useTranslation()
  const user = useSession() ?? null
  const registration = useRegistration(user)
  const { step } = registration
  const isClosed = useIsClosedFor('brands')
  // Decision 106; the last step is shown to the user who has just registered.
  if (user?.userType === 'brand' && step !== 'done') return <Redirect to={PATHS.dashboard} replace />
  if (isClosed && step !== 'confirm' && step !== 'done') {
    return (
      <p role="status" className="max-w-xl border-y border-line py-5 text-16">
        {t('registration.closed')}
      </p>
    )
  }
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <Progress step={step} />
      {user && step !== 'done' && (
        <p className="text-14 text-muted">{t('registration.signedInAs', { name: user.username })}</p>
      )}
      {step === 'account' &&
        (user ? <PasswordStep registration={registration} user={user} /> : <AccountStep registration={registration} />)}
      {step === 'brand' && <BrandStep registration={registration} />}
      {step === 'company' && <CompanyStep registration={registration} />}
      {step === 'assurances' && <AssurancesStep registration={registration} />}
      {step === 'confirm' && <ConfirmStep registration={registration} user={user} />}
      {step === 'done' && <DoneStep name={registration.registeredName} />}
      {step !== 'done' && step !== 'confirm' && <p className="text-14 text-muted">{t('registration.draftKept')}</p>}
    </div>
  )
}

/** Where one is in the steps. A new step gets the focus, so that screen readers say it and the page begins at its top. */
function Progress({ step }: { readonly step: Step }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  const at = STEPS.indexOf(step)
  return (
    <div className="flex flex-col gap-2">
      <h2 ref={heading} tabIndex={-1} className="text-16 font-[650] outline-none">
        {t('registration.stepOf', { step: at + 1, steps: STEPS.length, name: t(`registration.${step}`) })}
      </h2>
      <div aria-hidden className="grid grid-cols-6 gap-1.5">
        {STEPS.map((name, index) => (
          <span key={name} className={classes('h-1.5 rounded-pill', index <= at ? 'bg-ink' : 'bg-line')} />
        ))}
      </div>
    </div>
  )
}
