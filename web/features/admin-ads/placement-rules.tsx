import { useState } from 'react'
import { FIRST_PLACEMENT, PLACEMENT_BOUNDS, PLACEMENT_RULES } from '#contract/ads.limits.ts'
import { call } from '#web/api/call.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { NumberField } from '#web/ui/forms/number-field.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { type StaffAds, useStaffAdsRefresh } from './use-staff-ads.ts'

/** Where and how often promoted cards are shown, from now on. */
export function PlacementRules({ placement }: Pick<StaffAds, 'placement'>) {
  const { t } = useTranslation()
  const mayChange = useStaffRight('money')
  return (
    <section aria-labelledby="placement-rules" className="max-w-md">
      <h2 id="placement-rules" className="text-18 font-[700]">
        {t('staffads.rules')}
      </h2>
      <p className="mt-1 text-14 text-muted">{t('staffads.rulesWhat')}</p>
      <p className="mb-4 text-14">
        <Link href={PATHS.ranking} className="link inline-block py-1">
          {t('ui.howRanked')}
        </Link>
      </p>
      <dl className="mb-6 divide-y divide-line border-y border-line text-14">
        {PLACEMENT_RULES.map((rule) => (
          <div key={rule} className="flex justify-between gap-6 py-2">
            <dt>{t(`staffads.rule-of-${rule}`)}</dt>
            <dd className="tabular shrink-0 text-right font-[600]">
              {placement[rule]} {t(`staffads.rule-unit-${rule}`)}{' '}
              {placement[rule] !== FIRST_PLACEMENT[rule] && (
                <span className="font-[450] text-muted">
                  {t('staffads.ruleFirst', { count: FIRST_PLACEMENT[rule] })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {mayChange && <RulesForm key={JSON.stringify(placement)} before={placement} />}
    </section>
  )
}

function RulesForm({ before }: { readonly before: StaffAds['placement'] }) {
  const { t } = useTranslation()
  const refresh = useStaffAdsRefresh()
  const [placement, setPlacement] = useState(before)
  const isSame = PLACEMENT_RULES.every((rule) => placement[rule] === before[rule])
  return (
    <ActForm
      verb={t('staffads.rulesNow')}
      hint={t('staffads.reasonStaff')}
      isIncomplete={isSame}
      onSend={async (act) => {
        await call('PUT /api/admin/ad-placement', { body: { before, placement, ...act } })
        showToast({ title: t('staffads.rulesSet') })
        await refresh()
      }}
    >
      {(hasTried) => (
        <>
          {PLACEMENT_RULES.map((rule) => (
            <NumberField
              key={rule}
              label={t(`staffads.rule-of-${rule}`)}
              unit={t(`staffads.rule-unit-${rule}`)}
              value={placement[rule]}
              min={PLACEMENT_BOUNDS[rule].least}
              max={PLACEMENT_BOUNDS[rule].most}
              step={1}
              onChange={(value) => setPlacement({ ...placement, [rule]: value })}
            />
          ))}
          {hasTried && isSame && (
            <p role="alert" className="text-14 text-danger">
              {t('staffads.rulesSame')}
            </p>
          )}
        </>
      )}
    </ActForm>
  )
}
