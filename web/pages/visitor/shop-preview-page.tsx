import { useLocation } from 'wouter'
import { useTimezone } from '#web/api/use-timezone.ts'
import { ShopPreview } from '#web/features/brands/public/shop-preview.tsx'
import { SiteFooter } from '#web/features/legal/site-footer.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS, paramsOf, to } from '#web/paths.ts'
import { ProductTile } from '#web/product/product-tile.tsx'
import { Wordmark } from '#web/ui/marks/wordmark.tsx'
import { LanguageSwitch } from '#web/ui/page/language-switch.tsx'
import { Link } from '#web/ui/page/link.tsx'

/** The draft of a shop, for everyone with its link (Product 6). */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const timezone = useTimezone()
  const token = paramsOf(PATHS.shopPreview, path)?.token ?? ''
  return (
    <>
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-3 px-4 py-2 sm:px-6">
        <Link
          href={PATHS.home}
          aria-label={t('legal.toStart', { name: PRODUCT.name })}
          className="flex min-h-11 items-center rounded-control"
        >
          <Wordmark />
        </Link>
        <LanguageSwitch />
      </header>
      <ShopPreview
        key={token}
        token={token}
        renderTile={(product, isFar) => (
          <ProductTile
            product={product}
            timezone={timezone}
            isFar={isFar}
            href={to(PATHS.product, { productId: product.id })}
          />
        )}
      />
      <div className="bg-black pb-(--nav-height)">
        <SiteFooter />
      </div>
    </>
  )
}
