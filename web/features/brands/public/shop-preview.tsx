import { Eye, Link2Off, PackageOpen, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import type { PreviewedShop } from '#contract/search.ts'
import { PREVIEW_LINK_HOURS } from '#contract/shop-theme.limits.ts'
import type { ProductType } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { logFailure } from '#web/device/silently.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'
import { TileGrid, TileGridSkeleton } from '#web/ui/page/tile-grid.tsx'
import { SHOP_COLUMN } from '../shop-column.ts'
import { LazyShop, prepareLook } from '../theme/lazy-shop.tsx'
import { VisitorActions } from './visitor-actions.tsx'

interface ShopPreviewProps {
  readonly token: string
  readonly renderTile: (product: Product, isFar: boolean) => ReactNode
}

/** A shop as its draft would show it, for those who have the link. */
export function ShopPreview({ token, renderTile }: ShopPreviewProps) {
  const { t, language } = useTranslation()
  const { answer, error, retry } = useAnswer(
    `${language} ${token}`,
    async (signal) => {
      const shop = await call('GET /api/public/shop-previews/{token}', { params: { token }, signal })
      await prepareLook(shop.brand.theme).catch((failure: unknown) => logFailure('fetch a design', failure))
      return shop
    },
    undefined,
  )
  usePageName(answer?.brand.name)
  if (error !== null) return <NoPreview error={error} onRetry={retry} />
  if (!answer) {
    return (
      <main id="content" className={SHOP_COLUMN}>
        <TileGridSkeleton />
      </main>
    )
  }
  const { brand, products, featured } = answer
  const hrefOf = (productType: ProductType) => to(PATHS.shop, { brandId: brand.id }, { productType })
  return (
    <>
      <PreviewBar shop={answer} />
      <main id="content">
        <LazyShop
          {...{ brand, renderTile, hrefOf }}
          products={new Map([...products, ...featured].map((product) => [product.id, product]))}
          actions={<VisitorActions brand={brand} />}
        >
          {products.length === 0 ? (
            <EmptyState
              icon={<PackageOpen size={34} />}
              title={t(brand.closure ? 'brands.closedTitle' : 'brands.noProducts')}
              text={t(brand.closure ? 'brands.noProductsClosed' : 'brands.noProductsText')}
            />
          ) : (
            <section aria-label={t('brands.productsOf', { brand: brand.name })} className="flex flex-col gap-4">
              <TileGrid label={t('brands.productsOf', { brand: brand.name })}>
                {products.map((product, at) => (
                  <li key={product.id}>{renderTile(product, at > 5)}</li>
                ))}
              </TileGrid>
              <p className="text-14 text-muted">{t('discovery.listTaxes')}</p>
            </section>
          )}
        </LazyShop>
      </main>
    </>
  )
}

/** Says what this page is. In our colours, outside of the part that the brand designs. */
function PreviewBar({ shop: { brand, until } }: { readonly shop: PreviewedShop }) {
  const { t, language } = useTranslation()
  const timezone = useTimezone()
  return (
    <aside className="bg-black text-bone">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-14 sm:px-6">
        <p className="flex min-h-11 flex-1 basis-72 items-center gap-3">
          <Eye aria-hidden size={18} className="shrink-0" />
          {t('brands.previewBar', { moment: formatDateTime(until, language, timezone) })}
        </p>
        <Link
          href={to(PATHS.shop, { brandId: brand.id })}
          className="inline-flex min-h-11 items-center font-[650] underline underline-offset-3"
        >
          {t('brands.previewShop')}
        </Link>
      </div>
    </aside>
  )
}

function NoPreview({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <main id="content" className={SHOP_COLUMN}>
      {isNotFound(error) ? (
        <EmptyState
          level={1}
          icon={<Link2Off size={34} />}
          title={t('brands.previewOver')}
          text={t('brands.previewOverText', { hours: PREVIEW_LINK_HOURS })}
        >
          <Link href={PATHS.home} className={buttonLook('solid')}>
            {t('brands.toStart', { name: PRODUCT.name })}
          </Link>
        </EmptyState>
      ) : (
        <EmptyState level={1} icon={<WifiOff size={34} />} title={t('brands.shopFailed')} text={t('brands.failedText')}>
          <Button onClick={onRetry}>{t('ui.retry')}</Button>
        </EmptyState>
      )}
    </main>
  )
}
