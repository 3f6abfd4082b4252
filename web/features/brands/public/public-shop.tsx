import { PackageOpen, Store, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import type { ProductType } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS, to, toLogin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'
import { TileGrid, TileGridSkeleton } from '#web/ui/page/tile-grid.tsx'
import { SHOP_COLUMN } from '../shop-column.ts'
import { LazyShop } from '../theme/lazy-shop.tsx'
import { usePublicShop } from './use-public-shop.ts'
import { VisitorActions } from './visitor-actions.tsx'

interface PublicShopProps {
  readonly id: string
  readonly renderTile: (product: Product, isFar: boolean) => ReactNode
  /** The note about prices and ranking. */
  readonly note: ReactNode
}

/** The shop of a brand for visitors without a session. */
export function PublicShop({ id, renderTile, note }: PublicShopProps) {
  const { t } = useTranslation()
  const shop = usePublicShop(id)
  usePageName(shop.brand?.name)
  if (shop.isUnknown) {
    return (
      <div className={SHOP_COLUMN}>
        <EmptyState level={1} icon={<Store size={34} />} title={t('brands.unknown')} text={t('brands.unknownText')}>
          <Link href={PATHS.home} className={buttonLook('solid')}>
            {t('brands.toStart', { name: PRODUCT.name })}
          </Link>
        </EmptyState>
      </div>
    )
  }
  if (shop.hasFailed) {
    return (
      <div className={SHOP_COLUMN}>
        <EmptyState level={1} icon={<WifiOff size={34} />} title={t('brands.shopFailed')} text={t('brands.failedText')}>
          <Button onClick={shop.retry}>{t('ui.retry')}</Button>
        </EmptyState>
      </div>
    )
  }
  const { brand, products, featured } = shop
  if (!brand) {
    return (
      <div role="status" className={classes(SHOP_COLUMN, 'flex flex-col gap-6')}>
        <span className="sr-only">{t('ui.loading')}</span>
        <Skeleton className="h-64 rounded-card!" />
        <TileGridSkeleton />
      </div>
    )
  }
  const list =
    products.length === 0 ? (
      <EmptyState
        icon={<PackageOpen size={34} />}
        title={t(brand.closure ? 'brands.closedTitle' : 'brands.noProducts')}
        text={t(brand.closure ? 'brands.noProductsClosed' : 'brands.noProductsText')}
      />
    ) : (
      <section aria-label={t('brands.productsOf', { brand: brand.name })} className="flex flex-col gap-4">
        {note}
        <TileGrid label={t('brands.productsOf', { brand: brand.name })}>
          {products.map((product, at) => (
            <li key={product.id}>{renderTile(product, at > 5)}</li>
          ))}
        </TileGrid>
        <MorePages
          hasMore={shop.hasMore}
          isFetching={shop.isFetching}
          hasFailed={shop.hasMoreFailed}
          onMore={shop.more}
          byHand={brand.theme !== null}
        />
      </section>
    )
  const actions = <VisitorActions brand={brand} />
  const hrefOf = (type: ProductType) => toLogin(to(PATHS.shop, { brandId: brand.id }, { productType: type }))
  return (
    <LazyShop {...{ brand, renderTile, actions, hrefOf }} products={featured}>
      {list}
    </LazyShop>
  )
}
