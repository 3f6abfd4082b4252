import { CATEGORIES_OF_TYPE, type Category, PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { problemSentence } from '#contract/product-problems.ts'
import { GENDERS, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PriceField } from '#web/ui/forms/price-field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { priceOfForm } from '../product-of-form.ts'
import { DescriptionField } from './description-field.tsx'
import { useEditor, useFieldError, useFieldWarning } from './field-errors.ts'
import { FormSection, PAIR } from './section.tsx'
import { TagsField } from './tags-field.tsx'

/** Name, texts, kind and price. */
export function BasicsFields() {
  const { t, language } = useTranslation()
  const { form, set } = useEditor()
  const errorOf = useFieldError()
  const warningOf = useFieldWarning()
  const { most } = PRODUCT_LIMITS.name
  // The browser cuts longer texts off.
  const isFull = form.name.length >= most
  const hasOwnPrices = form.variants.some(({ priceGrossCents }) => priceGrossCents !== null)
  const { price } = priceOfForm(form, language)
  return (
    <FormSection title={t('products.basics')}>
      <TextField
        label={t('products.name')}
        value={form.name}
        maxLength={most}
        error={errorOf('name')}
        hint={isFull ? problemSentence({ field: 'name', key: 'tooLong', n: most }, language) : warningOf('name')}
        onChange={(event) => set({ name: event.target.value })}
        autoComplete="off"
      />
      <DescriptionField />
      <div className={PAIR}>
        <SelectField
          label={t('products.type')}
          value={form.productType ?? ''}
          error={errorOf('productType')}
          options={[
            { value: '', label: t('products.choose') },
            ...PRODUCT_TYPES.map((value) => ({ value, label: t(`discovery.${value}`) })),
          ]}
          onChange={(value) => set({ productType: value === '' ? null : value, category: '' })}
        />
        {form.productType && (
          <SelectField<Category | ''>
            label={t('products.category')}
            value={form.category}
            options={[
              { value: '', label: t('products.noCategory') },
              ...CATEGORIES_OF_TYPE[form.productType].map((value) => ({
                value,
                label: t(`products.category-${value}`),
              })),
            ]}
            onChange={(category) => set({ category })}
          />
        )}
      </div>
      <div className={PAIR}>
        <SelectField
          label={t('discovery.gender')}
          value={form.gender ?? ''}
          error={errorOf('gender')}
          options={[
            { value: '', label: t('products.choose') },
            ...GENDERS.map((value) => ({ value, label: t(`discovery.${value}`) })),
          ]}
          onChange={(value) => set({ gender: value === '' ? null : value })}
        />
        <PriceField
          label={t('products.price')}
          cents={form.priceGrossCents}
          error={errorOf('price')}
          hint={hasOwnPrices ? t('products.lowestVariant', { price: formatPrice(price, language) }) : undefined}
          onChange={(priceGrossCents) => set({ priceGrossCents })}
        />
      </div>
      <TagsField />
    </FormSection>
  )
}
