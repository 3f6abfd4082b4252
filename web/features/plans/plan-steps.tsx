import { useState } from 'react'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { call } from '#web/api/call.ts'
import type { OwnSubscription } from '#web/api/subscription.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { usePlanStep } from './use-plan-step.ts'

/** What can be done with the present plan. */
export function PlanSteps({ subscription }: { readonly subscription: OwnSubscription }) {
  const { t } = useTranslation()
  const { send, isBusy } = usePlanStep()
  const [asked, setAsked] = useState<'cancel' | 'pause' | null>(null)
  const { state, next } = subscription
  // What staff let hold meanwhile is neither paid nor cancelled.
  const plan = subscription.override?.ownPlan ?? subscription.plan
  const close = () => setAsked(null)
  const isRunning = state === 'active' && next !== null
  const hasPlanned = isRunning && (next.plan !== plan || next.interval !== subscription.interval)
  return (
    <>
      {state === 'past_due' && (
        // Loads the page anew: the address opens the order.
        <a
          href={to(PATHS.subscription, undefined, { plan, interval: subscription.interval })}
          className={buttonLook('volt', 's')}
        >
          {t('plans.payNow')}
        </a>
      )}
      {state === 'paused' && (
        <Button
          size="s"
          busy={isBusy}
          onClick={() => void send(() => call('POST /api/brand/subscription/resume'), t('plans.resumed'))}
        >
          {t('plans.resume')}
        </Button>
      )}
      {(state === 'canceled_at_period_end' || hasPlanned) && (
        <Button
          size="s"
          busy={isBusy}
          onClick={() => void send(() => call('POST /api/brand/subscription/keep'), t('plans.kept'))}
        >
          {t(hasPlanned ? 'plans.keepPlan' : 'plans.takeBack')}
        </Button>
      )}
      {isRunning && (
        <Button tone="outline" size="s" onClick={() => setAsked('pause')}>
          {t('plans.pause')}
        </Button>
      )}
      {(isRunning || state === 'past_due' || state === 'paused' || state === 'paused_by_admin') && (
        <Button tone="outline" size="s" onClick={() => setAsked('cancel')}>
          {t('plans.cancel')}
        </Button>
      )}
      {asked === 'cancel' && <CancelDialog subscription={subscription} plan={PLAN_LABELS[plan]} onClose={close} />}
      {asked === 'pause' && <PauseDialog plan={PLAN_LABELS[plan]} onClose={close} />}
    </>
  )
}
