import { useState } from 'react'
import type { SalePreview, SalePreviewRow } from '#contract/brand-sales.ts'
import { priceWords } from '#contract/price.ts'
import type { Language, Timezone } from '#contract/vocabulary.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { ProductCard } from '#web/product/product-card.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import './sale-card.css'

/** Rows that are shown at first; blocked products come before the others. */
const FIRST_ROWS = 25

interface SaleEffectsProps {
  readonly preview: SalePreview
  readonly isStale: boolean
  /** Nothing can be mended any more. */
  readonly isOver?: boolean
  readonly timezone: Timezone
  /** Takes products out that cannot be reduced; absent where they cannot be taken out. */
  readonly onRemove?: ((ids: readonly string[]) => void) | undefined
}

/** What the law allows to show of each product, and the card as shoppers will see it. */
export function SaleEffects({ preview, isStale, isOver = false, timezone, onRemove }: SaleEffectsProps) {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  const blocked = preview.rows.filter(({ obstacle }) => obstacle !== null)
  const rows = [...blocked, ...preview.rows.filter(({ obstacle }) => obstacle === null)]
  const shown = showsAll ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <div className={classes('grid items-start gap-8', !isOver && 'lg:grid-cols-[minmax(0,1fr)_17rem]')}>
      <div aria-busy={isStale} className={isStale ? 'opacity-50 transition-opacity delay-150' : ''}>
        {blocked.length > 0 && !isOver && (
          <div
            role="status"
            className="mb-3 flex flex-wrap items-center gap-3 rounded-control border border-signal p-3"
          >
            <p className="mr-auto text-14 font-[600]">{t('sales.blocked', { count: blocked.length })}</p>
            {onRemove && (
              <Button tone="outline" size="s" onClick={() => onRemove(blocked.map(({ id }) => id))}>
                {t('sales.removeBlocked', { count: blocked.length })}
              </Button>
            )}
          </div>
        )}
        <EffectTable rows={shown} isOver={isOver} />
        {shown.length < rows.length && (
          <Button tone="ghost" size="s" className="mt-2" onClick={() => setShowsAll(true)}>
            {t('sales.moreRows', { count: rows.length - shown.length })}
          </Button>
        )}
      </div>
      {preview.card && (
        <div>
          <h3 className="mb-3 text-14 font-[600]">{t('sales.card')}</h3>
          <div className="sale-card">
            <ProductCard product={preview.card} headingId="sale-card" timezone={timezone} />
          </div>
        </div>
      )}
    </div>
  )
}

const euros = (cents: number, language: Language) => formatPrice(cents / 100, language)

const NUMBER = 'tabular px-2 py-2 text-right whitespace-nowrap'

function EffectTable({ rows, isOver }: { readonly rows: readonly SalePreviewRow[]; readonly isOver: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <table className="w-full border-y border-line text-14 max-md:hidden">
        <thead>
          <tr className="border-b border-line text-12 text-muted">
            <th className="py-2 pr-2 text-left font-[600]">{t('sales.product')}</th>
            <th className="px-2 py-2 text-right font-[600]">{t('sales.price')}</th>
            <th className="px-2 py-2 text-right font-[600]">{t('sales.lowest')}</th>
            <th className="px-2 py-2 text-right font-[600]">{t('sales.salePrice')}</th>
            <th className="py-2 pl-2 text-right font-[600]">{t('sales.shown')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <EffectRow key={row.id} row={row} isOver={isOver} />
          ))}
        </tbody>
      </table>
      <ul className="divide-y divide-line border-y border-line md:hidden">
        {rows.map((row) => (
          <EffectItem key={row.id} row={row} isOver={isOver} />
        ))}
      </ul>
    </>
  )
}

function useEffectTexts({
  priceCents,
  isPriceFrom,
  lowest30dCents,
  saleCents,
  shownPercent,
  obstacle,
}: SalePreviewRow) {
  const { t, language } = useTranslation()
  const from = isPriceFrom ? { variantPrices: [] } : {}
  const shown = obstacle ? t('sales.notReduced') : shownPercent === null ? '–' : `−${shownPercent}\u00a0%`
  return {
    price: priceWords(from, euros(priceCents, language), language),
    lowest: lowest30dCents === null ? '–' : euros(lowest30dCents, language),
    sale: priceWords(from, euros(saleCents, language), language),
    shown,
  }
}

interface EffectProps {
  readonly row: SalePreviewRow
  readonly isOver: boolean
}

/** Red only where it can still be mended. */
const obstacleLook = (isOver: boolean) => (isOver ? 'text-muted' : 'text-signal-text')

function EffectRow({ row, isOver }: EffectProps) {
  const { price, lowest, sale, shown } = useEffectTexts(row)
  return (
    <tr>
      <td className="py-2 pr-2">
        <span className="font-[600] [overflow-wrap:anywhere]">{row.name}</span>
        {row.obstacle && <span className={`mt-0.5 block ${obstacleLook(isOver)}`}>{row.obstacle.sentence}</span>}
      </td>
      <td className={NUMBER}>{price}</td>
      <td className={NUMBER}>{lowest}</td>
      <td className={`${NUMBER} font-[650]`}>{sale}</td>
      <td className="tabular py-2 pl-2 text-right font-[650]">{shown}</td>
    </tr>
  )
}

function EffectItem({ row, isOver }: EffectProps) {
  const { t } = useTranslation()
  const { price, lowest, sale, shown } = useEffectTexts(row)
  return (
    <li className="flex gap-3 py-2.5 text-14">
      <div className="min-w-0 flex-1">
        <p className="font-[600] [overflow-wrap:anywhere]">{row.name}</p>
        {row.obstacle ? (
          <p className={obstacleLook(isOver)}>{row.obstacle.sentence}</p>
        ) : (
          <p className="tabular text-muted">
            {price} → {sale}
            <span className="block">
              {t('sales.lowest')}: {lowest}
            </span>
          </p>
        )}
      </div>
      {!row.obstacle && <p className="tabular text-right text-16 font-[700]">{shown}</p>}
    </li>
  )
}
