import { FEED_HOURS } from '#contract/brand-feeds.limits.ts'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import type { PlanName } from '#contract/plans.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { NumberField } from '#web/ui/forms/number-field.tsx'
import { PriceField, plainPrice } from '#web/ui/forms/price-field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { LIMIT_FIELDS, MONEY_FIELDS, type PriceList } from './price-changes.ts'

export type PlanValues = PriceList['plans'][PlanName]

interface PlanFieldsProps {
  readonly plan: PlanName
  readonly values: PlanValues
  readonly onChange: (changed: Partial<PlanValues>) => void
}

/** What one plan costs and allows. */
export function PlanFields({ plan, values, onChange }: PlanFieldsProps) {
  const { t, language } = useTranslation()
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-[700]">{PLAN_LABELS[plan]}</legend>
      {MONEY_FIELDS.map((field) => (
        <PriceField
          key={field}
          label={t(`money.price-${field}`)}
          cents={values[field] || null}
          placeholder={plainPrice(0, language)}
          onChange={(cents) => onChange({ [field]: cents ?? 0 })}
        />
      ))}
      {LIMIT_FIELDS.map((field) => (
        <NumberField
          key={field}
          label={t(`money.price-${field}`)}
          unit=""
          value={values[field]}
          min={1}
          max={field === 'activeProducts' ? 1_000_000 : 1000}
          step={1}
          onChange={(count) => onChange({ [field]: count })}
        />
      ))}
      <NumberField
        label={t('money.price-activeDropsOrAny')}
        unit=""
        value={values.activeDrops ?? 0}
        min={0}
        max={1000}
        step={1}
        onChange={(count) => onChange({ activeDrops: count || null })}
      />
      <SelectField
        label={t('money.price-feedHours')}
        value={String(values.feedHours ?? '')}
        options={['', ...FEED_HOURS.map(String)].map((value) => ({
          value,
          label: value ? t('money.everyHours', { count: Number(value) }) : t('money.noFeeds'),
        }))}
        onChange={(value) => onChange({ feedHours: FEED_HOURS.find((hours) => String(hours) === value) ?? null })}
      />
    </fieldset>
  )
}
