import { useEffect, useState } from 'react'
import type { Product } from '#contract/products.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'

const MINUTE_MS = 60_000
const UNITS = [
  ['days', 24 * 60 * MINUTE_MS, Number.POSITIVE_INFINITY],
  ['hours', 60 * MINUTE_MS, 24],
  ['minutes', MINUTE_MS, 60],
] as const

/** Time until the next of these products is released; nothing when all are. */
export function DropCountdown({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation()
  const timezone = useTimezone()
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const releases = products.flatMap(({ releaseDate }) => (releaseDate === null ? [] : [releaseDate]))
  const next = releases.filter((at) => Date.parse(at) > nowMs).sort()[0]
  if (next === undefined) return null
  const leftMs = Date.parse(next) - nowMs
  return (
    // The server's clock and the device's differ: the next minute corrects it.
    <p className="shop-countdown" suppressHydrationWarning>
      <span className="sr-only" suppressHydrationWarning>
        {t('brands.nextDrop', { date: formatReleaseDate(next, timezone) })}
      </span>
      {UNITS.map(([unit, ms, most]) => {
        const count = Math.floor(leftMs / ms) % most
        return (
          <span key={unit} aria-hidden>
            <b suppressHydrationWarning>{`${count}`.padStart(2, '0')}</b> {t(`brands.${unit}`)}
          </span>
        )
      })}
    </p>
  )
}
