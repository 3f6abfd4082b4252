import { useState } from 'react'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { type OwnSubscription, usePlans, useSubscription } from '#web/api/subscription.ts'
import { useWorkspace } from '#web/api/workspace.ts'
import { isNativeShell } from '#web/device/platform.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ChoosePlan } from './choose-plan.tsx'
import { ChooseProducts } from './choose-products.tsx'
import { PlanState } from './plan-state.tsx'
import { PlanSteps } from './plan-steps.tsx'
import { PlanUsage } from './plan-usage.tsx'

/** Product 9: the plan of the brand. Members who may not pay read it. */
export function SubscriptionView() {
  const { t } = useTranslation()
  const { subscription, hasFailed, retry } = useSubscription()
  if (hasFailed) return <RetryRow text={t('plans.failed')} onRetry={retry} />
  if (!subscription) {
    return (
      <div role="status" className="grid gap-6">
        <span className="sr-only">{t('ui.loading')}</span>
        <Skeleton className="h-36" />
        <Skeleton className="h-28" />
      </div>
    )
  }
  return <Shown subscription={subscription} />
}

function Shown({ subscription }: { readonly subscription: OwnSubscription }) {
  const { t } = useTranslation()
  const { rights } = useWorkspace()
  const { offer } = usePlans()
  const [isChoosing, setChoosing] = useState(false)
  const mayPay = rights.includes('billing')
  const mayChange = mayPay && subscription.isOnSale && !isNativeShell()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-6 lg:grid-cols-2">
        <PlanState subscription={subscription} mayPay={mayPay}>
          {mayChange && <PlanSteps subscription={subscription} />}
        </PlanState>
        <PlanUsage
          subscription={subscription}
          onChoose={rights.includes('products') ? () => setChoosing(true) : undefined}
        />
      </div>
      {!subscription.isOnSale && <p className="max-w-prose text-muted">{t('plans.notSold')}</p>}
      {subscription.isOnSale && !mayPay && <p className="max-w-prose text-muted">{t('plans.readOnly')}</p>}
      {subscription.isOnSale && isNativeShell() && <p className="max-w-prose text-muted">{t('plans.native')}</p>}
      {mayChange && offer && <ChoosePlan subscription={subscription} plans={offer.plans} />}
      {isChoosing && <ChooseProducts plan={PLAN_LABELS[subscription.plan]} onClose={() => setChoosing(false)} />}
    </div>
  )
}
