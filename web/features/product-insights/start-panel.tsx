import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { dayOf, formatDay } from '#web/i18n/dates.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Panel } from './panel.tsx'
import type { ProductInsights } from './use-product-insights.ts'

type Start = ProductInsights['start']

/** Product 3: the first impressions of every product, with the bar "63 von 100". */
export function StartPanel({ start }: { readonly start: Start }) {
  const { t, language } = useTranslation()
  const { goal, days } = start
  const impressions = Math.min(start.impressions, goal)
  const note = useStartNote(start)
  return (
    <Panel
      title={t('productfigures.start', { goal })}
      what={t('productfigures.startWhat', { goal, days: formatNumber(days, language) })}
    >
      {start.since !== null && start.state !== 'drop' && (
        <>
          <p className="tabular text-22 font-[750]">
            {t('productfigures.startOf', { count: formatNumber(impressions, language), goal })}
          </p>
          <div
            role="progressbar"
            aria-label={t('productfigures.start', { goal })}
            aria-valuemin={0}
            aria-valuemax={goal}
            aria-valuenow={impressions}
            className="mt-2 h-2.5 max-w-md overflow-hidden rounded-pill bg-line"
          >
            <div className="h-full bg-sky print:bg-black" style={{ width: `${(100 * impressions) / goal}%` }} />
          </div>
        </>
      )}
      <p className="mt-2 max-w-prose text-14">{note}</p>
    </Panel>
  )
}

function useStartNote({ state, since, reachedOn, days }: Start): string {
  const { t, language } = useTranslation()
  const momentOf = useMoment()
  const until = since === null ? '' : new Date(Date.parse(since) + days * 86_400_000)
  switch (state) {
    case 'running':
      return t('productfigures.start-running', {
        day: until === '' ? '' : formatDay(dayOf(until, DEFAULT_TIMEZONE), language),
      })
    case 'reached':
      return t('productfigures.start-reached', { day: reachedOn === null ? '' : formatDay(reachedOn, language) })
    case 'drop':
      return t('productfigures.start-drop', { moment: since === null ? '' : momentOf(since) })
    default:
      return t(`productfigures.start-${state}`)
  }
}
