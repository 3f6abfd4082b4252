import type { ReactNode } from 'react'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import type { BrandStatus } from '#contract/workspace.limits.ts'
import { useWorkspace } from '#web/api/workspace.ts'
import { dayOf, formatDay } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Activity } from './activity.tsx'
import { NextStep } from './next-step.tsx'
import { TileSkeleton } from './tile.tsx'
import { TILE_GRID, Tiles } from './tiles.tsx'
import { TopProducts } from './top-products.tsx'
import { useOverview } from './use-overview.ts'

interface OverviewProps {
  /** Links to what other features do, such as adding a product. */
  readonly actions?: ReactNode
  /** What is still missing of the brand. */
  readonly checklist?: ReactNode
  /** In place of the next step: what cannot wait. */
  readonly urgent?: ReactNode
}

/** What a member sees first: how the brand does, and what to do next. */
export function Overview({ actions, checklist, urgent }: OverviewProps) {
  const { t } = useTranslation()
  const { id, status, deleteAfter } = useWorkspace()
  const { overview, hasFailed, retry } = useOverview()
  if (hasFailed) return <RetryRow text={t('overview.failed')} onRetry={retry} />
  if (!overview) return <OverviewSkeleton />
  const isOpen = isOpenToWork(status) && deleteAfter === null
  // All figures of a brand without a public product are 0: what is missing comes first.
  const isNew = overview.products.listed === 0
  return (
    <div className="grid items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
      {isOpen && (
        <div className="flex min-w-0 flex-col gap-4 xl:col-start-2">
          {urgent || <NextStep step={overview.nextStep} />}
          <Trial endsAt={overview.trialEndsAt} />
          {isNew && checklist}
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-8 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <Tiles overview={overview} />
        <TopProducts top={overview.top} />
      </div>
      <div className="flex min-w-0 flex-col gap-8 xl:col-start-2">
        <section>
          <h2 className="mb-3 text-18 font-[700]">{t('overview.quick')}</h2>
          <div className="flex flex-wrap gap-2 xl:flex-col">
            {actions}
            {status === 'approved' && deleteAfter === null && (
              <Link href={to(PATHS.shop, { brandId: id })} className={buttonLook('outline', 's')}>
                {t('overview.viewShop')}
              </Link>
            )}
          </div>
        </section>
        {isOpen && !isNew && checklist}
        <Activity activity={overview.activity} />
      </div>
    </div>
  )
}

/** Decision 127: the trial of the plan Pro, in words. */
function Trial({ endsAt }: { readonly endsAt: string | null }) {
  const { t, language } = useTranslation()
  if (endsAt === null) return null
  const day = formatDay(dayOf(new Date(endsAt), DEFAULT_TIMEZONE), language)
  return <p className="text-14 text-muted">{t('overview.trial', { day })}</p>
}

/** Nothing is to be done for a brand that was refused or suspended: the statement of reasons says how to go on. */
const isOpenToWork = (status: BrandStatus): boolean => status !== 'rejected' && status !== 'suspended'

function OverviewSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className={`${TILE_GRID} xl:mr-[22rem]`}>
      <span className="sr-only">{t('ui.loading')}</span>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((each) => (
        <TileSkeleton key={each} />
      ))}
    </div>
  )
}
