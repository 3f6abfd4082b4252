import { PLAN_LABELS } from '#contract/first-plan.ts'
import { call } from '#web/api/call.ts'
import type { OwnSubscription } from '#web/api/subscription.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDay } from './plan-state.tsx'
import { usePlanStep } from './use-plan-step.ts'

interface ChangeDialogProps {
  readonly offer: OwnSubscription['offers'][number]
  readonly onClose: () => void
}

/** A smaller plan, or the other interval, from the end of the period on. */
export function ChangeDialog({ offer: { plan, interval, priceCents, until }, onClose }: ChangeDialogProps) {
  const { t, language } = useTranslation()
  const day = useDay()
  const { send, isBusy } = usePlanStep()
  const label = PLAN_LABELS[plan]
  const change = async () => {
    const body = { plan, interval }
    if (await send(() => call('PUT /api/brand/subscription', { body }), t('plans.changePlanned'))) onClose()
  }
  const text = t('plans.changeText', {
    plan: label,
    day: until === null ? '' : day(until),
    price: formatPrice(priceCents / 100, language),
    per: t(interval === 'month' ? 'plans.perMonthShort' : 'plans.perYearShort'),
  })
  return (
    <Dialog open onClose={onClose} title={t('plans.changeTitle', { plan: label })} description={text}>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button tone="outline" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button busy={isBusy} onClick={() => void change()}>
          {t('plans.changeConfirm')}
        </Button>
      </div>
    </Dialog>
  )
}
