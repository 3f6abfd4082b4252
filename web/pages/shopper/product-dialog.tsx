import { MessageCircle } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { Product } from '#contract/products.ts'
import { BoardButton } from '#web/features/boards/board-button.tsx'
import { MoreOfBrand } from '#web/features/brands/more-of-brand.tsx'
import { WhyThisCard } from '#web/features/discovery/reasons/why-this-card.tsx'
import { renderDrop } from '#web/features/drops/render-drop.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { ProductDetail } from '#web/product/detail/product-detail.tsx'
import { HeartButton } from '#web/product/saved/heart-button.tsx'
import { HeartTile } from '#web/product/saved/heart-tile.tsx'
import { PassButton } from '#web/product/saved/pass-button.tsx'
import { Link } from '#web/ui/page/link.tsx'

type DetailProps = ComponentProps<typeof ProductDetail>

export interface ProductDialogProps extends Pick<DetailProps, 'product' | 'timezone' | 'onClose'> {
  /** Offers to say why the product is in the deck. */
  readonly explains?: boolean
  /** Offers to pass the product, and is called afterwards. */
  readonly onPassed?: () => void
}

/** The detail of a product, with what other features add to it. */
export function ProductDialog({ explains = false, onPassed, product, ...props }: ProductDialogProps) {
  const { shown, show } = useShown(product)
  const isOpened = shown === product
  return (
    <ProductDetail
      {...props}
      product={shown}
      renderDrop={renderDrop}
      renderTools={(one) => (
        <>
          <MessageLink product={one} onLeave={props.onClose} />
          <BoardButton key={one.id} product={one} />
        </>
      )}
      renderAnswers={(one) => (
        <>
          {onPassed && isOpened && <PassButton product={one} onPassed={onPassed} />}
          <HeartButton product={one} size={56} />
        </>
      )}
      renderReasons={({ id }) =>
        explains &&
        isOpened && <WhyThisCard key={id} productId={id} timezone={props.timezone} onLeave={props.onClose} />
      }
      renderMore={(one) => (
        <MoreOfBrand
          product={one}
          onLeave={props.onClose}
          renderTile={(other) => <HeartTile product={other} timezone={props.timezone} isFar onOpen={show} />}
        />
      )}
    />
  )
}

/** Asks the brand about the product (Product 12). */
function MessageLink({ product, onLeave }: { readonly product: Product; readonly onLeave: () => void }) {
  const { t } = useTranslation()
  const query = { brand: product.brand.id, product: product.id }
  return (
    <Link
      href={to(PATHS.chat, { conversationId: 'new' }, query)}
      onClick={onLeave}
      aria-label={t('discovery.writeMessage')}
      title={t('discovery.writeMessage')}
      className="inline-flex size-12 items-center justify-center rounded-pill hover:bg-line"
    >
      <MessageCircle aria-hidden size={22} />
    </Link>
  )
}

/** The product that was opened, or another one that the user opened from its detail. */
function useShown(product: Product | null) {
  const [other, setOther] = useState<{ readonly from: Product; readonly product: Product } | null>(null)
  return {
    shown: other !== null && other.from === product ? other.product : product,
    show: (next: Product) => product && setOther({ from: product, product: next }),
  }
}
