import { useState } from 'react'
import { CAMPAIGN } from '#contract/campaigns.limits.ts'
import { call } from '#web/api/call.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { PriceField } from '#web/ui/forms/price-field.tsx'
import { PlacementRules } from './placement-rules.tsx'
import { type StaffAds, useStaffAdsRefresh } from './use-staff-ads.ts'

/** The lowest price of a click and the rules for promoted cards, from now on. */
export function PriceAndRules({ ads: { reserveCents, placement } }: { readonly ads: StaffAds }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-2">
      <LowestPrice reserveCents={reserveCents} />
      <PlacementRules placement={placement} />
    </div>
  )
}

function LowestPrice({ reserveCents }: { readonly reserveCents: number }) {
  const { t, language } = useTranslation()
  const mayChange = useStaffRight('money')
  return (
    <section aria-label={t('staffads.price')} className="max-w-md">
      <p className="text-14 font-[600] text-muted">{t('staffads.price')}</p>
      <p className="tabular text-28 leading-tight font-[750]">{formatCents(reserveCents, language)}</p>
      <p className="mt-1 mb-6 text-14 text-muted">{t('staffads.priceWhat')}</p>
      {mayChange && <PriceForm key={reserveCents} reserveCents={reserveCents} />}
    </section>
  )
}

function PriceForm({ reserveCents }: { readonly reserveCents: number }) {
  const { t, language } = useTranslation()
  const refresh = useStaffAdsRefresh()
  const [cents, setCents] = useState<number | null>(reserveCents)
  const most = t('staffads.priceMost', { amount: formatCents(CAMPAIGN.bid.most, language) })
  return (
    <ActForm
      verb={t('staffads.priceNow', { amount: formatCents(cents ?? 0, language) })}
      hint={t('staffads.reasonStaff')}
      isIncomplete={cents === null}
      onSend={async (act) => {
        await call('POST /api/admin/ad-reserve', { body: { cents: cents ?? 0, ...act } })
        showToast({ title: t('staffads.priceSet') })
        await refresh()
      }}
    >
      {(hasTried) => (
        <PriceField
          label={t('staffads.priceNew')}
          hint={most}
          cents={cents}
          mostCents={CAMPAIGN.bid.most}
          error={hasTried && cents === null ? most : undefined}
          onChange={setCents}
        />
      )}
    </ActForm>
  )
}
