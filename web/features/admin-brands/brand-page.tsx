import { ArrowLeft } from 'lucide-react'
import type { StaffBrandFilters } from '#contract/administration.ts'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { toAdmin } from '#web/paths.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { AccountEnd } from './account-end.tsx'
import { AdBlock } from './ad-block.tsx'
import { BrandActions } from './brand-actions.tsx'
import { BrandRecords } from './brand-records.tsx'
import { BrandState } from './brand-state.tsx'
import { NoteForm } from './note-form.tsx'
import { Section } from './section.tsx'
import { TrustLevel } from './trust-level.tsx'
import { type StaffBrand, useStaffBrand } from './use-staff-brands.ts'
import { Warnings } from './warnings.tsx'

interface BrandPageProps {
  readonly id: string
  /** Those of the list, to which the page leads back. */
  readonly filters: StaffBrandFilters
}

/** A brand as staff see it: its facts at the left, what they do about it at the right. */
export function BrandPage({ id, filters }: BrandPageProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useStaffBrand(id)
  return (
    <>
      <DeskHead title={data?.name ?? t('admin.area-brands')} state={data && <BrandState brand={data} />} />
      <Link
        href={toAdmin('brands', filters)}
        className="mt-2 inline-flex items-center gap-1.5 py-1.5 text-14 font-[600]"
      >
        <ArrowLeft aria-hidden size={16} />
        {t('staffbrands.back')}
      </Link>
      {!data && error && (
        <RetryRow text={shownMessage(error, t, t('staffbrands.failed'))} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="mt-4 h-96" />}
      {data && (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-8">
            <BrandFacts brand={data} />
            <BrandRecords brand={data} />
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            <BrandActions brand={data} />
            <TrustLevel key={`${data.trustLevel} ${data.isTrustFixed}`} brand={data} />
            <NoteForm key={data.note.version} brand={data} />
            <Warnings brand={data} />
            <AdBlock brand={data} />
            <AccountEnd brand={data} />
          </div>
        </div>
      )}
    </>
  )
}

function BrandFacts({ brand }: { readonly brand: StaffBrand }) {
  const { t, language } = useTranslation()
  const seesMoney = useStaffRight('money')
  const { handle, website, city, country, plan, creditCents, endsAt, closedTo } = brand
  return (
    <Section title={t('staffbrands.facts')}>
      <Facts>
        <Fact name={t('staffbrands.handle')}>@{handle}</Fact>
        <Fact name={t('staffbrands.place')}>{[city, country].filter(Boolean).join(', ')}</Fact>
        {website && <Fact name={t('staffbrands.website')}>{website}</Fact>}
        <Fact name={t('staffbrands.registered')}>
          <Moment at={brand.createdAt} />
        </Fact>
        {brand.waitingSince && (
          <Fact name={t('staffbrands.waits')}>
            <Moment at={brand.waitingSince} />
          </Fact>
        )}
        {endsAt && (
          <Fact name={t('staffbrands.endsAt')}>
            <Moment at={endsAt} />
          </Fact>
        )}
        {closedTo && (
          <Fact name={t('staffbrands.closedTo')}>
            <Moment at={closedTo} />
          </Fact>
        )}
        <Fact name={t('staffbrands.plan')}>{plan === null ? t('staffbrands.noPlan') : PLAN_LABELS[plan]}</Fact>
        {seesMoney && creditCents !== null && (
          <Fact name={t('staffbrands.credit')}>{formatCents(creditCents, language)}</Fact>
        )}
        <Fact name={t('staffbrands.products')}>
          {t('staffbrands.productsOf', { live: brand.productsLive, all: brand.productsAll })}
        </Fact>
        <Fact name={t('staffbrands.campaigns')}>{brand.campaignsRunning}</Fact>
        <Fact name={t('staffbrands.openReports')}>{brand.openReports}</Fact>
        <Fact name={t('staffbrands.openTickets')}>{brand.openTickets}</Fact>
        <Fact name={t('staffbrands.waitingConversations')}>{brand.waitingConversations}</Fact>
      </Facts>
    </Section>
  )
}
