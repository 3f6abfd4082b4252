import { REGISTRATION } from '#contract/registration.limits.ts'
import { GENDERS, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { countryOptions } from '#web/ui/forms/company-fields.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { httpsAddress } from '#web/ui/forms/https-address.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { type Draft, handleFrom } from './draft.ts'
import { StepForm } from './step-form.tsx'
import { useAvailability } from './use-availability.ts'
import type { Registration } from './use-registration.ts'

type TextName = 'name' | 'handle' | 'website' | 'description' | 'instagram' | 'tiktok'

/** Step 2: the public data of the brand. */
export function BrandStep({ registration }: { readonly registration: Registration }) {
  const { t, language } = useTranslation()
  const { draft, change, errors } = registration
  const { brand } = draft
  const set = (changes: Partial<Draft['brand']>, isOwnHandle = draft.isOwnHandle) => {
    const fields = Object.keys(changes).map((field) => `brand.${field}`)
    change({ ...draft, isOwnHandle, brand: { ...brand, ...changes } }, ...fields)
  }
  const field = (name: TextName) => ({
    name: `brand.${name}`,
    value: brand[name],
    error: errors[`brand.${name}`],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const availability = (kind: 'name' | 'handle', otherwise?: string) => (
    <Availability kind={kind} text={brand[kind]} isWrong={`brand.${kind}` in errors} otherwise={otherwise} />
  )
  // Also at Enter, which leaves the focus where it is.
  const completeWebsite = () => {
    const website = httpsAddress(brand.website)
    if (website !== brand.website) set({ website })
    return { ...brand, website, language }
  }
  return (
    <StepForm
      registration={registration}
      canGoBack={!registration.isFirstSkipped}
      onSubmit={() => void registration.checked({ brand: completeWebsite() }, 'company')}
    >
      <TextField
        {...field('name')}
        label={t('registration.name')}
        autoComplete="organization"
        hint={availability('name')}
        onChange={({ target }) =>
          set({ name: target.value, ...(!draft.isOwnHandle && { handle: handleFrom(target.value) }) })
        }
      />
      <TextField
        {...field('handle')}
        label={t('registration.handle')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        hint={availability('handle', t('registration.handleHint'))}
        onChange={({ target }) => set({ handle: target.value.toLowerCase() }, true)}
      />
      <TextField
        {...field('website')}
        label={t('registration.website')}
        type="url"
        inputMode="url"
        autoComplete="url"
        onBlur={completeWebsite}
      />
      <SelectField
        label={t('registration.country')}
        value={brand.country}
        options={countryOptions(language)}
        onChange={(country) => set({ country })}
      />
      <Kinds brand={brand} errors={errors} onChange={set} />
      <TextArea
        {...field('description')}
        rows={3}
        label={t('registration.description')}
        hint={t('registration.descriptionHint', { count: REGISTRATION.descriptionMax - [...brand.description].length })}
      />
      <TextField {...field('instagram')} label={t('registration.instagram')} autoCapitalize="none" />
      <TextField {...field('tiktok')} label={t('registration.tiktok')} autoCapitalize="none" />
    </StepForm>
  )
}

interface KindsProps {
  readonly brand: Draft['brand']
  readonly errors: Registration['errors']
  readonly onChange: (changes: Partial<Draft['brand']>) => void
}

/** What the brand sells, and for whom. */
function Kinds({ brand, errors, onChange }: KindsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Choices
        label={t('registration.productTypes')}
        options={PRODUCT_TYPES.map((value) => ({ value, label: t(`registration.${value}`) }))}
        chosen={brand.productTypes}
        error={errors['brand.productTypes']}
        onChange={(productTypes) => onChange({ productTypes })}
      />
      <Choices
        label={t('registration.genders')}
        options={GENDERS.map((value) => ({ value, label: t(`registration.${value}`) }))}
        chosen={brand.genders}
        error={errors['brand.genders']}
        onChange={(genders) => onChange({ genders })}
      />
    </>
  )
}

interface AvailabilityProps {
  readonly kind: 'name' | 'handle'
  readonly text: string
  /** The error of the field says what is wrong. */
  readonly isWrong: boolean
  readonly otherwise: string | undefined
}

/** Says whether a name is free, as soon as it is known. */
function Availability({ kind, text, isWrong, otherwise }: AvailabilityProps) {
  const { t } = useTranslation()
  const answer = useAvailability(kind, text)
  return (
    <span aria-live="polite" className="block min-h-5">
      {answer === null && otherwise}
      {answer === 'free' && t('registration.available', { name: text.trim() })}
      {answer !== null && answer !== 'free' && !isWrong && (
        <span className="font-[550] text-signal-text">{t(`registration.${answer}`)}</span>
      )}
    </span>
  )
}

interface ChoicesProps<V extends string> {
  readonly label: string
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly chosen: readonly V[]
  readonly error: string | undefined
  readonly onChange: (chosen: V[]) => void
}

/** Any number of a few choices. */
function Choices<V extends string>({ label, options, chosen, error, onChange }: ChoicesProps<V>) {
  const values = options.map(({ value }) => value)
  const toggle = (value: V) =>
    onChange(values.filter((candidate) => chosen.includes(candidate) !== (candidate === value)))
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-14 font-[600]">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: name }) => (
          <ChoiceChip key={value} pressed={chosen.includes(value)} onPress={() => toggle(value)}>
            {name}
          </ChoiceChip>
        ))}
      </div>
      {error && <FieldError id={`${label}-error`} text={error} />}
    </fieldset>
  )
}
