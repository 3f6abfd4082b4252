import { COUNTRIES, LEGAL_FORMS, TAX_KINDS } from '#contract/registration.limits.ts'
import type { CompanyPart } from '#contract/registration.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { Segmented } from './segmented.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

type TextName = Exclude<keyof CompanyPart, 'legalForm' | 'country' | 'taxKind'>

type LegalForm = (typeof LEGAL_FORMS)[number]

/** German names of legal forms, the same in every language. */
const FORM_NAMES: Readonly<Partial<Record<LegalForm, string>>> = {
  gbr: 'GbR',
  ug: 'UG (haftungsbeschränkt)',
  gmbh: 'GmbH',
  'gmbh-co-kg': 'GmbH & Co. KG',
  ag: 'AG',
  ek: 'e. K.',
}

export const legalFormName = (form: LegalForm, t: Translate): string =>
  FORM_NAMES[form] ?? t(form === 'sole' ? 'registration.form-sole' : 'registration.form-other')

/** Names of the countries in the reader's language, in alphabetical order. */
export function countryOptions(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const options = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))
  return options.sort((a, b) => a.label.localeCompare(b.label, language))
}

interface CompanyFieldsProps {
  readonly company: CompanyPart
  /** By `company.field`. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (changes: Partial<CompanyPart>, field: `company.${string}`) => void
  /** What the register of VAT IDs said about the stored one; left out where it was not asked. */
  readonly vatNote?: string | undefined
}

/** The company that is responsible (Trust L03, L13, L14): in the registration and in the settings. */
export function CompanyFields({ company, errors, onChange, vatNote }: CompanyFieldsProps) {
  const { t, language } = useTranslation()
  const set = (changes: Partial<CompanyPart>) => onChange(changes, `company.${Object.keys(changes)[0] ?? ''}`)
  const field = (name: TextName) => ({
    name: `company.${name}`,
    value: company[name],
    error: errors[`company.${name}`],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <>
      <TextField {...field('company')} label={t('registration.companyName')} autoComplete="organization" />
      <SelectField
        label={t('registration.legalForm')}
        value={company.legalForm}
        options={LEGAL_FORMS.map((value) => ({ value, label: legalFormName(value, t) }))}
        onChange={(legalForm) => set({ legalForm })}
      />
      <TextField {...field('street')} label={t('registration.street')} autoComplete="street-address" />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
        <TextField {...field('postalCode')} label={t('registration.postalCode')} autoComplete="postal-code" />
        <TextField {...field('city')} label={t('registration.city')} autoComplete="address-level2" />
      </div>
      <SelectField
        label={t('registration.country')}
        value={company.country}
        options={countryOptions(language)}
        onChange={(country) => set({ country })}
      />
      <TextField {...field('representative')} label={t('registration.representative')} autoComplete="name" />
      <TextField {...field('email')} label={t('registration.companyEmail')} type="email" autoComplete="email" />
      <TextField {...field('phone')} label={t('registration.phone')} type="tel" autoComplete="tel" />
      <Segmented
        label={t('registration.tax')}
        value={company.taxKind}
        options={TAX_KINDS.map((value) => ({ value, label: t(`registration.tax-${value}`) }))}
        onChange={(taxKind) => set({ taxKind })}
      />
      {company.taxKind === 'vat' && (
        <TextField {...field('vatId')} label={t('registration.vatId')} hint={vatNote ?? t('registration.vatHint')} />
      )}
      {company.taxKind === 'number' && (
        <TextField {...field('taxNumber')} label={t('registration.taxNumber')} hint={t('registration.taxNumberHint')} />
      )}
      {company.taxKind === 'small' && <p className="text-14 text-muted">{t('registration.taxSmallHint')}</p>}
      <TextField {...field('register')} label={t('registration.register')} hint={t('registration.registerHint')} />
    </>
  )
}
