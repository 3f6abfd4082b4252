import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { type StaffAds, useStaffAdsRefresh } from './use-staff-ads.ts'

type Block = StaffAds['blocks'][number]

/** What staff block now, each with its reason; it can be lifted. */
export function Blocks({ blocks }: Pick<StaffAds, 'blocks'>) {
  const { t } = useTranslation()
  const mayLift = useStaffRight('money')
  const moment = useMoment()
  const [lifting, setLifting] = useState<Block | null>(null)
  return (
    <section aria-label={t('staffads.blocked')} className="mb-8">
      <h2 className="mb-2 text-18 font-[700]">{t('staffads.blocked')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {blocks.map((block) => (
          <li
            key={`${block.brand.id} ${block.campaign?.id ?? ''}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-14"
          >
            <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
              <Named block={block} />
              <span className="block">{block.reason}</span>
              <span className="tabular block text-12 text-muted">
                {t('staffads.blockedSince', { moment: moment(block.blockedAt) })}
              </span>
            </span>
            {mayLift && (
              <Button size="s" tone="outline" aria-label={liftOf(block, t)} onClick={() => setLifting(block)}>
                {t('staffads.lift')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Sheet open={lifting !== null} onClose={() => setLifting(null)} side="right" title={t('staffads.liftTitle')}>
        {lifting && <Lift block={lifting} onDone={() => setLifting(null)} />}
      </Sheet>
    </section>
  )
}

const liftOf = ({ brand, campaign }: Block, t: ReturnType<typeof useTranslation>['t']): string =>
  t('staffads.liftOf', { name: campaign ? `${brand.name}, ${campaign.name}` : brand.name })

function Named({ block: { brand, campaign } }: { readonly block: Block }) {
  const { t } = useTranslation()
  return (
    <span className="block">
      <span className="font-[650]">{brand.name}</span>{' '}
      <span className="text-muted">{campaign ? campaign.name : t('staffads.blockedAll')}</span>
    </span>
  )
}

function Lift({ block, onDone }: { readonly block: Block; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const refresh = useStaffAdsRefresh()
  const { brand, campaign, reason } = block
  return (
    <div className="flex flex-col gap-5">
      <div className="text-14 [overflow-wrap:anywhere]">
        <Named block={block} />
        <p className="text-muted">{reason}</p>
      </div>
      <ActForm
        verb={t('staffads.liftNow')}
        hint={t('staffads.reasonBrand')}
        onSend={async (act) => {
          const body = { isBlocked: false, ...act }
          if (campaign) await call('POST /api/admin/campaigns/{id}/block', { params: { id: campaign.id }, body })
          else await call('POST /api/admin/ad-brands/{id}/block', { params: { id: brand.id }, body })
          showToast({ title: t('staffads.lifted', { name: campaign?.name ?? brand.name }) })
          await refresh()
          onDone()
        }}
      />
    </div>
  )
}
