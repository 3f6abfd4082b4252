import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { ProductPreview } from '../preview/product-preview.tsx'
import { productOfForm } from '../product-of-form.ts'
import { BasicsFields } from './basics-fields.tsx'
import { CardCheck } from './card-check.tsx'
import { EditorContext, useFieldError, useFieldWarning } from './field-errors.ts'
import { MaterialFields } from './material-fields.tsx'
import { PublicationFields } from './publication-fields.tsx'
import { ReviewNote } from './review-note.tsx'
import { SafetyFields } from './safety-fields.tsx'
import { SaveProblem } from './save-problem.tsx'
import { FormSection } from './section.tsx'
import type { ProductEditor } from './use-product-editor.ts'
import { VariantsEditor } from './variants/variants-editor.tsx'

interface ProductEditorViewProps {
  readonly editor: ProductEditor
  readonly brandId: string
  readonly timezone: Timezone
  /** On a phone the preview replaces the form. */
  readonly showsPreview: boolean
  /** The pictures of a product that was saved once; null where there is nothing to edit them with. */
  readonly renderPictures: ((productId: string) => ReactNode) | null
}

/** The form at the left, the live card at the right; on a phone one of them. */
export function ProductEditorView({ editor, brandId, timezone, showsPreview, renderPictures }: ProductEditorViewProps) {
  const { language } = useTranslation()
  const { form, facts, product } = editor
  useFormPlace(showsPreview)
  const shown: Product = productOfForm(
    form,
    { id: product?.id ?? '', brand: { id: brandId, name: facts.brandName }, pictures: product?.pictures ?? [] },
    language,
  )
  return (
    <EditorContext value={editor}>
      <SaveProblem />
      <ReviewNote />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,27.5rem)]">
        <form
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className={showsPreview ? 'hidden min-w-0 flex-col gap-8 lg:flex' : 'flex min-w-0 flex-col gap-8'}
        >
          <BasicsFields />
          <Pictures editor={editor} renderPictures={renderPictures} />
          <VariantsEditor />
          <MaterialFields />
          <PublicationFields timezone={timezone} />
          <SafetyFields />
        </form>
        <aside className={showsPreview ? 'flex min-w-0 flex-col gap-6' : 'hidden min-w-0 flex-col gap-6 lg:flex'}>
          {/* On a phone the card comes first: one press shows it. */}
          <div className="flex flex-col-reverse gap-6 lg:sticky lg:top-6 lg:flex-col">
            <CardCheck />
            <ProductPreview product={shown} timezone={timezone} />
          </div>
        </aside>
      </div>
    </EditorContext>
  )
}

/** The form is far longer than the preview: the preview begins at its top, and the form is found where it was left. */
function useFormPlace(showsPreview: boolean): void {
  const place = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (showsPreview) {
      place.current = scrollY
      scrollTo(0, 0)
    } else if (place.current !== null) {
      scrollTo(0, place.current)
    }
  }, [showsPreview])
}

function Pictures({ editor, renderPictures }: Pick<ProductEditorViewProps, 'editor' | 'renderPictures'>) {
  const { t } = useTranslation()
  const errorOf = useFieldError()
  const warningOf = useFieldWarning()
  const [isBusy, setBusy] = useState(false)
  if (!renderPictures) return null
  const { product, form } = editor
  const error = errorOf('pictures')
  const warning = warningOf('pictures')
  const start = async () => {
    setBusy(true)
    await editor.save()
    setBusy(false)
  }
  return (
    <FormSection title={t('products.pictures')} hint={t('products.picturesHint')}>
      {error && <FieldError id="product-pictures-error" text={error} />}
      {warning && <p className="text-14 font-[550]">{warning}</p>}
      {product ? (
        renderPictures(product.id)
      ) : (
        <div className="flex flex-col items-start gap-2">
          <p className="text-14 text-muted">{t('products.picturesLater')}</p>
          <Button tone="outline" busy={isBusy} disabled={form.name.trim() === ''} onClick={() => void start()}>
            {t('products.addPictures')}
          </Button>
        </div>
      )}
    </FormSection>
  )
}
