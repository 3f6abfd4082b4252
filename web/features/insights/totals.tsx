import { TREND_BASE } from '#contract/overview.limits.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { classes } from '#web/ui/classes.ts'
import { Change } from '#web/ui/figures/change.tsx'
import { Definition } from '#web/ui/figures/definition.tsx'
import { hasBegun } from './figures.ts'
import type { Series } from './use-insights.ts'
import type { Step } from './view.ts'

const SHOWN = ['shown', 'viewed', 'liked', 'opened', 'clicked', 'saved'] as const satisfies readonly Step[]

interface TotalsProps {
  readonly series: Series
  readonly step: Step
  readonly onStep: (step: Step) => void
}

/** The sums of the range; pressing one shows it in the charts. */
export function Totals({ series: { range, comparison }, step: chosen, onStep }: TotalsProps) {
  const { t, language } = useTranslation()
  const now = new Date()
  return (
    <section aria-label={t('insights.totals')}>
      <ul className="relative grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3 xl:grid-cols-6">
        {SHOWN.map((step) => (
          <li
            key={step}
            className={classes(
              'relative flex min-w-0 flex-col rounded-sheet border bg-surface p-3.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:static max-md:[&>button]:static',
              step === chosen ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-edge',
            )}
          >
            <div className="flex items-start justify-between gap-1">
              <button
                type="button"
                aria-pressed={step === chosen}
                aria-label={t('insights.show', { step: t(`insights.${step}`) })}
                onClick={() => onStep(step)}
                className="min-w-0 flex-1 text-left text-14 leading-5 font-[600] text-muted outline-none hyphens-auto after:absolute after:inset-0 after:rounded-sheet"
              >
                {t(`insights.${step}`)}
              </button>
              <span className="z-1">
                <Definition
                  of={t(`insights.${step}`)}
                  text={`${t(`insights.${step}What`)} ${t('insights.sumWhat')} ${t('insights.changeWhat')}`}
                />
              </span>
            </div>
            <p className="tabular mt-1 text-28 leading-tight font-[750]">
              {formatNumber(range.totals[step], language)}
            </p>
            <div className="tabular mt-auto flex min-h-6 items-end justify-between gap-2 pt-1 text-14 text-muted">
              {comparison && comparison.whole[step] >= TREND_BASE ? (
                <Change now={range.whole[step]} before={comparison.whole[step]} base={TREND_BASE} />
              ) : (
                <span />
              )}
              <Sparkline values={range.buckets.filter((each) => hasBegun(each, now)).map(({ steps }) => steps[step])} />
            </div>
            {comparison && (
              <p className="tabular mt-1 truncate text-12 text-muted">
                {t('insights.before', { value: formatNumber(comparison.whole[step], language) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
