import { type ReactNode, useEffect } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { countProduct } from '#web/api/events.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { PriceLine } from '../price-line.tsx'
import { ProductBadges } from '../product-badges.tsx'
import { isUnreleased, shownPrice } from '../shown-price.ts'
import { useProductNow } from '../use-product-now.ts'
import { BuyLink } from './buy-link.tsx'
import { ColourChoice, useColour } from './colour-choice.tsx'
import { Descriptions } from './descriptions.tsx'
import { Gallery } from './gallery.tsx'
import { PromoCode } from './promo-code.tsx'
import { ShareProduct } from './share-product.tsx'
import { WhyThisAd } from './why-this-ad.tsx'

interface ProductDetailProps {
  /** The product to show, or null for a closed dialog. */
  readonly product: Product | null
  readonly timezone: Timezone
  /** Replaces Buy for a product that is not released yet (Spec §4). */
  readonly renderDrop: (product: Product) => ReactNode
  /** Buttons beside Share. */
  readonly renderTools: (product: Product) => ReactNode
  /** Buttons of the foot bar, beside the link to the shop: pass and like. */
  readonly renderAnswers: (product: Product) => ReactNode
  /** Shown below the description, such as why the product is in the deck. */
  readonly renderReasons: (product: Product) => ReactNode
  /** Other products, at the end. */
  readonly renderMore: (product: Product) => ReactNode
  readonly onClose: () => void
}

/** The detail of one product, with the link to the shop that sells it. */
export function ProductDetail({ product: given, timezone, onClose, ...slots }: ProductDetailProps) {
  const product = useProductNow(given)
  const { colour, chooseColour } = useColour(product)
  const id = product?.id
  useEffect(() => {
    if (id) countProduct('detail', id)
  }, [id])
  return (
    <Dialog
      open={product !== null}
      onClose={onClose}
      title={product ? `${product.brand.name} ${product.name}` : ''}
      bare
      className="max-w-[54rem]! scroll-pb-32"
    >
      {product && (
        <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <Gallery key={product.id} media={product.media} shown={colour} />
          <div className="flex min-w-0 flex-col md:max-h-[80dvh] low:max-h-[calc(100dvh-2rem)]">
            <div
              key={product.id}
              className="flex flex-1 flex-col gap-5 p-6 md:min-h-0 md:scroll-pt-14 md:overflow-y-auto md:p-8 md:pt-14"
            >
              <Facts product={product} timezone={timezone} tools={slots.renderTools(product)} onLeave={onClose} />
              {isUnreleased(product, Date.now()) && (
                <Drop product={product} timezone={timezone} signUp={slots.renderDrop(product)} />
              )}
              <Descriptions
                product={product}
                colours={<ColourChoice product={product} colour={colour} onChoose={chooseColour} />}
              />
              {isPromoted(product) ? <WhyThisAd product={product} onLeave={onClose} /> : slots.renderReasons(product)}
              {slots.renderMore(product)}
            </div>
            <FootBar product={product} answers={slots.renderAnswers(product)} />
          </div>
        </div>
      )}
    </Dialog>
  )
}

const isPromoted = (product: Product): product is Product & { ad: NonNullable<Product['ad']> } =>
  product.sponsored && product.ad !== undefined

/** What the user can do, always in sight: pass, like, buy. */
function FootBar({ product, answers }: { readonly product: Product; readonly answers: ReactNode }) {
  return (
    <footer className="sticky bottom-0 z-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 py-3 md:px-8">
      {answers}
      {!isUnreleased(product, Date.now()) && <BuyLink product={product} isInBar />}
    </footer>
  )
}

interface FactsProps {
  readonly product: Product
  readonly timezone: Timezone
  readonly tools: ReactNode
  readonly onLeave: () => void
}

function Facts({ product, timezone, tools, onLeave }: FactsProps) {
  const { t } = useTranslation()
  const { promo } = shownPrice(product)
  return (
    <div>
      <ProductBadges product={product} timezone={timezone} />
      {/* The name has its own line: beside the buttons long words would break. */}
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 flex-[1_1_6rem]">
          <Link
            href={to(PATHS.shop, { brandId: product.brand.id })}
            onClick={onLeave}
            className="inline-block max-w-full py-2 text-14 font-[700] tracking-[0.08em] text-muted uppercase [overflow-wrap:anywhere] hover:text-ink hover:underline"
          >
            {product.brand.name}
          </Link>
        </div>
        {/* On a phone all of it scrolls below the button that closes, which must cover no other button. */}
        <div className="mr-9 flex flex-wrap md:-mr-3">
          {tools}
          <ShareProduct product={product} />
        </div>
      </div>
      <h2 className="headline mt-1 text-28 [overflow-wrap:anywhere] hyphens-auto">{product.name}</h2>
      <PriceLine product={product} className="text-22" />
      <p className="mt-1 text-14 text-muted">
        {product.shipping ? t('discovery.taxesAnd', { shipping: product.shipping }) : t('discovery.taxes')}
      </p>
      {promo && <PromoCode {...promo} timezone={timezone} />}
    </div>
  )
}

interface DropProps {
  readonly product: Product & { readonly releaseDate: string }
  readonly timezone: Timezone
  readonly signUp: ReactNode
}

function Drop({ product, timezone, signUp }: DropProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4">
      <p className="headline text-[length:min(var(--text-22),9vw)] uppercase">
        {t('discovery.drops', { date: formatReleaseDate(product.releaseDate, timezone) })}
      </p>
      {signUp}
    </div>
  )
}
