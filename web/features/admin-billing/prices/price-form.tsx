import { useState } from 'react'
import { OWN_AMOUNT, PLAN_NAMES, type PlanName } from '#contract/plans.limits.ts'
import { PRICE_NOTICE_DAYS } from '#contract/subscription.limits.ts'
import { call } from '#web/api/call.ts'
import { dayOf, formatDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { momentOf } from '#web/i18n/zoned-time.ts'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { NumberField } from '#web/ui/forms/number-field.tsx'
import { PriceField } from '#web/ui/forms/price-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { ChangeList } from './change-list.tsx'
import { PlanFields, type PlanValues } from './plan-fields.tsx'
import { changesOf, type PriceList } from './price-changes.ts'

interface PriceFormProps {
  /** The last version that is set. */
  readonly before: PriceList
  readonly onDone: () => Promise<unknown>
}

const DAY_MS = 86_400_000
const ZONE = 'Europe/Berlin'

/** The next version: what it changes is shown before it is published. */
export function PriceForm({ before, onDone }: PriceFormProps) {
  const { t, language } = useTranslation()
  const [prices, setPrices] = useState(before)
  const [day, setDay] = useState(() => dayOf(new Date(Date.now() + (PRICE_NOTICE_DAYS + 1) * DAY_MS), ZONE))
  const changes = changesOf(before, prices)
  const validFrom = momentOf(`${day}T00:00`, ZONE)
  const setPlan = (plan: PlanName, changed: Partial<PlanValues>) =>
    setPrices({ ...prices, plans: { ...prices.plans, [plan]: { ...prices.plans[plan], ...changed } } })
  return (
    <section aria-labelledby="new-prices">
      <h2 id="new-prices" className="text-18 font-[700]">
        {t('money.newPrices')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-14 text-muted">
        {t('money.newPricesWhat', { days: PRICE_NOTICE_DAYS })}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {PLAN_NAMES.map((plan) => (
          <PlanFields
            key={plan}
            plan={plan}
            values={prices.plans[plan]}
            onChange={(changed) => setPlan(plan, changed)}
          />
        ))}
      </div>
      <Packages prices={prices} onChange={setPrices} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <section aria-live="polite">
          <h3 className="mb-1 font-[700]">{t('money.changes')}</h3>
          {changes.length === 0 && <p className="text-14 text-muted">{t('money.changesNone')}</p>}
          <ChangeList changes={changes} />
        </section>
        <ActForm
          verb={t('money.publishPrices', { day: validFrom ? formatDate(day, language) : '–' })}
          hint={t('money.reasonStaff')}
          isIncomplete={changes.length === 0 || !validFrom}
          onSend={async (act) => {
            await call('POST /api/admin/prices', { body: { validFrom: validFrom ?? '', prices, ...act } })
            showToast({ title: t('money.pricesSet') })
            await onDone()
          }}
        >
          {(hasTried) => (
            <TextField
              label={t('money.validFrom')}
              type="date"
              value={day}
              error={hasTried && !validFrom ? t('money.validFromWrong') : undefined}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </ActForm>
      </div>
    </section>
  )
}

interface PackagesProps {
  readonly prices: PriceList
  readonly onChange: (prices: PriceList) => void
}

function Packages({ prices, onChange }: PackagesProps) {
  const { t } = useTranslation()
  const set = (name: string, changed: Partial<PriceList['packages'][number]>) =>
    onChange({ ...prices, packages: prices.packages.map((one) => (one.name === name ? { ...one, ...changed } : one)) })
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-3 xl:grid-cols-6">
      {prices.packages.map(({ name, priceCents, bonusBasisPoints }) => (
        <fieldset key={name} className="flex min-w-0 flex-col gap-3">
          <legend className="mb-2 font-[700]">{t('credits.package', { name })}</legend>
          <PriceField
            label={t('money.price-priceCents')}
            cents={priceCents}
            mostCents={OWN_AMOUNT.mostCents}
            onChange={(cents) => set(name, { priceCents: cents ?? priceCents })}
          />
          <NumberField
            label={t('money.price-bonusBasisPoints')}
            unit="%"
            value={bonusBasisPoints / 100}
            min={0}
            max={100}
            step={1}
            onChange={(percent) => set(name, { bonusBasisPoints: Math.round(percent * 100) })}
          />
        </fieldset>
      ))}
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 font-[700]">{t('credits.bonus')}</legend>
        <NumberField
          label={t('money.price-bonusMonths')}
          unit=""
          value={prices.bonusMonths}
          min={1}
          max={36}
          step={1}
          onChange={(bonusMonths) => onChange({ ...prices, bonusMonths })}
        />
      </fieldset>
    </div>
  )
}
