import type { CampaignReport, ReportSums } from '#contract/campaign-report.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { percent } from '#web/i18n/percent.ts'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { Change } from '#web/ui/figures/change.tsx'
import { Definition } from '#web/ui/figures/definition.tsx'
import { euros } from '../money.ts'
import { meanCents, ratio } from './report-tables.ts'

const TILES = ['cost', 'charged', 'price', 'impressions', 'clickRate', 'orderValue'] as const
type Tile = (typeof TILES)[number]
type Value = number | null

/** Below so many clicks a change in percent says nothing. */
const FEW = 10

const VALUES: Readonly<Record<Tile, (sums: ReportSums) => Value>> = {
  cost: ({ costCents }) => costCents,
  charged: ({ charged }) => charged,
  price: ({ costCents, charged }) => meanCents(costCents, charged),
  impressions: ({ impressions }) => impressions,
  clickRate: ({ charged, impressions }) => ratio(charged, impressions),
  orderValue: ({ orderCents }) => orderCents,
}

interface ReportTilesProps {
  readonly report: CampaignReport
  readonly days: readonly CampaignReport['days'][number][]
}

/** The sums of the range, each with how it was before and over time. */
export function ReportTiles({ report, days }: ReportTilesProps) {
  const { t } = useTranslation()
  const { total, before, hasOrders } = report
  return (
    <section aria-label={t('adreport.tiles')}>
      <ul className="relative grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3 xl:grid-cols-6">
        {TILES.map((tile) => {
          const sumOf = tile === 'orderValue' && !hasOrders ? () => null : VALUES[tile]
          return (
            <OneTile
              key={tile}
              tile={tile}
              now={sumOf(total)}
              before={before.impressions === 0 ? null : sumOf(before)}
              hasBase={before.charged >= FEW}
              run={days.map((day) => sumOf(day) ?? 0)}
            />
          )
        })}
      </ul>
    </section>
  )
}

interface OneTileProps {
  readonly tile: Tile
  readonly now: Value
  readonly before: Value
  readonly hasBase: boolean
  readonly run: readonly number[]
}

function OneTile({ tile, now, before, hasBase, run }: OneTileProps) {
  const { t, language } = useTranslation()
  const text = (value: Value): string => {
    if (value === null) return '–'
    if (tile === 'clickRate') return percent(value, language)
    return tile === 'charged' || tile === 'impressions' ? formatNumber(value, language) : euros(value, language)
  }
  const name = t(`adreport.${tile}`)
  return (
    <li className="flex min-w-0 flex-col rounded-sheet border border-line bg-surface p-3.5 max-md:static md:relative">
      <div className="flex items-start justify-between gap-1">
        <p className="min-w-0 flex-1 text-14 leading-5 font-[600] text-muted hyphens-auto">{name}</p>
        <span className="z-1">
          <Definition of={name} text={`${t(`adreport.${tile}What`)} ${t('adreport.tileWhat')}`} />
        </span>
      </div>
      <p className="tabular mt-1 text-22 leading-tight font-[750] whitespace-nowrap sm:text-28">{text(now)}</p>
      <div className="tabular mt-auto flex min-h-6 items-end justify-between gap-2 pt-1 text-14 text-muted">
        {hasBase && before !== null && now !== null ? <Change now={now} before={before} base={0} /> : <span />}
        {now !== null && run.length > 1 && <Sparkline values={scaled(run)} />}
      </div>
      {before !== null && (
        <p className="tabular mt-1 truncate text-12 text-muted">{t('adreport.tileBefore', { value: text(before) })}</p>
      )}
    </li>
  )
}

/** Shares of less than one would look like nothing. */
function scaled(run: readonly number[]): readonly number[] {
  const most = Math.max(...run)
  return most === 0 ? run : run.map((value) => (value / most) * 100)
}
