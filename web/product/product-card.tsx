import { Heart, X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Picture } from '#web/ui/marks/picture.tsx'
import { PriceLine } from './price-line.tsx'
import { ProductBadges } from './product-badges.tsx'
import { SavedMark } from './saved/saved-mark.tsx'
import { spokenProduct } from './spoken-product.ts'
import { useProductNow } from './use-product-now.ts'
import './product-card.css'

/** Phone: the card fills the width between 12 px margins. Desktop: 440 px (identity, "Discovery screen"). */
export const CARD_SIZES = '(min-width: 769px) 440px, calc(100vw - 24px)'

interface ProductCardProps {
  readonly product: Product
  readonly timezone: Timezone
  readonly headingId: string
  /** The first card of a new deck: its picture is loaded first. */
  readonly isFirst?: boolean
  /** Marks a saved product; in the saved list every product is. */
  readonly showsSaved?: boolean
  /** Labels of the two sides, where they are not like and pass. */
  readonly hints?: { readonly left: ReactNode; readonly right: ReactNode }
}

/** The visible part of a card below another one: enough for the first frame. */
export const CardEdge = () => (
  <div className="product-card bg-line">
    <div className="product-card-scrim" />
  </div>
)

/**
 * The picture fills the card; brand, name and price are on the scrim at its bottom. Memoised: a swipe must not render the
 * cards that stay.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { timezone, headingId, isFirst, showsSaved = false, hints } = props
  const product = useProductNow(props.product)
  const { t, language } = useTranslation()
  const picture = product.media[0]
  return (
    <div className="product-card">
      {picture && (
        <Picture
          source={picture}
          sizes={CARD_SIZES}
          priority={isFirst === undefined ? 'auto' : isFirst ? 'high' : 'low'}
        />
      )}
      <div className="product-card-glow" />
      <div className="product-card-scrim">
        <ProductBadges product={product} timezone={timezone} />
        <h2 id={headingId} aria-label={spokenProduct(product, { t, language, timezone }, Date.now())}>
          <span className="block text-14 font-[650] tracking-[0.08em] uppercase opacity-90">{product.brand.name}</span>
          <span className="headline mt-1 line-clamp-2 pb-[0.08em] text-28">{product.name}</span>
        </h2>
        <PriceLine product={product} hasShipping />
      </div>
      {showsSaved && <SavedMark id={product.id} />}
      <p aria-hidden className="product-card-hint product-card-hint-like">
        {hints?.right ?? (
          <>
            <Heart size={26} fill="currentColor" />
            {t('discovery.stampLike')}
          </>
        )}
      </p>
      <p aria-hidden className="product-card-hint product-card-hint-pass">
        {hints?.left ?? (
          <>
            <X size={26} strokeWidth={3} />
            {t('discovery.stampPass')}
          </>
        )}
      </p>
    </div>
  )
})
