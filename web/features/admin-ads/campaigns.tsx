import { useState } from 'react'
import { useStaffRight } from '#web/api/staff.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'
import { Blocks } from './blocks.tsx'
import { StopForm } from './stop-form.tsx'
import type { StaffAds, StaffCampaign } from './use-staff-ads.ts'

/** Started campaigns of all brands; each can be stopped at once. */
export function Campaigns({ ads: { campaigns, blocks } }: { readonly ads: StaffAds }) {
  const { t } = useTranslation()
  const mayStop = useStaffRight('money')
  const [stopping, setStopping] = useState<StaffCampaign | null>(null)
  const isWide = useIsWide()
  const onStop = mayStop ? setStopping : null
  return (
    <section aria-label={t('staffads.view-campaigns')}>
      {blocks.length > 0 && <Blocks blocks={blocks} />}
      {campaigns.length === 0 ? (
        <p className="border-y border-line py-5 text-14 text-muted">{t('staffads.campaignsNone')}</p>
      ) : (
        <>
          <p className="mb-3 text-14 text-muted">{t('staffads.campaignsWhat')}</p>
          {isWide ? <Table campaigns={campaigns} onStop={onStop} /> : <Rows campaigns={campaigns} onStop={onStop} />}
        </>
      )}
      <Sheet open={stopping !== null} onClose={() => setStopping(null)} side="right" title={t('staffads.stopTitle')}>
        {stopping && (
          <StopForm key={stopping.id} campaign={stopping} blocks={blocks} onDone={() => setStopping(null)} />
        )}
      </Sheet>
    </section>
  )
}

interface ListProps {
  readonly campaigns: readonly StaffCampaign[]
  /** Null: the role may not stop them. */
  readonly onStop: ((campaign: StaffCampaign) => void) | null
}

const DOTS = { active: 'bg-volt', paused: 'bg-muted', blocked: 'bg-signal' } as const

function Status({ status, isBlocked }: Pick<StaffCampaign, 'status' | 'isBlocked'>) {
  const { t } = useTranslation()
  const shown = isBlocked ? 'blocked' : status
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden className={classes('mr-1.5 inline-block size-2 rounded-pill ring-1 ring-edge', DOTS[shown])} />
      {t(`staffads.status-${shown}`)}
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
                <Status {...campaign} />
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
              <Status {...campaign} />
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
