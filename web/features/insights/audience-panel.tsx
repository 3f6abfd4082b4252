import { AUDIENCE_TRAITS, type AudienceTrait } from '#contract/audience.limits.ts'
import { FEWEST_PEOPLE } from '#contract/product-insights.limits.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { type Translation, useTranslation } from '#web/i18n/language.ts'
import { BarList } from '#web/ui/charts/bar-list.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { FigureTable } from '#web/ui/figures/figure-table.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { bandName, bucketName, groupName } from './labels.ts'
import { InsightPanel, type PanelProps } from './panel.tsx'
import { type Audience, useAudience } from './use-insights.ts'

type Month = Audience['months'][number]

/** What the people who like the brand have in common, by month; never of fewer than twenty (Decision 135). */
export function AudiencePanel({ view, onChange }: PanelProps) {
  const words = useTranslation()
  const { t, language } = words
  const { answer, error, retry } = useAudience()
  if (error !== null) return <RetryRow text={t('insights.failed')} onRetry={retry} />
  if (!answer) return <Skeleton className="h-48" />
  const month = answer.months.find((each) => each.month === view.month) ?? answer.months[0]
  if (!month) {
    return (
      <section className="border-t border-line pt-3">
        <h2 className="mb-2 text-18 font-[700]">{t('insights.audience')}</h2>
        <p className="text-14 font-[600]">{t('insights.audienceFew')}</p>
        <p className="mt-1 max-w-prose text-14 text-muted">{t('insights.audienceFewText', { count: FEWEST_PEOPLE })}</p>
      </section>
    )
  }
  return (
    <InsightPanel
      id="audience"
      title={t('insights.audience')}
      what={t('insights.audienceWhat', { count: FEWEST_PEOPLE })}
      view={view}
      onChange={onChange}
      isStale={false}
      days={{ from: month.month, to: lastDay(month.month) }}
      table={audienceTable(month, words)}
      controls={
        <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
          <div className="w-56 print:hidden">
            <SelectField
              label={t('insights.audienceMonth')}
              value={month.month}
              options={answer.months.map((each) => ({
                value: each.month,
                label: bucketName(each.month, 'month', words),
              }))}
              onChange={(chosen) => onChange({ ...view, month: chosen })}
            />
          </div>
          <p className="tabular pb-3 text-14 text-muted">
            {t('insights.audiencePeople', { count: formatNumber(month.people, language) })}
          </p>
        </div>
      }
      chart={
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
          {AUDIENCE_TRAITS.map((trait) => (
            <Trait key={trait} trait={trait} month={month} />
          ))}
        </div>
      }
    />
  )
}

function Trait({ trait, month }: { readonly trait: AudienceTrait; readonly month: Month }) {
  const words = useTranslation()
  const { t, language } = words
  const values = month.traits[trait]
  const name = t(`insights.audience-${trait}`)
  const isRest = values.reduce((sum, { people }) => sum + people, 0) <= month.people - FEWEST_PEOPLE
  return (
    <section>
      <h3 className="mb-1 text-14 font-[650]">{name}</h3>
      {values.length === 0 ? (
        <p className="text-14 text-muted">{t('insights.audienceFew')}</p>
      ) : (
        <BarList
          label={name}
          bars={values.map(({ value, people }) => ({
            key: value,
            name: valueName(trait, value, words),
            value: people,
            text: formatNumber(people, language),
          }))}
        />
      )}
      {values.length > 0 && isRest && <p className="mt-2 text-14 text-muted">{t('insights.audienceRest')}</p>}
    </section>
  )
}

const lastDay = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10)

function valueName(trait: AudienceTrait, value: string, words: Translation): string {
  const { t } = words
  if (value === 'none') return t(`insights.${trait}None`)
  if (value === 'several') return t('insights.genderSeveral')
  return trait === 'price' ? bandName(Number(value), words) : groupName(trait, { key: value, name: null }, words)
}

function audienceTable(month: Month, words: Translation): FigureTable {
  const { t } = words
  return {
    columns: [
      { key: 'trait', name: t('insights.audienceTrait'), kind: 'text' },
      { key: 'value', name: t('insights.audienceValue'), kind: 'text' },
      { key: 'people', name: t('insights.audienceCount'), kind: 'count' },
    ],
    rows: AUDIENCE_TRAITS.flatMap((trait) =>
      month.traits[trait].map(({ value, people }) => ({
        key: `${trait} ${value}`,
        cells: [t(`insights.audience-${trait}`), valueName(trait, value, words), people],
      })),
    ),
  }
}
