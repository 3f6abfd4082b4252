import { PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { isInEea } from '#contract/eea.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { FieldError } from '#web/ui/forms/field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { countryNames } from './countries.ts'
import { useEditor, useFieldError } from './field-errors.ts'
import { FormSection, PAIR } from './section.tsx'

type Safety = NonNullable<ProductForm['safety']>
type Contact = NonNullable<Safety['responsible']>

const NO_CONTACT: Contact = { name: '', address: '', contact: '' }

/** A manufacturer outside of the EU needs a responsible person in it. */
function inCountry(safety: Safety, country: string): Safety {
  if (country === '' || isInEea(country)) return { ...safety, country: country || null, responsible: null }
  return { ...safety, country, responsible: safety.responsible ?? NO_CONTACT }
}

/** Manufacturer and responsible person (GPSR art. 19), and evidence of environmental claims. */
export function SafetyFields() {
  const { t, language } = useTranslation()
  const { form, facts, set } = useEditor()
  const errorOf = useFieldError()
  const { safety } = form
  const missing = errorOf('safety')
  const standard = facts.safety
  const start: Safety = { ...(standard ?? NO_CONTACT), country: null, responsible: null, note: {} }
  return (
    <FormSection title={t('products.safety')} hint={t('products.safetyHint')}>
      {standard && safety === null && (
        <p className="text-14 whitespace-pre-line text-muted">
          {`${standard.name}\n${standard.address}\n${standard.contact}`}
        </p>
      )}
      {missing && <FieldError id="product-safety-error" text={missing} />}
      <Switch
        label={standard ? t('products.otherMaker') : t('products.nameMaker')}
        checked={safety !== null}
        onChange={(isOn) => set({ safety: isOn ? start : null })}
      />
      {safety && (
        <>
          <ContactFields
            path="safety"
            value={safety}
            onChange={(changes) => set({ safety: { ...safety, ...changes } })}
          />
          <SelectField
            label={t('products.makerCountry')}
            value={safety.country ?? ''}
            error={errorOf('safety.country')}
            options={[{ value: '', label: t('products.choose') }, ...countryNames(language)]}
            onChange={(value) => set({ safety: inCountry(safety, value) })}
          />
          {safety.responsible && (
            <ContactFields
              path="safety.responsible"
              hint={t('products.responsibleHint')}
              value={safety.responsible}
              onChange={(changes) =>
                set({ safety: { ...safety, responsible: { ...(safety.responsible ?? NO_CONTACT), ...changes } } })
              }
            />
          )}
          <TextArea
            label={t('products.safetyNote')}
            rows={2}
            className="min-h-20!"
            lang="de"
            value={safety.note.de ?? ''}
            maxLength={PRODUCT_LIMITS.safetyNote}
            onChange={(event) => set({ safety: { ...safety, note: { ...safety.note, de: event.target.value } } })}
          />
        </>
      )}
      <ClaimField />
    </FormSection>
  )
}

interface ContactFieldsProps {
  readonly path: 'safety' | 'safety.responsible'
  readonly hint?: string
  readonly value: Contact
  readonly onChange: (changes: Partial<Contact>) => void
}

function ContactFields({ path, hint, value, onChange }: ContactFieldsProps) {
  const { t } = useTranslation()
  const errorOf = useFieldError()
  const most = PRODUCT_LIMITS.safetyLine
  return (
    <div className="flex flex-col gap-4">
      {hint && <p className="text-14 text-muted">{hint}</p>}
      <div className={PAIR}>
        <TextField
          label={path === 'safety' ? t('products.maker') : t('products.responsible')}
          value={value.name}
          maxLength={most}
          error={errorOf(`${path}.name`)}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          label={t('products.contact')}
          value={value.contact}
          maxLength={most}
          error={errorOf(`${path}.contact`)}
          onChange={(event) => onChange({ contact: event.target.value })}
        />
      </div>
      <TextField
        label={t('products.address')}
        value={value.address}
        maxLength={most}
        error={errorOf(`${path}.address`)}
        onChange={(event) => onChange({ address: event.target.value })}
      />
    </div>
  )
}

/** Shown while a text claims something about the environment (Trust L29). */
function ClaimField() {
  const { t } = useTranslation()
  const { form, problems, set } = useEditor()
  const errorOf = useFieldError()
  const isClaimed = problems.some(({ key }) => key === 'claim')
  if (!isClaimed && form.claimEvidence === '') return null
  return (
    <TextArea
      label={t('products.claimEvidence')}
      hint={t('products.claimHint')}
      rows={2}
      className="min-h-20!"
      value={form.claimEvidence}
      maxLength={PRODUCT_LIMITS.claimEvidence}
      error={errorOf('claimEvidence')}
      onChange={(event) => set({ claimEvidence: event.target.value })}
    />
  )
}
