import { MoreHorizontal, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '#contract/campaigns.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Link } from '#web/ui/page/link.tsx'
import { CampaignMenu, mayPause, mayResume } from './campaign-steps.tsx'
import { DeliveryMark } from './delivery-mark.tsx'
import type { Period } from './list-view.ts'
import { euros } from './money.ts'
import { useSteps } from './use-steps.ts'

export interface RowsProps {
  readonly campaigns: readonly Campaign[]
  /** Which figures are shown. */
  readonly period: Period
}

const NUMBER = 'tabular px-2 text-right whitespace-nowrap'
const HEAD = 'px-2 font-[600]'
const FIGURES = ['bid', 'today', 'cost', 'charged', 'free', 'impressions'] as const

/** From tablets on: one row per campaign, figures at the right. */
export function CampaignTable({ campaigns, period }: RowsProps) {
  const { t } = useTranslation()
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-2 pr-2 font-[600]">
              {t('campaigns.name')}
            </th>
            <th scope="col" className={HEAD}>
              {t('campaigns.status')}
            </th>
            {FIGURES.map((column) => (
              <th key={column} scope="col" className={classes(HEAD, 'text-right')}>
                {t(`campaigns.column-${column}`)}
              </th>
            ))}
            <th scope="col" className="w-24">
              <span className="sr-only">{t('campaigns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {campaigns.map((campaign) => (
            <TableRow key={campaign.id} campaign={campaign} period={period} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly campaign: Campaign
  readonly period: Period
}

function TableRow({ campaign, period }: RowProps) {
  const { t, language } = useTranslation()
  const { form, spentTodayCents, delivery } = campaign
  const figures = campaign[period]
  const number = (value: number) => formatNumber(value, language)
  return (
    <tr data-row={campaign.id} className="h-14 border-b border-line hover:bg-surface">
      <td className="min-w-48 py-1.5 pr-2">
        <span className="flex items-center gap-3">
          <FirstPicture campaign={campaign} />
          <span className="min-w-0">
            <Name campaign={campaign} />
            <WhatAndWhen campaign={campaign} />
          </span>
        </span>
      </td>
      <td className="min-w-32 px-2">
        <DeliveryMark delivery={delivery} />
        <CheckPicture campaign={campaign} />
      </td>
      <td className={NUMBER}>{euros(form.bidCents, language)}</td>
      <td className={NUMBER}>
        {euros(spentTodayCents, language)}
        <span className="block text-12 text-muted">
          {t('campaigns.ofDaily', { amount: euros(form.dailyBudgetCents, language) })}
        </span>
      </td>
      <td className={classes(NUMBER, 'font-[650]')}>{euros(figures.costCents, language)}</td>
      <td className={NUMBER}>{number(figures.charged)}</td>
      <td className={NUMBER}>{number(figures.free)}</td>
      <td className={NUMBER}>{number(figures.impressions)}</td>
      <td className="text-right whitespace-nowrap">
        <RowButtons campaign={campaign} isQuick />
      </td>
    </tr>
  )
}

/** On a phone: rows of two lines, with the costs at the right. */
export function CampaignRows({ campaigns, period }: RowsProps) {
  const { t, language } = useTranslation()
  return (
    <ul className="-mx-4 divide-y divide-line border-y border-line">
      {campaigns.map((campaign) => {
        const { charged, costCents } = campaign[period]
        return (
          <li
            key={campaign.id}
            data-row={campaign.id}
            className="group relative flex items-center gap-3 py-2 pr-1 pl-4"
          >
            <FirstPicture campaign={campaign} />
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline justify-between gap-3">
                <Name campaign={campaign} isWhole />
                <span className="tabular shrink-0 font-[650]">{euros(costCents, language)}</span>
              </p>
              <p className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-12">
                <span className="flex flex-wrap gap-x-2">
                  <DeliveryMark delivery={campaign.delivery} />
                  <CheckPicture campaign={campaign} />
                </span>
                <span className="tabular text-muted">{t('campaigns.clicks', { count: charged })}</span>
              </p>
            </div>
            <span className="relative z-1">
              <RowButtons campaign={campaign} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface NameProps {
  readonly campaign: Campaign
  /** The whole row leads to it. */
  readonly isWhole?: boolean
}

const Name = ({ campaign: { id, form }, isWhole = false }: NameProps) => (
  <Link
    href={to(PATHS.campaign, { campaignId: id })}
    className={classes(
      'block min-w-0 truncate font-[650] outline-offset-[-2px] hover:underline',
      isWhole ? 'after:absolute after:inset-0' : 'max-w-64',
    )}
  >
    {form.name}
  </Link>
)

/** "3 Produkte · bis 12. Dez., 18:00". */
function WhatAndWhen({ campaign: { form, products, delivery } }: { readonly campaign: Campaign }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { startsAt, endsAt } = form
  const when =
    delivery === 'scheduled' && startsAt
      ? t('campaigns.from', { moment: moment(startsAt) })
      : endsAt && t('campaigns.until', { moment: moment(endsAt) })
  return (
    <span className="tabular block text-12 text-muted">
      {[t('campaigns.products', { count: products.length }), when].filter(Boolean).join(' · ')}
    </span>
  )
}

/** One of its cards is clicked too rarely; its page says which. */
function CheckPicture({ campaign: { products } }: { readonly campaign: Campaign }) {
  const { t } = useTranslation()
  if (!products.some(({ weakPicture }) => weakPicture !== null)) return null
  return <span className="block font-[650]">{t('campaigns.checkPicture')}</span>
}

function FirstPicture({ campaign: { products } }: { readonly campaign: Campaign }) {
  const picture = products.find((product) => product.picture)?.picture
  return (
    <span aria-hidden className="relative block h-10 w-8 shrink-0 overflow-hidden rounded-[4px] bg-line">
      {picture && <Picture source={{ ...picture, alt: '' }} sizes="32px" lazy />}
    </span>
  )
}

interface RowButtonsProps {
  readonly campaign: Campaign
  /** With pausing and resuming by one press. */
  readonly isQuick?: boolean
}

function RowButtons({ campaign, isQuick = false }: RowButtonsProps) {
  const { t } = useTranslation()
  const { busy, take } = useSteps()
  const [isOpen, setOpen] = useState(false)
  const { name } = campaign.form
  const step = mayPause(campaign) ? 'pause' : mayResume(campaign) ? 'resume' : null
  const Icon = step === 'pause' ? Pause : Play
  return (
    <>
      {isQuick && step && (
        <IconButton
          label={t(step === 'pause' ? 'campaigns.pauseOne' : 'campaigns.resumeOne', { name })}
          size={44}
          aria-disabled={busy !== null}
          icon={<Icon aria-hidden size={18} />}
          onClick={() => busy === null && void take(campaign, step)}
        />
      )}
      <IconButton
        label={t('campaigns.moreFor', { name })}
        size={44}
        icon={<MoreHorizontal aria-hidden size={20} />}
        onClick={() => setOpen(true)}
      />
      <CampaignMenu campaign={campaign} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
