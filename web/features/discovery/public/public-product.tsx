import { Layers, SearchX, WifiOff } from 'lucide-react'
import type { Product } from '#contract/products.ts'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS, to, toLogin } from '#web/paths.ts'
import { BuyLink } from '#web/product/detail/buy-link.tsx'
import { ColourChoice, useColour } from '#web/product/detail/colour-choice.tsx'
import { Descriptions } from '#web/product/detail/descriptions.tsx'
import { Gallery } from '#web/product/detail/gallery.tsx'
import { PromoCode } from '#web/product/detail/promo-code.tsx'
import { ShareProduct } from '#web/product/detail/share-product.tsx'
import { PriceLine } from '#web/product/price-line.tsx'
import { ProductBadges } from '#web/product/product-badges.tsx'
import { productPageName } from '#web/product/product-page-name.ts'
import { VisitorHeart } from '#web/product/saved/visitor-heart.tsx'
import { isUnreleased, shownPrice } from '#web/product/shown-price.ts'
import { useProductNow } from '#web/product/use-product-now.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'
import { usePublicProduct } from './use-public-product.ts'

/** The page of a product for visitors without a session. */
export function PublicProduct({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { product, isUnknown, hasFailed, retry } = usePublicProduct(id)
  usePageName(product && productPageName(product))
  if (isUnknown) {
    return (
      <EmptyState level={1} icon={<SearchX size={34} />} title={t('product.unknown')} text={t('product.unknownText')}>
        <Link href={PATHS.home} className={buttonLook('solid')}>
          {t('product.toStart', { name: PRODUCT.name })}
        </Link>
      </EmptyState>
    )
  }
  if (hasFailed) {
    return (
      <EmptyState level={1} icon={<WifiOff size={34} />} title={t('product.failed')} text={t('product.failedText')}>
        <Button onClick={retry}>{t('ui.retry')}</Button>
      </EmptyState>
    )
  }
  return product ? <Shown product={product} /> : <Waiting />
}

function Shown({ product: given }: { readonly product: Product }) {
  const product = useProductNow(given)
  const { t } = useTranslation()
  const { promo } = shownPrice(product)
  const { colour, chooseColour } = useColour(product)
  return (
    <article className="grid items-start gap-6 md:grid-cols-2 md:gap-10">
      <div className="relative overflow-hidden rounded-card md:sticky md:top-6 md:flex md:max-h-[calc(100dvh-3rem)]">
        <Gallery media={product.media} shown={colour} />
      </div>
      <div className="flex flex-col gap-6">
        <div>
          <ProductBadges product={product} timezone={DEFAULT_TIMEZONE} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 text-14 font-[700] tracking-[0.08em] text-muted uppercase">{product.brand.name}</p>
            <div className="flex items-center gap-2">
              <ShareProduct product={product} />
              <VisitorHeart product={product} />
            </div>
          </div>
          <h1 tabIndex={-1} className="headline text-28 [overflow-wrap:anywhere] hyphens-auto sm:text-40">
            {product.name}
          </h1>
          <PriceLine product={product} className="text-22" />
          <p className="mt-1 text-14 text-muted">
            {product.shipping ? t('discovery.taxesAnd', { shipping: product.shipping }) : t('discovery.taxes')}
          </p>
          {promo && <PromoCode {...promo} timezone={DEFAULT_TIMEZONE} />}
        </div>
        {isUnreleased(product, Date.now()) ? (
          <p className="headline text-22 uppercase">
            {t('discovery.drops', { date: formatReleaseDate(product.releaseDate, DEFAULT_TIMEZONE) })}
          </p>
        ) : (
          <BuyLink product={product} />
        )}
        <Invitation product={product} />
        <Descriptions
          product={product}
          colours={<ColourChoice product={product} colour={colour} onChoose={chooseColour} />}
        />
      </div>
    </article>
  )
}

/** Leads to the login; after it the product is open over the deck. */
function Invitation({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const isDrop = isUnreleased(product, Date.now())
  return (
    <section className="flex flex-col items-start gap-4 rounded-sheet bg-ink p-6 text-paper">
      <h2 className="headline text-22 uppercase">{t('product.invitation')}</h2>
      <p>{t(isDrop ? 'product.invitationDrop' : 'product.invitationText', { name: PRODUCT.name })}</p>
      <Link href={toLogin(to(PATHS.product, { productId: product.id }))} className={buttonLook('volt')}>
        <Layers aria-hidden size={20} />
        {t('product.swipe')}
      </Link>
    </section>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-6 md:grid-cols-2 md:gap-10">
      <span className="sr-only">{t('ui.loading')}</span>
      <Skeleton className="aspect-3/4 rounded-card!" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-8 w-1/4" />
        <Skeleton className="h-14" />
      </div>
    </div>
  )
}
