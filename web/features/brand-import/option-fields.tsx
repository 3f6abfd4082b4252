import { IMPORT_MODES, VAT_PERCENT } from '#contract/brand-imports.limits.ts'
import type { ImportOptions } from '#contract/brand-imports.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'

interface OptionFieldsProps {
  readonly options: ImportOptions
  readonly isEuro: boolean
  readonly onEuro: (isEuro: boolean) => void
  readonly onChange: (options: ImportOptions) => void
}

/** What is asked once for each import (Decision 141). */
export function OptionFields({ options, isEuro, onEuro, onChange }: OptionFieldsProps) {
  const { t } = useTranslation()
  const set = (changes: Partial<ImportOptions>) => onChange({ ...options, ...changes })
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-18 font-[700]">{t('imports.once')}</h2>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <SelectField
          label={t('imports.mode')}
          hint={t('imports.modeHint')}
          value={options.mode}
          options={IMPORT_MODES.map((mode) => ({ value: mode, label: t(`imports.mode-${mode}`) }))}
          onChange={(mode) => set({ mode })}
        />
        <SelectField
          label={t('imports.arrival')}
          hint={t('imports.arrivalHint')}
          value={options.arrival}
          options={[
            { value: 'draft', label: t('imports.arrival-draft') },
            { value: 'review', label: t('imports.arrival-review') },
          ]}
          onChange={(arrival) => set({ arrival })}
        />
        <SelectField
          label={t('imports.currency')}
          error={isEuro ? undefined : t('imports.onlyEuro')}
          value={isEuro ? 'euro' : 'other'}
          options={[
            { value: 'euro', label: t('imports.euro') },
            { value: 'other', label: t('imports.otherCurrency') },
          ]}
          onChange={(currency) => onEuro(currency === 'euro')}
        />
        <SelectField
          label={t('imports.priceKind')}
          hint={options.priceKind === 'net' ? t('imports.netHint', { percent: VAT_PERCENT }) : undefined}
          value={options.priceKind}
          options={[
            { value: 'gross', label: t('imports.price-gross') },
            { value: 'net', label: t('imports.price-net') },
          ]}
          onChange={(priceKind) => set({ priceKind })}
        />
        <SelectField
          label={t('imports.language')}
          value={options.language}
          options={[
            { value: 'de', label: t('imports.german') },
            { value: 'en', label: t('imports.english') },
          ]}
          onChange={(language) => set({ language })}
        />
        <TextField
          label={t('imports.shopAddress')}
          hint={t('imports.shopAddressHint')}
          type="url"
          inputMode="url"
          maxLength={2000}
          value={options.shopAddress ?? ''}
          onChange={({ target }) => set({ shopAddress: target.value })}
        />
      </div>
      <Checkbox
        label={t('imports.allOrNothing')}
        checked={options.isAllOrNothing}
        onChange={(isAllOrNothing) => set({ isAllOrNothing })}
      />
    </section>
  )
}
