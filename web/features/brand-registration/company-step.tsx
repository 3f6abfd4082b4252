import { LEGAL_FORMS, TAX_KINDS } from '#contract/registration.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { countryOptions } from './brand-step.tsx'
import type { Draft } from './draft.ts'
import { StepForm } from './step-form.tsx'
import type { Registration } from './use-registration.ts'

type TextName = Exclude<keyof Draft['company'], 'legalForm' | 'country' | 'taxKind'>

/** German names of legal forms, the same in every language. */
const FORM_NAMES: Readonly<Partial<Record<(typeof LEGAL_FORMS)[number], string>>> = {
  gbr: 'GbR',
  ug: 'UG (haftungsbeschränkt)',
  gmbh: 'GmbH',
  'gmbh-co-kg': 'GmbH & Co. KG',
  ag: 'AG',
  ek: 'e. K.',
}

/** Step 3: the company that is responsible (Trust L03, L13, L14). */
export function CompanyStep({ registration }: { readonly registration: Registration }) {
  const { t, language } = useTranslation()
  const { draft, change, errors } = registration
  const { company } = draft
  const set = (changes: Partial<Draft['company']>) => {
    const [field = ''] = Object.keys(changes)
    change({ ...draft, company: { ...company, ...changes } }, `company.${field}`)
  }
  const field = (name: TextName) => ({
    name: `company.${name}`,
    value: company[name],
    error: errors[`company.${name}`],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <StepForm registration={registration} onSubmit={() => void registration.checked({ company }, 'assurances')}>
      <p className="text-muted">{t('registration.companyIntro')}</p>
      <TextField {...field('company')} label={t('registration.companyName')} autoComplete="organization" />
      <SelectField
        label={t('registration.legalForm')}
        value={company.legalForm}
        options={LEGAL_FORMS.map((value) => ({
          value,
          label: FORM_NAMES[value] ?? t(value === 'sole' ? 'registration.form-sole' : 'registration.form-other'),
        }))}
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
        <TextField {...field('vatId')} label={t('registration.vatId')} hint={t('registration.vatHint')} />
      )}
      {company.taxKind === 'number' && (
        <TextField {...field('taxNumber')} label={t('registration.taxNumber')} hint={t('registration.taxNumberHint')} />
      )}
      {company.taxKind === 'small' && <p className="text-14 text-muted">{t('registration.taxSmallHint')}</p>}
      <TextField {...field('register')} label={t('registration.register')} hint={t('registration.registerHint')} />
    </StepForm>
  )
}
