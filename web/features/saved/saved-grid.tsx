import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { priceNow } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'

interface SavedGridProps {
  readonly products: readonly Product[]
  readonly onOpen: (product: Product) => void
  /** Null while nothing can be changed. */
  readonly onRemove: ((product: Product) => void) | null
  /** Stands in the upper left corner of a picture, opposite the remove button, while something can be changed. */
  readonly renderTool?: ((product: Product) => ReactNode) | undefined
}

/** Spec §9: two columns of pictures, each with its remove button. */
export function SavedGrid({ products, onOpen, onRemove, renderTool }: SavedGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-4">
      {products.map((product, at) => (
        <li key={product.id} className="relative">
          <SavedTile
            product={product}
            isFar={at > 5}
            onOpen={() => onOpen(product)}
            onRemove={onRemove && (() => onRemove(product))}
          />
          {onRemove && renderTool && <span className="absolute top-2 left-2">{renderTool(product)}</span>}
        </li>
      ))}
    </ul>
  )
}

interface SavedTileProps {
  readonly product: Product
  /** Below the fold: its picture may wait. */
  readonly isFar: boolean
  readonly onOpen: () => void
  readonly onRemove: (() => void) | null
}

function SavedTile({ product, isFar, onOpen, onRemove }: SavedTileProps) {
  const { t, language } = useSpeech()
  const picture = product.media[0]
  const name = `${product.brand.name} ${product.name}`
  const price = priceNow(product)
  return (
    <>
      <button type="button" onClick={onOpen} className="block w-full rounded-sheet text-left">
        <span className="block aspect-3/4 overflow-hidden rounded-sheet bg-line">
          {picture && <Picture source={picture} sizes="(min-width: 769px) 270px, 50vw" lazy={isFar} alt="" />}
        </span>
        <span className="mt-2 block truncate text-12 font-[700] tracking-[0.08em] text-muted uppercase">
          {product.brand.name}
        </span>{' '}
        <span className="block truncate text-14 font-[650]">{product.name}</span>{' '}
        <span className="tabular block text-14 text-muted">{formatPrice(price, language)}</span>
      </button>
      {onRemove && (
        <IconButton
          label={t('saved.remove', { product: name })}
          tone="surface"
          size={44}
          icon={<X aria-hidden size={20} />}
          onClick={onRemove}
          className="absolute! top-2 right-2"
        />
      )}
    </>
  )
}
