import { TREND_BASE } from '#contract/overview.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Change } from '#web/ui/figures/change.tsx'
import { RateTile, RevenueTile } from './order-tiles.tsx'
import { Tile } from './tile.tsx'
import type { Overview } from './use-overview.ts'

/** Two beside each other on phones; then as many as fit their words. Definitions are placed by it on phones. */
export const TILE_GRID =
  'relative grid grid-cols-2 gap-2.5 md:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] md:gap-3'

/** Spec §2: the figures of the dashboard. */
export function Tiles({ overview }: { readonly overview: Overview }) {
  const { t, language } = useTranslation()
  const { products, views, saves, interested, followers } = overview
  const number = (value: number) => formatNumber(value, language)
  return (
    <section>
      <h2 className="sr-only">{t('overview.tiles')}</h2>
      <ul className={TILE_GRID}>
        <Tile
          name={t('overview.products')}
          what={t('overview.productsWhat')}
          value={number(products.total)}
          sub={t('overview.productsSub', { listed: products.listed, draft: products.draft, review: products.inReview })}
        />
        <Tile
          name={t('overview.views')}
          what={t('overview.viewsWhat')}
          value={number(views.total)}
          sub={t('overview.viewsSub', { count: views.week })}
          chart={views.days}
        />
        <Tile
          name={t('overview.saves')}
          what={t('overview.savesWhat')}
          value={number(saves.total)}
          sub={t('overview.savesSub', {
            change: signed(saves.week, language),
            before: signed(saves.weekBefore, language),
          })}
          chart={saves.days}
        />
        <RateTile {...overview} />
        <Tile
          name={t('overview.today')}
          what={t('overview.todayWhat')}
          value={number(views.today)}
          sub={
            <>
              {views.yesterdaySoFar >= TREND_BASE && (
                <>
                  <Change now={views.today} before={views.yesterdaySoFar} base={TREND_BASE} />{' '}
                </>
              )}
              {t('overview.todaySub', { hour: `${views.hour}:00`, yesterday: number(views.yesterdaySoFar) })}
            </>
          }
        />
        <Trend views={views} />
        <RevenueTile orders={overview.orders} />
        <Tile
          name={t('overview.interested')}
          what={t('overview.interestedWhat')}
          value={number(interested)}
          sub={t('overview.interestedSub', { count: followers })}
        />
      </ul>
    </section>
  )
}

function Trend({ views }: Pick<Overview, 'views'>) {
  const { t } = useTranslation()
  const { week, weekBefore, days } = views
  const text = { name: t('overview.trend'), what: t('overview.trendWhat') }
  if (week === 0 && weekBefore === 0) return <Tile {...text} value={null} sub={t('overview.trendNone')} />
  const sub = t('overview.trendSub', { week, before: weekBefore })
  return (
    <Tile
      {...text}
      value={<Change now={week} before={weekBefore} base={TREND_BASE} size={24} />}
      sub={sub}
      chart={days}
    />
  )
}

/** `+3`, `−2` or `±0`. */
const signed = (change: number, language: Language): string =>
  (change > 0 ? '+' : change < 0 ? '−' : '±') + formatNumber(Math.abs(change), language)
