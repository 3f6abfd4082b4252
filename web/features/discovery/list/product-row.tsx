import { Heart, X } from 'lucide-react'
import { memo } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'
import { PriceLine } from '../card/price-line.tsx'
import { ProductBadges } from '../card/product-badges.tsx'
import { spokenProduct } from '../card/product-words.ts'
import type { SwipeAction } from '../feed/deck-state.ts'

interface ProductRowProps {
  readonly product: Product
  readonly timezone: Timezone
  /** Below the fold: its picture may wait. */
  readonly isFar: boolean
  readonly onAct: (id: string, action: SwipeAction) => void
  readonly onOpen: (product: Product) => void
}

/** One product of the list with its two answers. Drawn again only for another product: others come and go around it. */
export const ProductRow = memo(function ProductRow({ product, timezone, isFar, onAct, onOpen }: ProductRowProps) {
  const { t, language } = useSpeech()
  const picture = product.media[0]
  const name = `${product.brand.name} ${product.name}`
  return (
    <li data-product={product.id} className="product-row group relative border-b border-line py-4">
      <div className="aspect-3/4 w-full overflow-hidden rounded-control bg-line">
        {picture && <Picture source={picture} sizes="(min-width: 769px) 136px, 30vw" lazy={isFar} alt="" />}
      </div>
      <div className="min-w-0">
        <p aria-hidden className="truncate text-12 font-[700] tracking-[0.08em] text-muted uppercase">
          {product.brand.name}
        </p>
        {/* The whole row is its target; the two answers lie above it. */}
        <button
          type="button"
          onClick={() => onOpen(product)}
          aria-label={spokenProduct(product, { t, language, timezone }, Date.now())}
          className="line-clamp-2 min-h-6 w-full text-left text-18 leading-snug font-[650] outline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {product.name}
        </button>
        {/* Said by the button's name already. */}
        <div aria-hidden className="[&_span]:whitespace-normal">
          <PriceLine product={product} className="mt-1! mb-2" />
          <ProductBadges product={product} timezone={timezone} />
        </div>
      </div>
      <div className="product-row-answers relative z-1 flex flex-wrap gap-3">
        <IconButton
          label={t('discovery.passOf', { product: name })}
          title={t('discovery.pass')}
          tone="surface"
          size={56}
          data-answer="pass"
          icon={<X aria-hidden size={26} strokeWidth={2.75} className="text-signal-text" />}
          onClick={() => onAct(product.id, 'pass')}
        />
        <IconButton
          label={t('discovery.likeOf', { product: name })}
          title={t('discovery.like')}
          tone="volt"
          size={56}
          data-answer="like"
          icon={<Heart aria-hidden size={25} strokeWidth={2.5} fill="currentColor" />}
          onClick={() => onAct(product.id, 'like')}
        />
      </div>
    </li>
  )
})
