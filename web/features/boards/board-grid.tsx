import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'

interface BoardGridProps {
  readonly products: readonly Product[]
  readonly renderTile: (product: Product, isFar: boolean, onOpen: () => void) => ReactNode
  readonly onOpen: (product: Product) => void
  readonly onRemove: (product: Product) => void
}

/** What lies on a list, in two columns as Saved, each with its remove button; and what its prices contain (Trust L08). */
export function BoardGrid({ products, renderTile, onOpen, onRemove }: BoardGridProps) {
  const { t } = useSpeech()
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-4">
        {products.map((product, at) => (
          <li key={product.id} className="relative">
            {renderTile(product, at > 3, () => onOpen(product))}
            <IconButton
              label={t('boards.remove', { product: `${product.brand.name} ${product.name}` })}
              tone="surface"
              size={44}
              icon={<X aria-hidden size={20} />}
              onClick={() => onRemove(product)}
              className="absolute! top-2 right-2"
            />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-14 text-muted">{t('discovery.listTaxes')}</p>
    </>
  )
}
