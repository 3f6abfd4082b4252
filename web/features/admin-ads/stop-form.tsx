import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { type StaffAds, type StaffCampaign, useStaffAdsRefresh } from './use-staff-ads.ts'

/** `brand`: all campaigns of the brand are blocked. */
const STEPS = ['pause', 'block', 'brand', 'end'] as const
type Step = (typeof STEPS)[number]

interface StopFormProps {
  readonly campaign: StaffCampaign
  readonly blocks: StaffAds['blocks']
  readonly onDone: () => void
}

/** Pauses, blocks or ends a campaign, or blocks all of its brand; only what is still possible is offered. */
export function StopForm({ campaign, blocks, onDone }: StopFormProps) {
  const { t } = useTranslation()
  const refresh = useStaffAdsRefresh()
  const has = (id: string | null) =>
    blocks.some((block) => block.brand.id === campaign.brand.id && (block.campaign?.id ?? null) === id)
  const isPossible: Readonly<Record<Step, boolean>> = {
    pause: campaign.status === 'active' && !campaign.isBlocked,
    block: !has(campaign.id),
    brand: !has(null),
    end: true,
  }
  const steps = STEPS.filter((each) => isPossible[each])
  const [step, setStep] = useState<Step>(steps[0] ?? 'end')
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="font-[650] [overflow-wrap:anywhere]">{campaign.name}</p>
        <p className="text-14 text-muted [overflow-wrap:anywhere]">{campaign.brand.name}</p>
      </div>
      <ActForm
        verb={t(`staffads.stopNow-${step}`)}
        tone="danger"
        hint={t('staffads.reasonBrand')}
        onSend={async (act) => {
          await take(campaign, step, act)
          const name = step === 'brand' ? campaign.brand.name : campaign.name
          showToast({ title: t(step === 'brand' ? 'staffads.blockedBrand' : 'staffads.stopped', { campaign: name }) })
          await refresh()
          onDone()
        }}
      >
        {() => (
          <div className="flex flex-col gap-2">
            <Segmented
              label={t('staffads.stopHow')}
              value={step}
              options={steps.map((value) => ({ value, label: t(`staffads.step-${value}`) }))}
              onChange={setStep}
            />
            <p className="text-14 text-muted">{t(`staffads.stepWhat-${step}`)}</p>
          </div>
        )}
      </ActForm>
    </div>
  )
}

function take({ id, brand }: StaffCampaign, step: Step, { reason }: Act): Promise<unknown> {
  const body = { isBlocked: true, reason }
  if (step === 'block') return call('POST /api/admin/campaigns/{id}/block', { params: { id }, body })
  if (step === 'brand') return call('POST /api/admin/ad-brands/{id}/block', { params: { id: brand.id }, body })
  return call('POST /api/admin/campaigns/{id}/stop', { params: { id }, body: { step, reason } })
}
