import { useTranslation } from '#web/i18n/language.ts'
import { Panel } from './panel.tsx'
import { ShareBars } from './share-bars.tsx'
import type { ProductInsights } from './use-product-insights.ts'

/** Size gap: how many of those who saved the product and named sizes find none of theirs. */
export function SizePanel({ size }: { readonly size: NonNullable<ProductInsights['size']> }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('productfigures.size')} what={t('productfigures.sizeWhat')}>
      <ShareBars
        rows={[{ key: 'missing', label: t('productfigures.sizeMissing'), share: size.missing, isOwn: true }]}
        caption={t('productfigures.size')}
      />
    </Panel>
  )
}
