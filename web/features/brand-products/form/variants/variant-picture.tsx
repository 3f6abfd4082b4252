import { useId } from 'react'
import type { BrandProduct } from '#contract/brand-products.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'

type Pictures = BrandProduct['pictures']

interface VariantPictureProps {
  readonly pictures: Pictures
  readonly imageId: string | null
  readonly onChange: (imageId: string | null) => void
}

const BOX =
  'relative flex h-16 w-12 cursor-pointer items-center justify-center overflow-hidden rounded-control border-2 bg-line text-12 text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'

/** Which of the product's pictures shows this variant: one choice for all variants of its colour. */
export function VariantPicture({ pictures, imageId, onChange }: VariantPictureProps) {
  const { t } = useTranslation()
  const name = useId()
  if (pictures.length === 0) return null
  const chosen = pictures.some(({ id }) => id === imageId) ? imageId : null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-14 font-[600]">{t('products.variantPicture')}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...pictures].map((picture, at) => {
          const id = picture?.id ?? null
          return (
            <label key={id} className={classes(BOX, id === chosen ? 'border-ink' : 'border-transparent')}>
              <input
                type="radio"
                name={name}
                checked={id === chosen}
                aria-label={picture ? t('products.variantPictureOf', { number: at }) : t('products.noVariantPicture')}
                onChange={() => onChange(id)}
                className="sr-only"
              />
              {picture ? <Picture source={picture.media} sizes="48px" alt="" lazy /> : <span aria-hidden>–</span>}
            </label>
          )
        })}
      </div>
      <p className="mt-2 text-14 text-muted">{t('products.variantPictureHint')}</p>
    </fieldset>
  )
}

/** The picture of a variant in its row; nothing where it has none. */
export function VariantThumb({ pictures, imageId }: Pick<VariantPictureProps, 'pictures' | 'imageId'>) {
  const picture = pictures.find(({ id }) => id === imageId)
  return (
    picture && (
      <span className="h-11 w-8 shrink-0 overflow-hidden rounded-[6px] bg-line">
        <Picture source={picture.media} sizes="32px" alt="" lazy />
      </span>
    )
  )
}
