import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '#contract/products.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { BoardSheet } from './board-sheet.tsx'

/** A button in the detail of a product that opens its lists. */
export function BoardButton({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('boards.add')}
        icon={<ListPlus aria-hidden size={22} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <BoardSheet product={product} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
