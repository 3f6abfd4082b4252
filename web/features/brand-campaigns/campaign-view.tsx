import type { ReactNode } from 'react'
import type { Campaign } from '#contract/campaigns.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { percent } from '#web/i18n/percent.ts'
import { PATHS } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { BlockNotice } from './block-notice.tsx'
import { CampaignButtons } from './campaign-steps.tsx'
import { DeliveryMark } from './delivery-mark.tsx'
import { euros } from './money.ts'
import { problemText } from './problem-text.ts'
import { Receipts } from './receipts/receipts.tsx'
import { CampaignReport } from './report/campaign-report.tsx'
import { useCampaign } from './use-campaigns.ts'

/** One campaign: what happens with it and why, and what it was set to. */
export function CampaignView({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data: campaign, error, refetch } = useCampaign(id)
  if (isNotFound(error)) return <NothingHere href={PATHS.campaigns} label={t('workspace.toList')} />
  if (!campaign && error) return <RetryRow text={t('campaigns.loadFailed')} onRetry={() => void refetch()} />
  if (!campaign) return <Skeleton className="h-96" />
  return (
    <div className="flex flex-col gap-8">
      <Head campaign={campaign} />
      {campaign.blockedReason !== null && <BlockNotice isOfBrand={false} reason={campaign.blockedReason} />}
      {campaign.status !== 'draft' && <CampaignReport campaign={campaign.id} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Products campaign={campaign} />
        <Terms campaign={campaign} />
      </div>
      <Receipts campaign={campaign.id} />
    </div>
  )
}

function Head({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation()
  const { form, delivery, blockedReason } = campaign
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4 border-b border-line pb-4">
      <div className="mr-auto min-w-0">
        <h2 className="text-18 font-[700] [overflow-wrap:anywhere]">{form.name}</h2>
        <p className="mt-1 text-14 font-[600]">
          <DeliveryMark delivery={delivery} />
        </p>
        {blockedReason === null && <p className="max-w-prose text-14 text-muted">{t(`campaigns.why-${delivery}`)}</p>}
      </div>
      <CampaignButtons campaign={campaign} />
    </div>
  )
}

function Products({ campaign: { products } }: { readonly campaign: Campaign }) {
  const { t } = useTranslation()
  return (
    <section>
      <h2 className="mb-2 text-18 font-[700]">{t('campaigns.productsLabel')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {products.map(({ id, name, picture, problem, weakPicture }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <span aria-hidden className="block h-12 w-9 shrink-0 overflow-hidden rounded-[6px] bg-line">
              {picture && <Picture source={{ ...picture, alt: '' }} sizes="36px" lazy />}
            </span>
            <span className="min-w-0 flex-1 text-14">
              <span className="font-[600] [overflow-wrap:anywhere]">{name}</span>
              {problem && <span className="block text-signal-text">{problemText(problem, t)}</span>}
              {weakPicture && <WeakPicture {...weakPicture} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Product 5, "Bild prüfen". */
function WeakPicture({ clickRate, usualRate }: { readonly clickRate: number; readonly usualRate: number }) {
  const { t, language } = useTranslation()
  return (
    <span className="tabular block">
      <strong className="font-[650]">{t('campaigns.checkPicture')}</strong>{' '}
      <span className="text-muted">
        {t('campaigns.checkPictureWhy', { rate: percent(clickRate, language), usual: percent(usualRate, language) })}
      </span>
    </span>
  )
}

function Terms({ campaign: { form, spentTodayCents, spentCents } }: { readonly campaign: Campaign }) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const { bidCents, dailyBudgetCents, totalBudgetCents, startsAt, endsAt, genders, pacing, note } = form
  const amount = (cents: number) => euros(cents, language)
  const of = (spent: number, budget: number) => t('campaigns.spentOf', { spent: amount(spent), budget: amount(budget) })
  return (
    <section>
      <h2 className="mb-2 text-18 font-[700]">{t('campaigns.terms')}</h2>
      <dl className="divide-y divide-line border-y border-line text-14">
        <Term name={t('campaigns.bid')}>{amount(bidCents)}</Term>
        <Term name={t('campaigns.column-today')}>{of(spentTodayCents, dailyBudgetCents)}</Term>
        <Term name={t('campaigns.total')}>
          {totalBudgetCents === null
            ? t('campaigns.spentOpen', { spent: amount(spentCents) })
            : of(spentCents, totalBudgetCents)}
        </Term>
        <Term name={t('campaigns.begin')}>{startsAt ? moment(startsAt) : '–'}</Term>
        <Term name={t('campaigns.end')}>{endsAt ? moment(endsAt) : t('campaigns.endNever')}</Term>
        <Term name={t('campaigns.audience')}>
          {genders.length === 0 ? t('campaigns.everyone') : genders.map((each) => t(`discovery.${each}`)).join(', ')}
        </Term>
        <Term name={t('campaigns.pacing')}>{t(`campaigns.pacing-${pacing}`)}</Term>
        {note !== '' && <Term name={t('campaigns.note')}>{note}</Term>}
      </dl>
    </section>
  )
}

const Term = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
    <dt className="text-muted">{name}</dt>
    <dd className="tabular min-w-0 text-right font-[550] whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
  </div>
)
