import { useQuery } from '@tanstack/react-query'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { PLAN_NAMES } from '#contract/plans.limits.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { ChangeList } from './change-list.tsx'
import { changesOf, type PriceList, type PriceVersion } from './price-changes.ts'
import { PriceForm } from './price-form.tsx'

/** The versions of the prices that hold now and will, and the form for the next one. */
export function Prices() {
  const { t } = useTranslation()
  const moment = useMoment()
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/admin/prices'],
    queryFn: ({ signal }) => call('GET /api/admin/prices', { signal }),
  })
  if (!data && isError) return <RetryRow text={t('money.failed')} onRetry={() => void refetch()} />
  const last = data?.versions.at(-1)
  if (!data || !last) return <Skeleton className="h-64" />
  return (
    <div className="flex flex-col gap-8">
      <section aria-label={t('money.versions')}>
        <h2 className="mb-2 text-18 font-[700]">{t('money.versions')}</h2>
        <ul className="divide-y divide-line border-y border-line text-14">
          {data.versions.map(({ version, validFrom, prices }, index) => (
            <li key={version} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
              <span className="font-[600]">
                {t('money.version', { version })} ·{' '}
                {index === 0 ? t('money.versionNow') : t('money.versionFrom', { moment: moment(validFrom) })}
              </span>
              <PlanPrices prices={prices} />
            </li>
          ))}
        </ul>
      </section>
      <PriceForm key={last.version} before={last.prices} onDone={refetch} />
      <PastPrices all={[...data.versions.toReversed(), ...data.past]} />
    </div>
  )
}

function PlanPrices({ prices }: { readonly prices: PriceList }) {
  const { language } = useTranslation()
  const text = PLAN_NAMES.map((name) => `${PLAN_LABELS[name]} ${formatCents(prices.plans[name].monthCents, language)}`)
  return <span className="tabular text-muted">{text.join(' · ')}</span>
}

/** Every change of the prices that there was or will be: who, when, why and what. */
function PastPrices({ all }: { readonly all: readonly PriceVersion[] }) {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history" className="mb-2 text-18 font-[700]">
        {t('money.history')}
      </h2>
      <ul className="divide-y divide-line border-y border-line text-14">
        {all.map(({ version, validFrom, prices, setBy, setAt, reason }, index) => {
          const before = all[index + 1]
          return (
            <li key={version} className="py-3 [overflow-wrap:anywhere]">
              <p className="font-[600]">
                {t('money.version', { version })}
                {before && <> · {t('money.versionFrom', { moment: moment(validFrom) })}</>}
              </p>
              {before ? (
                <>
                  <p className="text-muted">
                    {setAt && t('money.setBy', { name: setBy ?? t('money.setByGone'), moment: moment(setAt) })} {reason}
                  </p>
                  <details className="mt-1">
                    <summary className="link inline-block cursor-pointer py-1">{t('money.changes')}</summary>
                    <ChangeList changes={changesOf(before.prices, prices)} />
                  </details>
                </>
              ) : (
                <p className="text-muted">{t('money.firstPrices')}</p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
