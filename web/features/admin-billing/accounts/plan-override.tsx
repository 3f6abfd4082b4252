import { useState } from 'react'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { PLAN_NAMES, type PlanName } from '#contract/plans.limits.ts'
import { OVERRIDE_DAYS } from '#contract/subscription.limits.ts'
import { call } from '#web/api/call.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { dayOf, formatDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { type Account, useAccountsRefresh } from './use-accounts.ts'

const DAY_MS = 86_400_000
const ZONE = 'Europe/Berlin'
/** Days that are offered at first. */
const FIRST_DAYS = 30

/** What superadmins let hold instead of the plan of a brand. */
export function PlanOverride({ account }: { readonly account: Account }) {
  const { t, language } = useTranslation()
  const maySet = useStaffRight('system')
  const [asked, setAsked] = useState<'set' | 'end' | null>(null)
  const { override, plan } = account
  if (plan === null) return null
  const close = () => setAsked(null)
  return (
    <>
      {override && (
        <section className="rounded-control border border-line p-4 text-14">
          <h3 className="font-[700]">{t('money.overrideHeld')}</h3>
          <p className="mt-1 [overflow-wrap:anywhere]">
            {t('money.overrideFact', {
              plan: PLAN_LABELS[override.plan],
              day: formatDate(override.until, language),
              reason: override.reason,
            })}
          </p>
        </section>
      )}
      {asked === 'set' && <SetForm account={account} onDone={close} />}
      {asked === 'end' && <EndForm account={account} onDone={close} />}
      {maySet && asked === null && (
        <div className="flex flex-wrap gap-2">
          <Button tone="outline" onClick={() => setAsked('set')}>
            {t('money.override')}
          </Button>
          {override && (
            <Button tone="outline" onClick={() => setAsked('end')}>
              {t('money.overrideEnd')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

interface FormProps {
  readonly account: Account
  readonly onDone: () => void
}

function SetForm({ account: { brand, override, plan: own }, onDone }: FormProps) {
  const { t, language } = useTranslation()
  const refresh = useAccountsRefresh()
  const [plan, setPlan] = useState<PlanName>(override?.plan ?? own?.plan ?? 'pro')
  const dayIn = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS), ZONE)
  const [day, setDay] = useState(override?.until ?? dayIn(FIRST_DAYS))
  const isRight = day >= dayIn(0) && day <= dayIn(OVERRIDE_DAYS)
  const shown = { plan: PLAN_LABELS[plan], day: isRight ? formatDate(day, language) : '–' }
  return (
    <section className="rounded-control border border-line p-4">
      <h3 className="mb-3 font-[700]">{t('money.override')}</h3>
      <ActForm
        verb={t('money.overrideNow', shown)}
        hint={t('money.reasonBrand')}
        isIncomplete={!isRight}
        onSend={async (act) => {
          const params = { id: brand.id }
          await call('POST /api/admin/billing/brands/{id}/plan-override', {
            params,
            body: { plan, until: day, ...act },
          })
          showToast({ title: t('money.overridden', { ...shown, brand: brand.name }) })
          await refresh()
          onDone()
        }}
      >
        {(hasTried) => (
          <>
            <SelectField
              label={t('money.overridePlan')}
              value={plan}
              options={PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }))}
              onChange={setPlan}
            />
            <TextField
              label={t('money.overrideDay')}
              hint={t('money.overrideHint', { days: OVERRIDE_DAYS })}
              type="date"
              value={day}
              error={hasTried && !isRight ? t('money.overrideDayWrong', { days: OVERRIDE_DAYS }) : undefined}
              onChange={(event) => setDay(event.target.value)}
            />
          </>
        )}
      </ActForm>
    </section>
  )
}

function EndForm({ account: { brand }, onDone }: FormProps) {
  const { t } = useTranslation()
  const refresh = useAccountsRefresh()
  return (
    <section className="rounded-control border border-line p-4">
      <h3 className="mb-3 font-[700]">{t('money.overrideEnd')}</h3>
      <ActForm
        verb={t('money.overrideEndNow')}
        hint={t('money.reasonBrand')}
        onSend={async (act) => {
          await call('POST /api/admin/billing/brands/{id}/plan-override/end', { params: { id: brand.id }, body: act })
          showToast({ title: t('money.overrideEnded', { brand: brand.name }) })
          await refresh()
          onDone()
        }}
      />
    </section>
  )
}
