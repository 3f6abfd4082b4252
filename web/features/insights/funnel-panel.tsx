import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { percent, signedPercent } from '#web/i18n/percent.ts'
import { funnelRows, funnelTable } from './figures.ts'
import { InsightPanel, type PanelProps } from './panel.tsx'
import type { Breakdown, Series } from './use-insights.ts'

interface FunnelPanelProps extends PanelProps {
  readonly series: Series
  readonly promotion: Breakdown
  readonly isStale: boolean
}

/** From being shown to the click and the reported order, each step with what is lost to it, organic and promoted. */
export function FunnelPanel({ series, promotion, view, onChange, isStale }: FunnelPanelProps) {
  const words = useTranslation()
  const { t, language } = words
  const rows = funnelRows(series, promotion)
  const most = Math.max(1, ...rows.map(({ total }) => total))
  const number = (value: number) => formatNumber(value, language)
  const width = (value: number) => ({ width: `${(value / most) * 100}%` })
  return (
    <InsightPanel
      id="funnel"
      title={t('insights.funnel')}
      what={series.orders ? `${t('insights.funnelWhat')} ${t('insights.orderedWhat')}` : t('insights.funnelWhat')}
      view={view}
      onChange={onChange}
      isStale={isStale}
      table={funnelTable(rows, words)}
      chart={
        <ol className="tabular flex flex-col gap-3 text-14">
          {rows.map(({ step, total, organic, promoted, ofFirst, ofBefore }, index) => (
            <li key={step}>
              <div className="flex items-baseline justify-between gap-4">
                <span className="font-[600]">{t(`insights.${step}`)}</span>
                <strong className="text-16 font-[700]">{number(total)}</strong>
              </div>
              <div className="mt-1 flex h-3 gap-px overflow-hidden rounded-pill bg-line [print-color-adjust:exact]">
                <div className="bg-sky" style={width(organic)} />
                <div className="bg-ink" style={width(promoted)} />
              </div>
              <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-muted">
                <span>
                  {index > 0 && ofFirst !== null && t('insights.ofShown', { share: percent(ofFirst, language) })}
                  {ofBefore !== null && ` · ${t('insights.lost', { change: signedPercent(ofBefore, language) })}`}
                </span>
                <span className="flex items-center gap-1.5">
                  <span className="size-2.5 rounded-[2px] bg-sky" />
                  {t('insights.organicCount', { count: number(organic) })}
                  <span className="ml-1.5 size-2.5 rounded-[2px] bg-ink" />
                  {t('insights.promotedCount', { count: number(promoted) })}
                </span>
              </p>
            </li>
          ))}
        </ol>
      }
    />
  )
}
