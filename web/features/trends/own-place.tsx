import { TREND } from '#contract/trends.limits.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Trends } from './use-trends.ts'

/** "Deine Marke im Vergleich": where the brand stands among the others by its like rate. */
export function OwnPlace({ own }: Pick<Trends, 'own'>) {
  const { t, language } = useTranslation()
  return (
    <section className="border-t border-line pt-5 lg:col-span-2">
      <h2 className="text-18 font-[700]">{t('trends.own')}</h2>
      {own ? (
        <>
          <p className="tabular mt-2 text-22 font-[750]">
            {t('trends.ownBetter', { percent: formatNumber(own.percentile, language) })}
          </p>
          <div aria-hidden className="relative mt-3 h-2.5 max-w-md rounded-pill bg-line">
            <div
              className="h-full rounded-pill bg-sky [print-color-adjust:exact]"
              style={{ width: `${own.percentile}%` }}
            />
          </div>
          <p className="mt-2 max-w-prose text-14 text-muted">
            {t('trends.ownWhat', { count: own.brands - 1, people: TREND.fewestPeople })}
          </p>
        </>
      ) : (
        <p className="mt-2 max-w-prose text-14 text-muted">
          {t('trends.ownNone', { people: TREND.fewestPeople, brands: TREND.fewestBrands })}
        </p>
      )}
    </section>
  )
}
