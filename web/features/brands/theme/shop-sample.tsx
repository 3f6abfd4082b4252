import { Layers, PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BrandShop } from '#contract/brands.ts'
import type { Product } from '#contract/products.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TileGrid } from '#web/ui/page/tile-grid.tsx'
import { LazyShop } from './lazy-shop.tsx'

interface ShopSampleProps {
  readonly brand: BrandShop
  /** The first ones of its list. */
  readonly products: readonly Product[]
  /** Those that its sections may name. */
  readonly known: ReadonlyMap<string, Product>
  readonly renderTile: (product: Product, isFar: boolean) => ReactNode
}

/** The beginning of a shop, for the preview of its design. */
export function ShopSample({ brand, products, known, renderTile }: ShopSampleProps) {
  const { t } = useTranslation()
  const label = t('brands.productsOf', { brand: brand.name })
  return (
    <LazyShop
      brand={brand}
      products={known}
      renderTile={renderTile}
      actions={<SampleActions brand={brand} />}
      hrefOf={() => to(PATHS.shop, { brandId: brand.id })}
    >
      {products.length === 0 ? (
        <EmptyState icon={<PackageOpen size={34} />} title={t('brands.noProducts')} text={t('brands.noProductsText')} />
      ) : (
        <section aria-label={label}>
          <TileGrid label={label}>
            {products.map((product, at) => (
              <li key={product.id}>{renderTile(product, at > 5)}</li>
            ))}
          </TileGrid>
        </section>
      )}
    </LazyShop>
  )
}

/** Looks like the actions of a shop; in the preview nothing can be pressed. */
function SampleActions({ brand }: Pick<ShopSampleProps, 'brand'>) {
  const { t } = useTranslation()
  return (
    <>
      <Button tone="volt" className="w-full sm:w-auto">
        <Layers aria-hidden size={20} />
        {brand.theme?.button || t('brands.swipe')}
      </Button>
      <Button className="max-sm:flex-1">{t('brands.follow')}</Button>
      <Button tone="outline">{t('brands.hide')}</Button>
    </>
  )
}
