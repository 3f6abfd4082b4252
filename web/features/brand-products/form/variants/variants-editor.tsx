import { useState } from 'react'
import { PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { BASE_COLOURS, type BaseColour } from '#contract/colours.ts'
import { newVariant } from '#contract/empty-product.ts'
import type { ProductVariant } from '#contract/product-form.ts'
import { SIZED_TYPES, type SizeSystem } from '#contract/sizes.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useEditor, useFieldError } from '../field-errors.ts'
import { FormSection, PAIR } from '../section.tsx'
import { systemsOf, usualSizes } from './size-presets.ts'
import { VariantRow } from './variant-row.tsx'
import { withChange } from './variants.ts'

/** Sizes and colours: usual sizes by one press, then what differs between them row by row. */
export function VariantsEditor() {
  const { t } = useTranslation()
  const { form, set } = useEditor()
  const errorOf = useFieldError()
  const { variants } = form
  const error = errorOf('variants')
  const isSized = SIZED_TYPES.some((type) => type === form.productType)
  const change = (at: number, changes: Partial<ProductVariant>) => set({ variants: withChange(variants, at, changes) })
  return (
    <FormSection
      title={t('products.variants')}
      hint={isSized || form.productType === null ? t('products.variantsHint') : t('products.variantsOptional')}
    >
      <SizePicker />
      {error && <FieldError id="product-variants-error" text={error} />}
      {variants.length > 0 && (
        <ul aria-label={t('products.variants')} className="flex flex-col divide-y divide-line border-y border-line">
          {variants.map((variant, at) => (
            <VariantRow
              key={variant.id ?? `new-${at}`}
              variant={variant}
              at={at}
              onChange={(changes) => change(at, changes)}
              onRemove={() => set({ variants: variants.filter((_, place) => place !== at) })}
            />
          ))}
        </ul>
      )}
    </FormSection>
  )
}

const NO_COLOUR = ''

/** Adds and removes the usual sizes of a system in one colour. */
function SizePicker() {
  const { t } = useTranslation()
  const { form, set } = useEditor()
  const systems = systemsOf(form.productType)
  const [chosen, setSystem] = useState<SizeSystem | null>(null)
  const system = chosen ?? form.variants.find((variant) => variant.sizeSystem)?.sizeSystem ?? systems[0] ?? 'INT'
  const [colour, setColour] = useState<BaseColour | ''>(form.variants[0]?.colour ?? NO_COLOUR)
  const [own, setOwn] = useState('')
  const inColour = colour === NO_COLOUR ? null : colour
  const isOf = (variant: ProductVariant, size: string) =>
    variant.size === size && variant.sizeSystem === system && variant.colour === inColour
  const toggle = (size: string) => {
    const { variants } = form
    if (variants.some((variant) => isOf(variant, size))) {
      set({ variants: variants.filter((variant) => !isOf(variant, size)) })
    } else if (variants.length < PRODUCT_LIMITS.variants) {
      const imageId = variants.find((variant) => variant.colour === inColour)?.imageId ?? null
      const added = newVariant({ sizeSystem: system, size, colour: inColour, imageId })
      set({ variants: [...variants, added] })
    }
  }
  const addOwn = () => {
    const size = own.trim()
    if (size !== '' && !form.variants.some((variant) => isOf(variant, size))) toggle(size)
    setOwn('')
  }
  return (
    <div className="flex flex-col gap-4">
      <div className={PAIR}>
        <SelectField<BaseColour | ''>
          label={t('products.colour')}
          value={colour}
          options={[
            { value: NO_COLOUR, label: t('products.noColour') },
            ...BASE_COLOURS.map((value) => ({ value, label: t(`search.${value}`) })),
          ]}
          onChange={setColour}
        />
      </div>
      <Segmented
        label={t('products.sizeSystem')}
        value={system}
        options={systems.map((value) => ({ value, label: t(`products.system-${value}`) }))}
        onChange={setSystem}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-14 font-[600]">{t('products.usualSizes')}</legend>
        <div className="flex flex-wrap gap-2">
          {usualSizes(system, form.productType).map((size) => (
            <ChoiceChip
              key={size}
              pressed={form.variants.some((variant) => isOf(variant, size))}
              onPress={() => toggle(size)}
            >
              {size}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('products.ownSize')}
            value={own}
            maxLength={PRODUCT_LIMITS.size}
            autoComplete="off"
            onChange={(event) => setOwn(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              addOwn()
            }}
          />
        </div>
        <Button tone="outline" onClick={addOwn}>
          {t('products.add')}
        </Button>
      </div>
    </div>
  )
}
