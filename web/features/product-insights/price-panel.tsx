import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Panel } from './panel.tsx'
import { ShareBars, type ShareRow } from './share-bars.tsx'
import type { ProductInsights } from './use-product-insights.ts'

/** Price radar: how many of those who passed said "too expensive", beside earlier and similar prices. */
export function PricePanel({ price }: Pick<ProductInsights, 'price'>) {
  const { t, language } = useTranslation()
  const euros = (cents: number) => formatPrice(cents / 100, language)
  const { priceCents, now, before, similar } = price
  const rows: ShareRow[] =
    priceCents === null
      ? []
      : [
          {
            key: 'now',
            label: t('productfigures.priceNow', { price: euros(priceCents) }),
            share: now,
            isOwn: true,
          },
          ...before.map((share) => ({
            key: String(share.priceCents),
            label: t('productfigures.priceBefore', { price: euros(share.priceCents) }),
            share,
          })),
          {
            key: 'similar',
            label: similar
              ? t('productfigures.priceSimilar', { from: euros(similar.fromCents), to: euros(similar.toCents) })
              : t('productfigures.priceSimilarNone'),
            share: similar,
          },
        ]
  return (
    <Panel title={t('productfigures.price')} what={t('productfigures.priceWhat')}>
      {rows.length === 0 ? (
        <p className="text-14">{t('productfigures.priceNone')}</p>
      ) : (
        <>
          <PriceSentence now={now} similar={similar} />
          <ShareBars rows={rows} caption={t('productfigures.price')} />
        </>
      )}
    </Panel>
  )
}

/** Says what the figures allow to say: intervals that overlap are no difference. */
function PriceSentence({ now, similar }: Pick<ProductInsights['price'], 'now' | 'similar'>) {
  const { t } = useTranslation()
  if (!now || !similar) return null
  const text =
    now.low > similar.high
      ? t('productfigures.priceMore')
      : now.high < similar.low
        ? t('productfigures.priceLess')
        : t('productfigures.priceSame')
  return <p className="mb-2 max-w-prose text-14 font-[550]">{text}</p>
}
