import { ChevronDown, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { BASE_COLOURS, type BaseColour } from '#contract/colours.ts'
import type { ProductVariant } from '#contract/product-form.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { CONTROL_LOOK, FieldError } from '#web/ui/forms/field.tsx'
import { PriceField, plainPrice } from '#web/ui/forms/price-field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useEditor, useFieldError } from '../field-errors.ts'
import { PAIR } from '../section.tsx'
import { VariantPicture, VariantThumb } from './variant-picture.tsx'

interface VariantRowProps {
  readonly variant: ProductVariant
  readonly at: number
  readonly onChange: (changes: Partial<ProductVariant>) => void
  readonly onRemove: () => void
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** One variant: name and stock in the row, everything else below it on demand. */
export function VariantRow({ variant, at, onChange, onRemove }: VariantRowProps) {
  const { t, language } = useTranslation()
  const errorOf = useFieldError()
  const id = useId()
  const own = errorOf(`variants.${at}.size`)
  const hidden = errorOf(`variants.${at}.gtin`) ?? errorOf(`variants.${at}.price`)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || hidden !== undefined
  const colour = variant.colour && t(`search.${variant.colour}`)
  const pictures = useEditor().product?.pictures ?? []
  const name = [variant.size ?? t('products.oneVariant'), colour].filter(Boolean).join(' · ')
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-2">
        <VariantThumb pictures={pictures} imageId={variant.imageId} />
        <p className="min-w-0 flex-1 basis-12 font-[650] [overflow-wrap:anywhere]">
          {name}
          {variant.priceGrossCents !== null && (
            <span className="tabular block text-14 font-[500] text-muted">
              {formatPrice(variant.priceGrossCents / 100, language)}
            </span>
          )}
        </p>
        <label className="flex items-center gap-2 text-14 text-muted">
          {t('products.stock')}
          <input
            inputMode="numeric"
            aria-label={t('products.stockOf', { variant: name })}
            placeholder="–"
            value={variant.stock ?? ''}
            onChange={(event) => {
              const digits = digitsOf(event.target.value)
              const stock = digits === '' ? null : Math.min(PRODUCT_LIMITS.stock, Number(digits))
              onChange({ stock, ...(stock !== null && { isAvailable: stock > 0 }) })
            }}
            className={classes(CONTROL_LOOK, 'tabular w-20! px-2! text-right')}
          />
        </label>
        <IconButton
          label={t('products.moreOf', { variant: name })}
          aria-expanded={isShown}
          aria-controls={id}
          icon={<ChevronDown aria-hidden size={20} className={isShown ? 'rotate-180' : ''} />}
          onClick={() => setOpen(!isShown)}
        />
        <IconButton
          label={t('products.removeVariant', { variant: name })}
          icon={<Trash2 aria-hidden size={18} />}
          onClick={onRemove}
        />
      </div>
      {own && <FieldError id={`${id}-own`} text={own} />}
      <div id={id} hidden={!isShown}>
        {isShown && <VariantDetails variant={variant} at={at} onChange={onChange} />}
      </div>
    </li>
  )
}

function VariantDetails({ variant, at, onChange }: Omit<VariantRowProps, 'onRemove'>) {
  const { t, language: reader } = useTranslation()
  const { form, product } = useEditor()
  const errorOf = useFieldError()
  const { language } = form
  return (
    <div className="flex flex-col gap-4 pt-3 pb-2">
      <div className={PAIR}>
        <SelectField<BaseColour | ''>
          label={t('products.colour')}
          value={variant.colour ?? ''}
          options={[
            { value: '', label: t('products.noColour') },
            ...BASE_COLOURS.map((value) => ({ value, label: t(`search.${value}`) })),
          ]}
          onChange={(colour) => onChange({ colour: colour === '' ? null : colour })}
        />
        <TextField
          label={t('products.colourName')}
          lang={language}
          value={variant.colourName[language] ?? ''}
          maxLength={PRODUCT_LIMITS.colourName}
          onChange={(event) => onChange({ colourName: { ...variant.colourName, [language]: event.target.value } })}
        />
        <TextField
          label={t('products.sku')}
          value={variant.sku}
          maxLength={PRODUCT_LIMITS.sku}
          autoComplete="off"
          onChange={(event) => onChange({ sku: event.target.value })}
        />
        <TextField
          label={t('products.gtin')}
          value={variant.gtin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          error={errorOf(`variants.${at}.gtin`)}
          onChange={(event) => onChange({ gtin: digitsOf(event.target.value) })}
        />
        <PriceField
          label={t('products.variantPrice')}
          hint={t('products.variantPriceHint')}
          cents={variant.priceGrossCents}
          placeholder={form.priceGrossCents === null ? undefined : plainPrice(form.priceGrossCents, reader)}
          error={errorOf(`variants.${at}.price`)}
          onChange={(priceGrossCents) => onChange({ priceGrossCents })}
        />
        {variant.stock === null && (
          <SelectField
            label={t('products.availability')}
            value={variant.isAvailable ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: t('products.available') },
              { value: 'no', label: t('products.soldOut') },
            ]}
            onChange={(value) => onChange({ isAvailable: value === 'yes' })}
          />
        )}
      </div>
      <VariantPicture
        pictures={product?.pictures ?? []}
        imageId={variant.imageId}
        onChange={(imageId) => onChange({ imageId })}
      />
    </div>
  )
}
