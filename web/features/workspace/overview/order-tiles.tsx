import { useState } from 'react'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { percent } from '#web/i18n/percent.ts'
import { PATHS, to } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { Tile } from './tile.tsx'
import type { Overview } from './use-overview.ts'

const LINK = 'inline-flex min-h-6 items-center text-left underline underline-offset-4 hover:text-ink'

/** Product 2: what the shop reported, never an invented number. */
export function RevenueTile({ orders: { state, count, valueCents } }: Pick<Overview, 'orders'>) {
  const { t, language } = useTranslation()
  const isOn = state === 'on'
  const settings = (
    <Link href={to(PATHS.settings, undefined, { part: 'orders' })} className={LINK}>
      {t(state === 'off' ? 'overview.revenueConnect' : 'overview.revenueWaiting')}
    </Link>
  )
  return (
    <Tile
      name={t('overview.revenue')}
      what={t('overview.revenueWhat')}
      value={isOn ? formatPrice(valueCents / 100, language) : null}
      sub={isOn ? t('overview.revenueSub', { count }) : settings}
    />
  )
}

/** The rate of clicks to the shop; where orders are reported, that of orders is one press away. */
export function RateTile({ clickRate, clickRateBefore, clickDays, orders }: Overview) {
  const { t, language } = useTranslation()
  const [isOfOrders, setOfOrders] = useState(false)
  const rate = isOfOrders ? orders.rate : clickRate
  const note =
    rate === null
      ? t(isOfOrders ? 'overview.orderRateNone' : 'overview.rateNone')
      : isOfOrders || clickRateBefore === null
        ? t('overview.rateSub')
        : t('overview.rateBefore', { before: percent(clickRateBefore, language) })
  return (
    <Tile
      name={t(isOfOrders ? 'overview.orderRate' : 'overview.rate')}
      what={t(isOfOrders ? 'overview.orderRateWhat' : 'overview.rateWhat')}
      value={rate === null ? null : percent(rate, language)}
      {...(isOfOrders ? {} : { chart: clickDays })}
      sub={
        <span className="flex flex-col items-start">
          {note}
          {orders.state === 'on' && (
            <button type="button" className={LINK} onClick={() => setOfOrders(!isOfOrders)}>
              {t(isOfOrders ? 'overview.showClickRate' : 'overview.showOrderRate')}
            </button>
          )}
        </span>
      }
    />
  )
}
