import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleCheck } from 'lucide-react'
import type { StaffQueue } from '#contract/staff-overview.ts'
import { type Answer, call } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { PATHS, toAdmin } from '#web/paths.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'

type Overview = Answer<'GET /api/admin/overview'>

/** Other members of staff work on the same queues. */
const REFRESH_MS = 30_000

const PLACES: Readonly<Record<StaffQueue, string>> = {
  tickets: toAdmin('tickets'),
  conversations: PATHS.adminChat,
  review: toAdmin('review'),
  reports: toAdmin('notices'),
  appeals: toAdmin('notices'),
  contests: toAdmin('ads'),
  requests: toAdmin('billing', { view: 'requests' }),
  returns: toAdmin('billing', { view: 'returns' }),
  unpaid: toAdmin('billing', { view: 'dunning' }),
}

/** The queues of the caller's role with their age, the figures of the day, and whether jobs and mails go on. */
export function OverviewArea() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/admin/overview'],
    queryFn: ({ signal }) => call('GET /api/admin/overview', { signal }),
    refetchInterval: REFRESH_MS,
    refetchOnMount: 'always',
  })
  const waiting = data?.queues.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <DeskHead
        title={t('admin.area-overview')}
        state={waiting !== undefined && t('staffoverview.waiting', { count: waiting })}
      />
      <div className="mt-4">
        {!data && isError && <RetryRow text={t('staffoverview.failed')} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton className="h-64" />}
        {data && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Queues queues={data.queues} />
            <div className="flex min-w-0 flex-col gap-8">
              <Figures figures={data.figures} />
              <Health health={data.health} />
            </div>
          </div>
        )}
      </div>
    </>
  )
}

function Queues({ queues }: Pick<Overview, 'queues'>) {
  const { t } = useTranslation()
  const busy = queues.filter(({ count }) => count > 0)
  return (
    <section aria-label={t('staffoverview.queues')}>
      <h2 className="mb-2 text-18 font-[700]">{t('staffoverview.queues')}</h2>
      {busy.length === 0 ? (
        <EmptyState
          icon={<CircleCheck size={36} />}
          title={t('staffoverview.allDone')}
          text={t('staffoverview.allDoneText')}
        />
      ) : (
        <ul className="divide-y divide-line border-y border-line max-md:-mx-4">
          {busy.map((one) => (
            <QueueRow key={one.queue} row={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function QueueRow({ row: { queue, count, oldestAt, late } }: { readonly row: Overview['queues'][number] }) {
  const { t, language } = useTranslation()
  return (
    <li>
      <Link
        href={PLACES[queue]}
        className="flex min-h-14 items-center gap-3 px-4 py-2 text-14 outline-offset-[-2px] hover:bg-surface md:px-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-[600] [overflow-wrap:anywhere]">{t(`staffoverview.queue-${queue}`)}</span>
          {oldestAt && (
            <span className="tabular block text-12 text-muted">
              {t('staffoverview.oldest')} <Moment at={oldestAt} />
            </span>
          )}
        </span>
        {late !== null && late > 0 && (
          <span className="text-12 font-[650] text-signal-text">{t('staffoverview.late', { count: late })}</span>
        )}
        <span className="tabular text-18 font-[700]">{formatNumber(count, language)}</span>
        <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
      </Link>
    </li>
  )
}

function Figures({ figures }: Pick<Overview, 'figures'>) {
  const { t, language } = useTranslation()
  const { activeDay, activeWeek, swipesEach, brandsLive, spentTodayCents, spentWeekCents } = figures
  return (
    <section aria-label={t('staffoverview.figures')}>
      <h2 className="mb-2 text-18 font-[700]">{t('staffoverview.figures')}</h2>
      <Facts>
        <Fact name={t('staffoverview.activeDay')}>{formatNumber(activeDay, language)}</Fact>
        <Fact name={t('staffoverview.activeWeek')}>{formatNumber(activeWeek, language)}</Fact>
        <Fact name={t('staffoverview.swipesEach')}>
          {swipesEach === null ? '–' : formatNumber(swipesEach, language)}
        </Fact>
        <Fact name={t('staffoverview.brandsLive')}>{formatNumber(brandsLive, language)}</Fact>
        {spentTodayCents !== null && (
          <Fact name={t('staffoverview.spentToday')}>{formatCents(spentTodayCents, language)}</Fact>
        )}
        {spentWeekCents !== null && (
          <Fact name={t('staffoverview.spentWeek')}>{formatCents(spentWeekCents, language)}</Fact>
        )}
      </Facts>
    </section>
  )
}

function Health({ health: { jobsLate, jobsFailed, mails, oldestMailAt } }: Pick<Overview, 'health'>) {
  const { t, language } = useTranslation()
  const isWell = jobsLate === 0 && jobsFailed === 0
  return (
    <section aria-label={t('staffoverview.health')}>
      <h2 className="mb-2 text-18 font-[700]">{t('staffoverview.health')}</h2>
      <p className="mb-2 text-14 text-muted">{t(isWell ? 'staffoverview.well' : 'staffoverview.unwell')}</p>
      <Facts>
        <Fact name={t('staffoverview.jobsLate')}>{formatNumber(jobsLate, language)}</Fact>
        <Fact name={t('staffoverview.jobsFailed')}>{formatNumber(jobsFailed, language)}</Fact>
        <Fact name={t('staffoverview.mails')}>{formatNumber(mails, language)}</Fact>
        {oldestMailAt && (
          <Fact name={t('staffoverview.oldestMail')}>
            <Moment at={oldestMailAt} />
          </Fact>
        )}
      </Facts>
    </section>
  )
}
