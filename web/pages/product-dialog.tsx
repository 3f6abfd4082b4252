import type { ComponentProps } from 'react'
import { BoardButton } from '#web/features/boards/board-button.tsx'
import { ProductDetail } from '#web/features/discovery/detail/product-detail.tsx'
import { renderDrop } from '#web/features/drops/render-drop.tsx'

export type ProductDialogProps = Omit<ComponentProps<typeof ProductDetail>, 'renderDrop' | 'renderTools'>

/** The detail of a product, with what other features add to it. */
export function ProductDialog(props: ProductDialogProps) {
  return (
    <ProductDetail
      {...props}
      renderDrop={renderDrop}
      renderTools={(product) => <BoardButton key={product.id} product={product} />}
    />
  )
}
