import { useState } from 'react'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { percent } from '#web/i18n/percent.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { BarList } from '#web/ui/charts/bar-list.tsx'
import { listTable } from './figures.ts'
import { groupName } from './labels.ts'
import { InsightPanel, type PanelProps } from './panel.tsx'
import type { Breakdown } from './use-insights.ts'
import { LISTED_BY, type View } from './view.ts'

interface ListPanelProps extends PanelProps {
  readonly breakdown: Breakdown
  readonly isStale: boolean
  /** Without those that one product has only one value of. */
  readonly groups?: readonly (typeof LISTED_BY)[number][]
  /** The page of a product. */
  readonly hrefOf?: ((productId: string) => string) | undefined
}

const FIRST_BARS = 10

/** The chosen step by one property: bars, or a table of all steps that can be sorted. */
export function ListPanel({ breakdown, view, onChange, isStale, groups = LISTED_BY, hrefOf }: ListPanelProps) {
  const words = useTranslation()
  const { t } = words
  const by = groups.includes(view.by) ? view.by : (groups[0] ?? view.by)
  const link = by === 'product' ? hrefOf : undefined
  const sort = (key: string) =>
    onChange({ ...view, sort: key, isRising: key === view.sort ? !view.isRising : key === 'name' })
  return (
    <InsightPanel
      id="list"
      title={t('insights.list')}
      what={t('insights.listWhat')}
      view={view}
      onChange={onChange}
      isStale={isStale}
      table={listTable(breakdown, { by, sort: view.sort, isRising: view.isRising, hrefOf: link }, words)}
      sort={{ key: view.sort ?? 'shown', isRising: view.isRising, onSort: sort }}
      controls={
        <fieldset className="-mx-4 mb-3 min-w-0 overflow-x-auto px-4 py-1 print:hidden">
          <legend className="sr-only">{t('insights.by')}</legend>
          <div className="flex w-max gap-2 *:px-4! *:text-14!">
            {groups.map((each) => (
              <ChoiceChip key={each} pressed={each === by} onPress={() => onChange({ ...view, by: each })}>
                {t(`insights.by-${each}`)}
              </ChoiceChip>
            ))}
          </div>
        </fieldset>
      }
      chart={<Bars key={by} breakdown={breakdown} by={by} step={view.step} hrefOf={link} />}
    />
  )
}

interface BarsProps extends Pick<View, 'by' | 'step'>, Pick<ListPanelProps, 'breakdown' | 'hrefOf'> {}

function Bars({ breakdown, by, step, hrefOf }: BarsProps) {
  const words = useTranslation()
  const { t, language } = words
  const [areAllShown, setAllShown] = useState(false)
  const sum = breakdown.rows.reduce((total, { steps }) => total + steps[step], 0)
  const bars = breakdown.rows
    .map((row) => ({
      key: row.key,
      name: groupName(by, row, words),
      value: row.steps[step],
      text: formatNumber(row.steps[step], language),
      note: sum > 0 && percent(row.steps[step] / sum, language),
      href: hrefOf?.(row.key),
    }))
    .toSorted((a, b) => b.value - a.value)
  if (bars.length === 0) return <p className="text-14 text-muted">{t('insights.listEmpty')}</p>
  return (
    <>
      <BarList label={t(`insights.by-${by}`)} bars={areAllShown ? bars : bars.slice(0, FIRST_BARS)} />
      {!areAllShown && bars.length > FIRST_BARS && (
        <Button tone="outline" size="s" className="mt-3" onClick={() => setAllShown(true)}>
          {t('insights.allBars', { count: bars.length })}
        </Button>
      )}
    </>
  )
}
