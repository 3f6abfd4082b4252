import { INSIGHT_STEPS } from '#contract/insights.limits.ts'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { dayOf } from '#web/i18n/dates.ts'
import type { Translation } from '#web/i18n/language.ts'
import type { ChartBucket } from '#web/ui/charts/time-chart.tsx'
import { type FigureTable, sortedTable } from '#web/ui/figures/figure-table.ts'
import { bucketLabel, bucketName, groupName, hourWord, twoDigits, weekdayName } from './labels.ts'
import type { Breakdown, Series } from './use-insights.ts'
import type { Step, View } from './view.ts'

type Bucket = Series['range']['buckets'][number]

const FUNNEL = ['shown', 'viewed', 'liked', 'opened', 'clicked'] as const satisfies readonly Step[]

/** Null where there was no one to do it. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
const changeOf = (now: number, before: number): number | null => (before === 0 ? null : (now - before) / before)

/** Buckets of the future have not begun: nothing is known of them. Hours begin at a moment, the others on a day in Berlin. */
export const hasBegun = ({ start }: Pick<Bucket, 'start'>, now: Date): boolean =>
  start.includes('T') ? Date.parse(start) <= now.getTime() : start <= dayOf(now, DEFAULT_TIMEZONE)

export function bucketsOf({ range, comparison }: Series, { unit }: View, words: Translation): readonly ChartBucket[] {
  return range.buckets.map(({ start, isIncomplete }, index) => {
    const compared = comparison?.buckets[index]
    return {
      label: bucketLabel(start, unit, words.language),
      name: bucketName(start, unit, words),
      comparedName: compared && bucketName(compared.start, unit, words),
      isIncomplete,
    }
  })
}

/** Every bucket that has begun, with what it is compared with. */
export function timeTable(series: Series, view: View, words: Translation, now: Date): FigureTable {
  const { t } = words
  const { step, unit } = view
  const { comparison, range } = series
  const others = INSIGHT_STEPS.filter((each) => each !== step)
  const steps = comparison ? [step] : [step, ...others]
  return {
    columns: [
      { key: 'bucket', name: t('insights.bucket'), kind: 'text' },
      ...steps.map((each) => ({ key: each, name: t(`insights.${each}`), kind: 'count' }) as const),
      ...(comparison
        ? ([
            { key: 'before', name: t('insights.comparedOf', { step: t(`insights.${step}`) }), kind: 'count' },
            { key: 'change', name: t('insights.change'), kind: 'share' },
            { key: 'compared', name: t('insights.comparedBucket'), kind: 'text' },
          ] as const)
        : []),
    ],
    rows: range.buckets
      .map((bucket, index) => ({ bucket, other: comparison?.buckets[index] }))
      .filter(({ bucket }) => hasBegun(bucket, now))
      .map(({ bucket, other }) => {
        const name = bucketName(bucket.start, unit, words)
        const before = other?.steps[step]
        return {
          key: bucket.start,
          cells: [
            bucket.isIncomplete ? t('figures.incomplete', { bucket: name }) : name,
            ...steps.map((each) => bucket.steps[each]),
            ...(comparison
              ? [
                  before ?? null,
                  // What is not over cannot be compared.
                  before === undefined || bucket.isIncomplete || other?.isIncomplete
                    ? null
                    : changeOf(bucket.steps[step], before),
                  other ? bucketName(other.start, unit, words) : null,
                ]
              : []),
          ],
        }
      }),
  }
}

/** The steps of the funnel, all and by promotion; with the orders where the shop reports them. */
export function funnelRows(
  { range: { totals }, orders }: Pick<Series, 'orders'> & { readonly range: Pick<Series['range'], 'totals'> },
  { rows }: Breakdown,
) {
  const of = (key: string, step: Step) => rows.find((row) => row.key === key)?.steps[step] ?? 0
  const steps = FUNNEL.map((step) => ({
    step: step as (typeof FUNNEL)[number] | 'ordered',
    total: totals[step],
    organic: of('organic', step),
    promoted: of('promoted', step),
  }))
  if (orders) steps.push({ step: 'ordered', total: orders.organic + orders.promoted, ...orders })
  return steps.map((row, index) => {
    const before = steps[index - 1]
    return {
      ...row,
      ofFirst: shareOf(row.total, totals.shown),
      ofBefore: before ? changeOf(row.total, before.total) : null,
    }
  })
}

export function funnelTable(rows: ReturnType<typeof funnelRows>, { t }: Translation): FigureTable {
  return {
    columns: [
      { key: 'step', name: t('insights.step'), kind: 'text' },
      { key: 'total', name: t('insights.total'), kind: 'count' },
      { key: 'ofFirst', name: t('insights.ofFirst'), kind: 'share' },
      { key: 'ofBefore', name: t('insights.ofBefore'), kind: 'share' },
      { key: 'organic', name: t('insights.organic'), kind: 'count' },
      { key: 'promoted', name: t('insights.promotedShort'), kind: 'count' },
    ],
    rows: rows.map(({ step, total, ofFirst, ofBefore, organic, promoted }) => ({
      key: step,
      cells: [t(`insights.${step}`), total, ofFirst, ofBefore, organic, promoted],
    })),
  }
}

interface ListOptions extends Pick<View, 'by' | 'sort' | 'isRising'> {
  readonly hrefOf?: ((key: string) => string) | undefined
}

/** All steps by one property, sorted by a column; as they came, the most shown first, without one. */
export function listTable({ rows }: Breakdown, options: ListOptions, words: Translation): FigureTable {
  const { t } = words
  const { by, sort, isRising, hrefOf } = options
  const columns: FigureTable['columns'] = [
    { key: 'name', name: t(`insights.by-${by}`), kind: 'text' },
    ...INSIGHT_STEPS.map((step) => ({ key: step, name: t(`insights.${step}`), kind: 'count' }) as const),
    { key: 'likeRate', name: t('insights.likeRate'), kind: 'share' },
    { key: 'clickRate', name: t('insights.clickRate'), kind: 'share' },
  ]
  const found = rows.map((row) => ({
    key: row.key,
    href: hrefOf?.(row.key),
    cells: [
      groupName(by, row, words),
      ...INSIGHT_STEPS.map((step) => row.steps[step]),
      shareOf(row.steps.liked, row.steps.liked + row.steps.passed),
      shareOf(row.steps.clicked, row.steps.viewed),
    ],
  }))
  return sortedTable({ columns, rows: found }, { sort, isRising, language: words.language })
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Values of a step by weekday and hour. */
export const hourValues = ({ rows }: Breakdown, step: Step): readonly (readonly number[])[] => {
  const found = new Map(rows.map(({ key, steps }) => [key, steps[step]]))
  return WEEKDAYS.map((weekday) => HOURS.map((hour) => found.get(`${weekday} ${twoDigits(hour)}`) ?? 0))
}

export function hourTable(values: ReturnType<typeof hourValues>, { t, language }: Translation): FigureTable {
  return {
    columns: [
      { key: 'weekday', name: t('insights.weekday'), kind: 'text' },
      ...HOURS.map(
        (hour) =>
          ({
            key: `h${hour}`,
            name: t('insights.hourColumn', { hour: hourWord(hour, language) }),
            kind: 'count',
          }) as const,
      ),
    ],
    rows: WEEKDAYS.map((weekday, index) => ({
      key: String(weekday),
      cells: [weekdayName(weekday, language, 'long'), ...(values[index] ?? [])],
    })),
  }
}
