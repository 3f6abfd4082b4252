import { useQuery } from '@tanstack/react-query'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { type Answer, call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Link } from '#web/ui/page/link.tsx'

type Dunned = Answer<'GET /api/admin/billing/dunning'>['plans'][number]

/** Plans whose renewal was not paid, and what happens to them next. */
export function Dunning() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/admin/billing/dunning'],
    queryFn: ({ signal }) => call('GET /api/admin/billing/dunning', { signal }),
  })
  if (!data && isError) return <RetryRow text={t('money.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  return (
    <section aria-label={t('money.view-dunning')}>
      <p className="mb-3 max-w-prose text-14 text-muted">{t('money.dunningWhat')}</p>
      {data.plans.length === 0 ? (
        <p className="border-y border-line py-5 text-14 text-muted">{t('money.dunningNone')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {data.plans.map((plan) => (
            <Row key={plan.brand.id} plan={plan} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ plan: { brand, plan, interval, since, failures, nextAttemptAt, endsAt } }: { readonly plan: Dunned }) {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3 text-14">
      <div className="min-w-0">
        <Link href={toAdmin('billing', { view: 'accounts', id: brand.id })} className="link font-[600]">
          {brand.name}
        </Link>
        <p className="text-muted">
          {PLAN_LABELS[plan]} · {t(`money.interval-${interval}`)} · {t('money.unpaidSince', { day: moment(since) })}
        </p>
      </div>
      <div className="tabular md:text-right">
        <p>
          {t('money.failures', { count: failures })}
          {nextAttemptAt && ` · ${t('money.nextAttempt', { day: moment(nextAttemptAt) })}`}
        </p>
        <p className="font-[600]">{t('money.endsAt', { day: moment(endsAt) })}</p>
      </div>
    </li>
  )
}
