import type { ComponentProps } from 'react'
import { ProductDetail } from '#web/features/discovery/detail/product-detail.tsx'
import { renderDrop } from '#web/features/drops/render-drop.tsx'

export type ProductDialogProps = Omit<ComponentProps<typeof ProductDetail>, 'renderDrop'>

/** The detail of a product, with what other features add to it. */
export function ProductDialog(props: ProductDialogProps) {
  return <ProductDetail {...props} renderDrop={renderDrop} />
}
