import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '#contract/products.ts'
import { loadWords, useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'

const boardSheet = lazyPart(async () => {
  const [{ BoardSheet }] = await Promise.all([import('./board-sheet.tsx'), loadWords('boards')])
  return BoardSheet
})

interface LazyBoardSheetProps {
  /** The product to put on lists; null closes the sheet. */
  readonly product: Product | null
  readonly onClose: () => void
}

/** One sheet for all products of a grid. */
export function LazyBoardSheet({ product, onClose }: LazyBoardSheetProps) {
  // Keeps showing the product during the closing animation.
  const [shown, setShown] = useState(product)
  if (product && product !== shown) setShown(product)
  const Sheet = useLazyPart(boardSheet, product !== null, onClose)
  return Sheet && shown && <Sheet product={shown} isOpen={product !== null} onClose={onClose} />
}

/** A button on a tile that opens the lists of its product. */
export function ListTool({ product, onOpen }: { readonly product: Product; readonly onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <IconButton
      label={t('boards.addProduct', { product: `${product.brand.name} ${product.name}` })}
      tone="surface"
      size={44}
      icon={<ListPlus aria-hidden size={20} />}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  )
}
