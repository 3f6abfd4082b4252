import { GripVertical, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { ProductPicker } from '#web/product/picker/product-picker.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Picture, type PictureSource } from '#web/ui/marks/picture.tsx'
import { useReorder } from '#web/ui/reorder/use-reorder.ts'
import { useDesign } from '../design-context.ts'

interface PickedProductsProps {
  readonly ids: readonly string[]
  readonly most: number
  readonly label: string
  readonly onChange: (ids: string[]) => void
}

/** Products in the order of the section, and the way to choose others. */
export function PickedProducts({ ids, most, label, onChange }: PickedProductsProps) {
  const { t } = useTranslation()
  const { editor, products, say } = useDesign()
  const [isOpen, setOpen] = useState(false)
  const nameOf = (id: string) => products.get(id)?.name ?? t('design.hiddenProduct')
  const { list, shown, dragged, handleOf } = useReorder({
    items: ids,
    onOrder: (order) => onChange([...order]),
    onPlace: (number, id) =>
      say(t('design.sectionMoved', { name: nameOf(id), number: `${number}`, total: `${ids.length}` })),
  })
  return (
    <div className="flex flex-col gap-3">
      {ids.length === 0 ? (
        <p className="text-14">{t('design.noProductsPicked')}</p>
      ) : (
        <ol ref={list} className="flex flex-col gap-1">
          {shown.map((id, at) => (
            <li key={id} className={classes('flex items-center gap-2 rounded-control', id === dragged && 'bg-line')}>
              <button
                type="button"
                {...handleOf(id)}
                aria-label={t('design.moveProduct', { name: nameOf(id), number: `${at + 1}` })}
                className="flex h-12 w-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-muted active:cursor-grabbing"
              >
                <GripVertical aria-hidden size={16} />
              </button>
              <Thumb source={products.get(id)?.media[0]} />
              <span className="min-w-0 flex-1 truncate text-14">{nameOf(id)}</span>
              <IconButton
                size={44}
                label={t('design.removeProduct', { name: nameOf(id) })}
                icon={<X aria-hidden size={16} />}
                onClick={() => onChange(ids.filter((each) => each !== id))}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="outline" size="s" onClick={() => setOpen(true)}>
          <Plus aria-hidden size={16} />
          {label}
        </Button>
        <p className="tabular text-14 text-muted">
          {t('design.productsOf', { count: `${ids.length}`, most: `${most}` })}
        </p>
      </div>
      <ProductPicker
        open={isOpen}
        chosen={ids}
        fixed={[]}
        most={most}
        onChange={(chosen) => onChange([...chosen])}
        onClose={() => {
          setOpen(false)
          // The preview can show a product once the draft names it.
          void editor.session.save()
        }}
      />
    </div>
  )
}

function Thumb({ source }: { readonly source: PictureSource | undefined }) {
  return (
    <span aria-hidden className="block h-11 w-8 shrink-0 overflow-hidden rounded-[6px] bg-line">
      {source && <Picture source={source} sizes="32px" lazy alt="" />}
    </span>
  )
}
