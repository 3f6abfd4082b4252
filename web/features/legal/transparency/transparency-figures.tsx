import { useCallback, useEffect, useState } from 'react'
import { GROUND_KEYS, GROUNDS } from '#contract/moderation.limits.ts'
import type { YearFigures } from '#contract/transparency.ts'
import { NOTICE_REASONS } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ExportMenu } from '#web/ui/figures/export-menu.tsx'
import type { FigureRow, FigureTable } from '#web/ui/figures/figure-table.ts'
import { FigureTableView } from '#web/ui/figures/figure-table-view.tsx'

/** The figures of reports, restrictions and appeals as one table with a column per year, and as CSV (DSA art. 15). */
export function TransparencyFigures() {
  const { t } = useTranslation()
  const { data, hasFailed, load } = useYears()
  const table = useTable(data?.years ?? [])
  if (!data) {
    return hasFailed ? <RetryRow text={t('transparency.failed')} onRetry={load} /> : <Skeleton className="h-96" />
  }
  return (
    <div>
      <div className="mb-3 flex items-center justify-between gap-3">
        <p className="text-14 text-muted">{t('transparency.running', { year: String(data.years[0]?.year ?? '') })}</p>
        <ExportMenu title={t('transparency.title')} table={table} fileName="transparency" />
      </div>
      <FigureTableView label={t('transparency.table')} table={table} />
    </div>
  )
}

/** Loaded without the cache of the app, which visitors do not have. */
function useYears() {
  const [data, setData] = useState<{ readonly years: readonly YearFigures[] } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    call('GET /api/site/transparency').then(setData, () => setFailed(true))
  }, [])
  useEffect(load, [load])
  return { data, hasFailed, load }
}

type Count = (figures: YearFigures) => number | null

/** One row per figure; reasons and grounds that never occurred are left out. */
function useTable(years: readonly YearFigures[]): FigureTable {
  const { t, language } = useTranslation()
  const row = (key: string, name: string, count: Count): FigureRow => ({ key, cells: [name, ...years.map(count)] })
  const reasons = NOTICE_REASONS.map((reason) =>
    row(
      `reason-${reason}`,
      t('transparency.reason', { reason: t(`contact.reason-${reason}`) }),
      ({ notices }) => notices.reasons.find((each) => each.reason === reason)?.count ?? 0,
    ),
  )
  const grounds = GROUND_KEYS.map((ground) =>
    row(
      `ground-${ground}`,
      t('transparency.ground', { ground: GROUNDS[ground].title[language] }),
      ({ restrictions }) => restrictions.grounds.find((each) => each.ground === ground)?.count ?? 0,
    ),
  )
  const occurs = ({ cells }: FigureRow) => cells.slice(1).some((cell) => cell !== 0)
  return {
    columns: [
      { key: 'name', name: t('transparency.name'), kind: 'text' },
      ...years.map(({ year }) => ({ key: String(year), name: String(year), kind: 'count' as const })),
    ],
    rows: [
      row('received', t('transparency.received'), ({ notices }) => notices.received),
      ...reasons.filter(occurs),
      row('restricted', t('transparency.restricted'), ({ notices }) => notices.restricted),
      row('kept', t('transparency.kept'), ({ notices }) => notices.kept),
      row('open', t('transparency.open'), ({ notices }) => notices.open),
      row('medianHours', t('transparency.medianHours'), ({ notices }) => notices.medianHours),
      row('made', t('transparency.made'), ({ restrictions }) => restrictions.made),
      ...grounds.filter(occurs),
      row('automated', t('transparency.automated'), ({ restrictions }) => restrictions.automated),
      row('reversed', t('transparency.reversed'), ({ restrictions }) => restrictions.reversed),
      row('appealsReceived', t('transparency.appealsReceived'), ({ appeals }) => appeals.received),
      row('granted', t('transparency.granted'), ({ appeals }) => appeals.granted),
      row('rejected', t('transparency.rejected'), ({ appeals }) => appeals.rejected),
      row('appealsOpen', t('transparency.appealsOpen'), ({ appeals }) => appeals.open),
      row('appealsMedian', t('transparency.appealsMedian'), ({ appeals }) => appeals.medianHours),
    ],
  }
}
