import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'
import { type StaffAds, type StaffCampaign, useStaffAdsRefresh } from './use-staff-ads.ts'

/** Started campaigns of all brands; each can be stopped at once. */
export function Campaigns({ ads: { campaigns } }: { readonly ads: StaffAds }) {
  const { t } = useTranslation()
  const mayStop = useStaffRight('money')
  const [stopping, setStopping] = useState<StaffCampaign | null>(null)
  const isWide = useIsWide()
  if (campaigns.length === 0) {
    return <p className="border-y border-line py-5 text-14 text-muted">{t('staffads.campaignsNone')}</p>
  }
  const onStop = mayStop ? setStopping : null
  return (
    <section aria-label={t('staffads.view-campaigns')}>
      <p className="mb-3 text-14 text-muted">{t('staffads.campaignsWhat')}</p>
      {isWide ? <Table campaigns={campaigns} onStop={onStop} /> : <Rows campaigns={campaigns} onStop={onStop} />}
      <Sheet open={stopping !== null} onClose={() => setStopping(null)} side="right" title={t('staffads.stopTitle')}>
        {stopping && <Stop key={stopping.id} campaign={stopping} onDone={() => setStopping(null)} />}
      </Sheet>
    </section>
  )
}

interface ListProps {
  readonly campaigns: readonly StaffCampaign[]
  /** Null: the role may not stop them. */
  readonly onStop: ((campaign: StaffCampaign) => void) | null
}

function Status({ status }: Pick<StaffCampaign, 'status'>) {
  const { t } = useTranslation()
  return (
    <span className="whitespace-nowrap">
      <span
        aria-hidden
        className={classes(
          'mr-1.5 inline-block size-2 rounded-pill ring-1 ring-edge',
          status === 'active' ? 'bg-volt' : 'bg-muted',
        )}
      />
      {t(`staffads.status-${status}`)}
    </span>
  )
}

const FIGURES = ['impressions', 'charged', 'free'] as const

function Table({ campaigns, onStop }: ListProps) {
  const { t, language } = useTranslation()
  const number = 'tabular px-2 text-right whitespace-nowrap'
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="border-b border-line text-left text-muted *:px-2 *:py-2 *:font-[600] *:first:pl-0">
            <th scope="col">{t('staffads.brand')}</th>
            <th scope="col">{t('staffads.status')}</th>
            <th scope="col" className="text-right">
              {t('staffads.bid')}
            </th>
            <th scope="col" className="text-right">
              {t('staffads.daily')}
            </th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col" className="text-right">
                {t(`staffads.${figure}`)}
              </th>
            ))}
            <th scope="col" className="text-right">
              {t('staffads.cost')}
            </th>
            {onStop && (
              <th scope="col">
                <span className="sr-only">{t('staffads.stop')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {campaigns.map((campaign) => (
            <tr key={campaign.id} className="h-11 border-b border-line hover:bg-surface">
              <td className="max-w-64 py-1 pr-2">
                <span className="block truncate font-[600]">{campaign.brand.name}</span>
                <span className="block truncate text-12 text-muted">{campaign.name}</span>
              </td>
              <td className="px-2">
                <Status status={campaign.status} />
              </td>
              <td className={number}>{formatCents(campaign.bidCents, language)}</td>
              <td className={number}>{formatCents(campaign.dailyBudgetCents, language)}</td>
              {FIGURES.map((figure) => (
                <td key={figure} className={number}>
                  {formatNumber(campaign[figure], language)}
                </td>
              ))}
              <td className={classes(number, 'font-[650]')}>{formatCents(campaign.costCents, language)}</td>
              {onStop && (
                <td className="pl-2 text-right">
                  <Button
                    size="s"
                    tone="outline"
                    aria-label={t('staffads.stopOf', { campaign: campaign.name, brand: campaign.brand.name })}
                    onClick={() => onStop(campaign)}
                  >
                    {t('staffads.stop')}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Rows({ campaigns, onStop }: ListProps) {
  const { t, language } = useTranslation()
  return (
    <ul className="-mx-4 divide-y divide-line border-y border-line">
      {campaigns.map((campaign) => (
        <li key={campaign.id} className="flex items-center gap-3 px-4 py-2 text-14">
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate font-[600]">{campaign.brand.name}</span>
              <span className="tabular shrink-0 font-[650]">{formatCents(campaign.costCents, language)}</span>
            </span>
            <span className="flex justify-between gap-x-3 text-12 text-muted">
              <span className="min-w-0 truncate">{campaign.name}</span>
              <Status status={campaign.status} />
            </span>
          </span>
          {onStop && (
            <Button
              size="s"
              tone="outline"
              aria-label={t('staffads.stopOf', { campaign: campaign.name, brand: campaign.brand.name })}
              onClick={() => onStop(campaign)}
            >
              {t('staffads.stop')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const STEPS = ['pause', 'end'] as const

function Stop({ campaign, onDone }: { readonly campaign: StaffCampaign; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const refresh = useStaffAdsRefresh()
  const [step, setStep] = useState<(typeof STEPS)[number]>(campaign.status === 'paused' ? 'end' : 'pause')
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
        onSend={async ({ reason }) => {
          const params = { id: campaign.id }
          await call('POST /api/admin/campaigns/{id}/stop', { params, body: { step, reason } })
          showToast({ title: t('staffads.stopped', { campaign: campaign.name }) })
          await refresh()
          onDone()
        }}
      >
        {() => (
          <div className="flex flex-col gap-2">
            <Segmented
              label={t('staffads.stopHow')}
              value={step}
              options={STEPS.map((value) => ({ value, label: t(`staffads.step-${value}`) }))}
              onChange={setStep}
            />
            <p className="text-14 text-muted">{t(`staffads.stepWhat-${step}`)}</p>
          </div>
        )}
      </ActForm>
    </div>
  )
}
