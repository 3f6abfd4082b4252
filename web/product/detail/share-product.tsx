import type { Product } from '#contract/products.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { ShareButton } from '#web/ui/buttons/share-button.tsx'

/** Shares the product's public page. */
export function ShareProduct({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  return (
    <ShareButton
      label={t('discovery.share')}
      title={t('discovery.shareTitle', { product: product.name, brand: product.brand.name })}
      path={to(PATHS.product, { productId: product.id })}
    />
  )
}
