import { useState } from 'react'
import { TRIAL } from '#contract/plan.limits.ts'
import type { PlanName } from '#contract/plans.limits.ts'
import type { PlanInterval } from '#contract/subscription.limits.ts'
import { usePlans, useSubscription } from '#web/api/subscription.ts'
import { isNativeShell } from '#web/device/platform.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { IntervalChoice } from './interval-choice.tsx'
import { PlanQuestions } from './plan-questions.tsx'
import { PlanTable } from './plan-table.tsx'

/** Product 9: what plans cost. Shoppers are shown the way to a brand of their own, members the way to their plan. */
export function PricingView({ isMember }: { readonly isMember: boolean }) {
  const { t } = useTranslation()
  const { offer, hasFailed, retry } = usePlans()
  const { subscription } = useSubscription({ isEnabled: isMember })
  const [interval, setInterval] = useState<PlanInterval>('month')
  if (hasFailed) return <RetryRow text={t('plans.failed')} onRetry={retry} />
  if (!offer) return <Skeleton className="h-120" />
  const isNative = isNativeShell()
  const mayOrder = (subscription?.offers.length ?? 0) > 0
  const action = (plan: PlanName) => {
    if (isNative || plan === subscription?.plan) return null
    if (!isMember) return plan === 'free' ? <RegisterLink /> : null
    if (!mayOrder || plan === 'free') return null
    return (
      <Link href={to(PATHS.subscription, undefined, { plan, interval })} className={buttonLook('solid', 's', true)}>
        {t('plans.choose')}
      </Link>
    )
  }
  return (
    <>
      <p className="mb-6 max-w-prose text-muted">{t('plans.intro', { days: TRIAL.days })}</p>
      {!offer.areOnSale && (
        <p className="mb-6 max-w-prose rounded-control border border-line p-4">{t('plans.notSold')}</p>
      )}
      {isNative && <p className="mb-6 max-w-prose rounded-control border border-line p-4">{t('plans.native')}</p>}
      <h2 className="sr-only">{t('plans.all')}</h2>
      <IntervalChoice interval={interval} onChange={setInterval} />
      <div className="mt-6">
        <PlanTable plans={offer.plans} interval={interval} current={subscription?.plan ?? null} action={action} />
      </div>
      <p className="mt-4 max-w-prose text-14 text-muted">{t('plans.net')}</p>
      {!(isMember || isNative) && (
        <div className="mt-8">
          <RegisterLink />
        </div>
      )}
      <PlanQuestions />
    </>
  )
}

function RegisterLink() {
  const { t } = useTranslation()
  return (
    <Link href={PATHS.brandRegister} className={buttonLook('solid', 's')}>
      {t('plans.register')}
    </Link>
  )
}
