import { Heart, X } from 'lucide-react'
import { memo } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { ProductRow } from '#web/product/product-row.tsx'
import { SavedMark } from '#web/product/saved/saved-mark.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import type { SwipeAction } from '../feed/deck-state.ts'

interface ListRowProps {
  readonly product: Product
  readonly timezone: Timezone
  readonly isFar: boolean
  readonly onAct: (id: string, action: SwipeAction) => void
  readonly onOpen: (product: Product) => void
}

/** A product of the list with its two buttons. Memoised: rows are often added and removed. */
export const ListRow = memo(function ListRow({ product, timezone, isFar, onAct, onOpen }: ListRowProps) {
  const { t } = useTranslation()
  const name = `${product.brand.name} ${product.name}`
  return (
    <ProductRow
      product={product}
      timezone={timezone}
      size="m"
      isFar={isFar}
      onOpen={onOpen}
      mark={<SavedMark id={product.id} isSmall />}
      actions={
        <>
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
        </>
      }
    />
  )
})
