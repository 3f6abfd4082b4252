import { PLAN_INTERVALS, type PlanInterval } from '#contract/subscription.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'

interface IntervalChoiceProps {
  readonly interval: PlanInterval
  readonly onChange: (interval: PlanInterval) => void
}

/** Paid by the month or by the year. */
export function IntervalChoice({ interval, onChange }: IntervalChoiceProps) {
  const { t } = useTranslation()
  return (
    <div className="max-w-sm">
      <Segmented
        label={t('plans.interval')}
        value={interval}
        options={PLAN_INTERVALS.map((value) => ({ value, label: t(`plans.interval-${value}`) }))}
        onChange={onChange}
      />
    </div>
  )
}
