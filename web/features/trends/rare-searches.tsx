import { RARE_SEARCH } from '#contract/trends.limits.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PlanNote } from './plan-note.tsx'
import { useRareSearches } from './use-trends.ts'

/** "Gesucht, selten gefunden": what many people searched for and hardly found. */
export function RareSearchList() {
  const { t, language } = useTranslation()
  const { rare, hasFailed, retry } = useRareSearches()
  const number = (value: number) => formatNumber(value, language)
  return (
    <section className="border-t border-line pt-5 lg:col-span-2">
      <h2 className="text-18 font-[700]">{t('trends.rare')}</h2>
      <p className="mt-1 max-w-prose text-14 text-muted">
        {t('trends.rareWhat', {
          days: RARE_SEARCH.days,
          found: RARE_SEARCH.mostFound,
          people: RARE_SEARCH.fewestPeople,
        })}
      </p>
      {hasFailed ? (
        <RetryRow text={t('trends.rareFailed')} onRetry={retry} />
      ) : rare === undefined ? (
        <Skeleton className="mt-3 h-24" />
      ) : rare.searches.length === 0 ? (
        <p className="mt-3 text-14">{t('trends.rareEmpty')}</p>
      ) : (
        <table className="tabular mt-3 w-full max-w-2xl text-14">
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="py-2 text-left font-[550]">
                {t('trends.query')}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-[550]">
                {t('trends.searches')}
              </th>
              <th scope="col" className="py-2 text-right font-[550]">
                {t('trends.found')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rare.searches.map(({ query, searches, found }) => (
              <tr key={query} className="h-11 border-b border-line">
                <th scope="row" className="max-w-0 truncate text-left font-[600]">
                  {query}
                </th>
                <td className="w-28 px-2 text-right">{number(searches)}</td>
                <td className="w-28 text-right">{number(found)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rare && <PlanNote more={rare.more} />}
    </section>
  )
}
