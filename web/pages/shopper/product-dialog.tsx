import type { ComponentProps } from 'react'
import { BoardButton } from '#web/features/boards/board-button.tsx'
import { WhyThisCard } from '#web/features/discovery/reasons/why-this-card.tsx'
import { renderDrop } from '#web/features/drops/render-drop.tsx'
import { ProductDetail } from '#web/product/detail/product-detail.tsx'

type DetailProps = ComponentProps<typeof ProductDetail>

export interface ProductDialogProps extends Pick<DetailProps, 'product' | 'timezone' | 'onClose'> {
  /** Offers to say why the product is in the deck. */
  readonly explains?: boolean
}

/** The detail of a product, with what other features add to it. */
export function ProductDialog({ explains = false, ...props }: ProductDialogProps) {
  return (
    <ProductDetail
      {...props}
      renderDrop={renderDrop}
      renderTools={(product) => <BoardButton key={product.id} product={product} />}
      renderReasons={({ id }) =>
        explains && <WhyThisCard key={id} productId={id} timezone={props.timezone} onLeave={props.onClose} />
      }
    />
  )
}
