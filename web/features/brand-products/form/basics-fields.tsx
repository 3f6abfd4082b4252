import { useState } from 'react'
import { CATEGORIES_OF_TYPE, type Category, PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { GENDERS, type Language, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { priceOfForm } from '../product-of-form.ts'
import { useEditor, useFieldError } from './field-errors.ts'
import { PriceField } from './price-field.tsx'
import { FormSection, PAIR } from './section.tsx'
import { TagsField } from './tags-field.tsx'

/** Name, texts, kind and price. */
export function BasicsFields() {
  const { t, language } = useTranslation()
  const { form, set } = useEditor()
  const errorOf = useFieldError()
  const hasOwnPrices = form.variants.some(({ priceGrossCents }) => priceGrossCents !== null)
  const { price } = priceOfForm(form, language)
  return (
    <FormSection title={t('products.basics')}>
      <TextField
        label={t('products.name')}
        value={form.name}
        maxLength={PRODUCT_LIMITS.name.most}
        error={errorOf('name')}
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

/** The description in both languages, one at a time. */
function DescriptionField() {
  const { t } = useTranslation()
  const { form, set } = useEditor()
  const errorOf = useFieldError()
  const [shown, setShown] = useState<Language>(form.language)
  const text = form.description[shown] ?? ''
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label={t('products.textLanguage')}
        value={shown}
        options={[
          { value: 'de', label: t('products.german') },
          { value: 'en', label: t('products.english') },
        ]}
        onChange={setShown}
      />
      <TextArea
        label={t('products.description')}
        lang={shown}
        value={text}
        maxLength={PRODUCT_LIMITS.description.most}
        error={shown === form.language ? errorOf('description') : undefined}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>
              {shown === form.language
                ? t('products.descriptionHint', { count: PRODUCT_LIMITS.description.least })
                : t('products.translationHint')}
            </span>
            <span className="tabular">{`${text.length} / ${PRODUCT_LIMITS.description.most}`}</span>
          </span>
        }
        onChange={(event) => set({ description: { ...form.description, [shown]: event.target.value } })}
      />
      {shown !== form.language && text !== '' && (
        <button type="button" className="link self-start py-1 text-14" onClick={() => set({ language: shown })}>
          {t('products.makeOriginal')}
        </button>
      )}
    </div>
  )
}
