import { useSearch } from 'wouter'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { ViewLinks } from '#web/ui/desk/view-links.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { oneIn } from '#web/ui/page/address-values.ts'
import { Campaigns } from './campaigns.tsx'
import { Contests } from './contests.tsx'
import { InvalidClicks } from './invalid-clicks.tsx'
import { PriceAndRules } from './price-and-rules.tsx'
import { useStaffAds } from './use-staff-ads.ts'

const VIEWS = { contests: Contests, campaigns: Campaigns, invalid: InvalidClicks, price: PriceAndRules } as const
const IDS = ['contests', 'campaigns', 'invalid', 'price'] as const

/** Product 14, Werbung: contested clicks first, because brands wait for them. */
export function AdsArea() {
  const { t } = useTranslation()
  const current = oneIn(new URLSearchParams(useSearch()), 'view', IDS) ?? 'contests'
  const { data, isError, refetch } = useStaffAds()
  const views = IDS.map((id) => ({ id, label: t(`staffads.view-${id}`), href: toAdmin('ads', { view: id }) }))
  const Shown = VIEWS[current]
  return (
    <>
      <DeskHead title={t('admin.area-ads')} state={data && t('staffads.state', { count: data.contests.length })} />
      <div className="mt-4">
        <ViewLinks label={t('admin.area-ads')} current={current} views={views} />
        {!data && isError && <RetryRow text={t('staffads.failed')} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton className="h-64" />}
        {data && <Shown ads={data} />}
      </div>
    </>
  )
}
