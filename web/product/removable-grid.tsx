import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ProductTile } from './product-tile.tsx'

interface RemovableGridProps {
  readonly products: readonly Product[]
  readonly timezone: Timezone
  readonly onOpen: (product: Product) => void
  /** Accessible name of the remove button, from brand and product. */
  readonly removeLabel: (product: string) => string
  /** Null: nothing can be changed. */
  readonly onRemove: ((product: Product) => void) | null
  /** A button in the upper left corner of a picture, while products can be removed. */
  readonly renderTool?: ((product: Product) => ReactNode) | undefined
}

/** Spec §9: two columns of pictures, each with its remove button, and a note what the prices include (Trust L08). */
export function RemovableGrid(props: RemovableGridProps) {
  const { products, timezone, onOpen, removeLabel, onRemove, renderTool } = props
  const { t } = useTranslation()
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-4">
        {products.map((product, at) => (
          <li key={product.id} className="relative">
            <ProductTile product={product} timezone={timezone} isFar={at > 5} onOpen={() => onOpen(product)} />
            {onRemove && (
              <IconButton
                label={removeLabel(`${product.brand.name} ${product.name}`)}
                tone="surface"
                size={44}
                icon={<X aria-hidden size={20} />}
                onClick={() => onRemove(product)}
                className="absolute! top-2 right-2"
              />
            )}
            {onRemove && renderTool && <span className="absolute top-2 left-2">{renderTool(product)}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-14 text-muted">{t('discovery.listTaxes')}</p>
    </>
  )
}
