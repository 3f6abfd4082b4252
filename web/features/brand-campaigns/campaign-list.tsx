import { Megaphone } from 'lucide-react'
import type { CampaignStatus } from '#contract/campaigns.limits.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { useListKeys } from '#web/ui/page/use-list-keys.ts'
import { useIsWide } from '#web/ui/use-is-wide.ts'
import { AdSettings } from './ad-settings.tsx'
import { BlockNotice } from './block-notice.tsx'
import { CampaignRows, CampaignTable, type RowsProps } from './campaign-rows.tsx'
import { type ListView, PERIODS, STATES, useListView } from './list-view.ts'
import { euros } from './money.ts'
import { type Campaigns, useCampaigns } from './use-campaigns.ts'

const NEW_CAMPAIGN = to(PATHS.campaign, { campaignId: 'new' })
const countOf = (campaigns: readonly Campaign[], status: CampaignStatus): number =>
  campaigns.filter((campaign) => campaign.status === status).length

/** "2 aktiv · 1 pausiert". */
export function CampaignsState() {
  const { t } = useTranslation()
  const campaigns = useCampaigns().data?.campaigns
  if (!campaigns || campaigns.length === 0) return null
  const [running, paused] = [
    campaigns.filter(({ delivery }) => delivery === 'running').length,
    countOf(campaigns, 'paused'),
  ]
  return [
    t('campaigns.countRunning', { count: running }),
    ...(paused > 0 ? [t('campaigns.countPaused', { count: paused })] : []),
  ].join(' · ')
}

/** Creates a campaign; without campaigns the empty list offers it. */
export function CreateCampaign() {
  const { t } = useTranslation()
  const campaigns = useCampaigns().data?.campaigns
  if (!campaigns || campaigns.length === 0) return null
  return (
    <Link href={NEW_CAMPAIGN} title={`${t('campaigns.create')} (N)`} className={buttonLook('volt')}>
      {t('campaigns.create')}
    </Link>
  )
}

/** The campaigns of the brand, the newest first, and what holds for all of them. */
export function CampaignList() {
  const { t } = useTranslation()
  const { view, show } = useListView()
  const isArchive = view.status === 'archived'
  const found = useCampaigns(isArchive)
  // Those that are not archived: their numbers stay on the chips.
  const open = useCampaigns()
  const { data } = found
  if (found.isError && !data) return <RetryRow text={t('campaigns.loadFailed')} onRetry={() => void found.refetch()} />
  if (!data || !open.data) return <ListSkeleton />
  const shown = data.campaigns.filter(({ status }) => (view.status ? status === view.status : status !== 'archived'))
  const { blockedReason } = open.data.settings
  const isNew = open.data.campaigns.length === 0 && view.status === undefined
  return (
    <div className="flex flex-col gap-5">
      {blockedReason !== null && <BlockNotice isOfBrand reason={blockedReason} />}
      {!isNew && <AdSettings answer={open.data} />}
      {isNew ? (
        <NothingYet credit={open.data.creditCents} />
      ) : (
        <>
          <Filters view={view} campaigns={open.data.campaigns} onShow={show} />
          <div
            aria-busy={found.isPlaceholderData}
            className={found.isPlaceholderData ? 'opacity-50 transition-opacity delay-150' : ''}
          >
            {shown.length === 0 ? (
              <NothingFound isArchive={isArchive} onAll={() => show({ status: undefined })} />
            ) : (
              <Rows campaigns={shown} period={view.period} />
            )}
          </div>
          <p className="max-w-2xl text-14 text-muted">{t('campaigns.whatCosts')}</p>
        </>
      )}
    </div>
  )
}

/** `N` new, `J` and `K` next and previous, `E` edit. */
function Rows(props: RowsProps) {
  useListKeys({
    newPath: NEW_CAMPAIGN,
    editPathOf: (campaignId) =>
      props.campaigns.some(({ id, status }) => id === campaignId && status !== 'archived')
        ? to(PATHS.editCampaign, { campaignId })
        : null,
  })
  return useIsWide() ? <CampaignTable {...props} /> : <CampaignRows {...props} />
}

interface FiltersProps {
  readonly view: ListView
  readonly campaigns: readonly Campaign[]
  readonly onShow: (changes: Partial<ListView>) => void
}

function Filters({ view, campaigns, onShow }: FiltersProps) {
  const { t, language } = useTranslation()
  const number = (count: number) => <span className="tabular opacity-70">{formatNumber(count, language)}</span>
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 py-1">
        <legend className="sr-only">{t('campaigns.filter')}</legend>
        <div className="flex w-max gap-2 *:px-4! *:text-14!">
          <ChoiceChip pressed={view.status === undefined} onPress={() => onShow({ status: undefined })}>
            {t('campaigns.all')}
            {number(campaigns.length)}
          </ChoiceChip>
          {STATES.map((status) => (
            <ChoiceChip
              key={status}
              pressed={view.status === status}
              onPress={() => onShow({ status: view.status === status ? undefined : status })}
            >
              {t(`campaigns.status-${status}`)}
              {status !== 'archived' && number(countOf(campaigns, status))}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="sr-only">{t('campaigns.period')}</legend>
        <div className="flex gap-2 *:px-4! *:text-14!">
          {PERIODS.map((period) => (
            <ChoiceChip key={period} pressed={view.period === period} onPress={() => onShow({ period })}>
              {period === 'week' ? t('campaigns.days', { count: 7 }) : t('campaigns.ever')}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** Product 5: what is paid, before anybody pays. */
function NothingYet({ credit }: { readonly credit: Campaigns['creditCents'] }) {
  const { t } = useTranslation()
  return (
    <EmptyState icon={<Megaphone size={40} />} title={t('campaigns.emptyTitle')} text={t('campaigns.emptyText')}>
      <ul className="flex w-full flex-col gap-2 text-left text-14">
        {(
          ['campaigns.emptyClick', 'campaigns.emptyFree', 'campaigns.emptyBudget', 'campaigns.emptyReceipt'] as const
        ).map((key) => (
          <li key={key} className="flex gap-3 border-t border-line pt-2 justify-start! text-muted">
            {t(key)}
          </li>
        ))}
      </ul>
      <Link href={NEW_CAMPAIGN} className={buttonLook('volt')}>
        {t('campaigns.create')}
      </Link>
      <CreditLine cents={credit} />
    </EmptyState>
  )
}

function CreditLine({ cents }: { readonly cents: Campaigns['creditCents'] }) {
  const { t, language } = useTranslation()
  if (cents === null || cents === 0) return null
  return <p className="w-full text-14 text-muted">{t('campaigns.emptyCredit', { amount: euros(cents, language) })}</p>
}

interface NothingFoundProps {
  readonly isArchive: boolean
  readonly onAll: () => void
}

function NothingFound({ isArchive, onAll }: NothingFoundProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<Megaphone size={36} />}
      title={t('campaigns.nothingFound')}
      text={t(isArchive ? 'campaigns.nothingArchived' : 'campaigns.nothingFoundText')}
    >
      <Button tone="outline" onClick={onAll}>
        {t('campaigns.showAll')}
      </Button>
    </EmptyState>
  )
}

function ListSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{t('ui.loading')}</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-40" />
    </div>
  )
}
