import { Plus, Trash2 } from 'lucide-react'
import { PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { FIBRE_NAMES, FIBRES, type Fibre } from '#contract/fibres.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { CONTROL_LOOK, FieldError } from '#web/ui/forms/field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { countryNames } from './countries.ts'
import { useEditor, useFieldError } from './field-errors.ts'
import { FormSection } from './section.tsx'

/** Fibres with their shares, parts of animals, care and origin. */
export function MaterialFields() {
  const { t, language } = useTranslation()
  const { form, set } = useEditor()
  const errorOf = useFieldError()
  const { fibres } = form
  const error = errorOf('fibres')
  const change = (at: number, changes: Partial<(typeof fibres)[number]>) =>
    set({ fibres: fibres.map((row, place) => (place === at ? { ...row, ...changes } : row)) })
  const add = () => {
    const used = new Set(fibres.map(({ fibre }) => fibre))
    const fibre = FIBRES.find((one) => !used.has(one)) ?? 'other'
    const rest = 100 - fibres.reduce((sum, { percent }) => sum + percent, 0)
    set({ fibres: [...fibres, { fibre, percent: Math.max(0, Math.round(rest * 10) / 10) }] })
  }
  return (
    <FormSection title={t('products.material')} hint={t('products.materialHint')}>
      {fibres.length > 0 && (
        <ul aria-label={t('products.fibres')} className="flex flex-col gap-3">
          {fibres.map(({ fibre, percent }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fibre may be chosen twice while it is edited
            <li key={at}>
              <div className="flex flex-wrap items-end gap-2">
                <div className="min-w-0 flex-1 basis-32">
                  <SelectField<Fibre>
                    label={t('products.fibre', { number: at + 1 })}
                    value={fibre as Fibre}
                    error={errorOf(`fibres.${at}`)}
                    options={FIBRES.map((value) => ({ value, label: FIBRE_NAMES[value][language] }))}
                    onChange={(value) => change(at, { fibre: value })}
                  />
                </div>
                <PercentField
                  label={t('products.share', { number: at + 1 })}
                  value={percent}
                  onChange={(value) => change(at, { percent: value })}
                />
                <IconButton
                  label={t('products.removeFibre', { number: at + 1 })}
                  icon={<Trash2 aria-hidden size={18} />}
                  onClick={() => set({ fibres: fibres.filter((_, place) => place !== at) })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {error && <FieldError id="product-fibres-error" text={error} />}
      {fibres.length < PRODUCT_LIMITS.fibres && (
        <Button tone="outline" size="s" className="self-start" onClick={add}>
          <Plus aria-hidden size={18} />
          {t('products.addFibre')}
        </Button>
      )}
      <Switch
        label={t('products.animalParts')}
        hint={t('products.animalPartsHint')}
        checked={form.hasAnimalParts}
        onChange={(hasAnimalParts) => set({ hasAnimalParts })}
      />
      <TextArea
        label={t('products.care')}
        rows={2}
        className="min-h-20!"
        lang={form.language}
        value={form.care[form.language] ?? ''}
        maxLength={PRODUCT_LIMITS.care}
        onChange={(event) => set({ care: { ...form.care, [form.language]: event.target.value } })}
      />
      <SelectField
        label={t('products.origin')}
        value={form.originCountry ?? ''}
        options={[{ value: '', label: t('products.unsaid') }, ...countryNames(language)]}
        onChange={(value) => set({ originCountry: value === '' ? null : value })}
      />
    </FormSection>
  )
}

interface PercentFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function PercentField({ label, value, onChange }: PercentFieldProps) {
  return (
    <div className="relative w-24 shrink-0">
      <input
        type="number"
        aria-label={label}
        min={0}
        max={100}
        step={0.1}
        value={value}
        onChange={(event) => {
          const percent = Math.round(event.target.valueAsNumber * 10) / 10
          onChange(Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent)))
        }}
        className={classes(CONTROL_LOOK, 'tabular pr-8! pl-2! text-right')}
      />
      <span aria-hidden className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted">
        %
      </span>
    </div>
  )
}
