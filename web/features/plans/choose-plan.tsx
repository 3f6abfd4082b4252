import { useState } from 'react'
import { useSearch } from 'wouter'
import { PAID_PLANS, type PaidPlan, type PlanName } from '#contract/plans.limits.ts'
import { PLAN_INTERVALS, type PlanInterval } from '#contract/subscription.limits.ts'
import type { OwnSubscription, Plan } from '#web/api/subscription.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { oneIn } from '#web/ui/page/address-values.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { IntervalChoice } from './interval-choice.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { PlanTable } from './plan-table.tsx'

interface ChoosePlanProps {
  readonly subscription: OwnSubscription
  readonly plans: readonly Plan[]
}

/** All plans, and what each of them would mean now. The address may name one, from the page of prices. */
export function ChoosePlan({ subscription, plans }: ChoosePlanProps) {
  const { t } = useTranslation()
  const query = new URLSearchParams(useSearch())
  const [interval, setInterval] = useState<PlanInterval>(
    oneIn(query, 'interval', PLAN_INTERVALS) ?? subscription.interval,
  )
  const [chosen, setChosen] = useState<PaidPlan | null>(oneIn(query, 'plan', PAID_PLANS) ?? null)
  const offerOf = (plan: PlanName) =>
    subscription.offers.find((offer) => offer.plan === plan && offer.interval === interval)
  const action = (plan: PlanName) => {
    const offer = offerOf(plan)
    if (!offer || offer.when === 'never') return null
    return (
      <Button tone="outline" size="s" block onClick={() => setChosen(offer.plan)}>
        {t(offer.when === 'now' ? 'plans.choose' : 'plans.changeLater')}
      </Button>
    )
  }
  const offer = chosen === null ? undefined : offerOf(chosen)
  const close = () => setChosen(null)
  return (
    <section aria-labelledby="plan-choice">
      <h2 id="plan-choice" className="headline text-22">
        {t('plans.change')}
      </h2>
      <div className="mt-4">
        <IntervalChoice interval={interval} onChange={setInterval} />
      </div>
      <div className="mt-6">
        <PlanTable plans={plans} interval={interval} current={subscription.plan} action={action} />
      </div>
      <p className="mt-4 max-w-prose text-14 text-muted">{t('plans.net')}</p>
      {offer?.when === 'now' && <OrderDialog offer={offer} onClose={close} />}
      {offer?.when === 'period-end' && <ChangeDialog offer={offer} onClose={close} />}
    </section>
  )
}
