import { useTranslation } from '#web/i18n/language.ts'
import { CompanyFields } from '#web/ui/forms/company-fields.tsx'
import { StepForm } from './step-form.tsx'
import type { Registration } from './use-registration.ts'

/** Step 3: the company that is responsible. */
export function CompanyStep({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation()
  const { draft, change, errors } = registration
  const { company } = draft
  return (
    <StepForm registration={registration} onSubmit={() => void registration.checked({ company }, 'assurances')}>
      <p className="text-muted">{t('registration.companyIntro')}</p>
      <CompanyFields
        company={company}
        errors={errors}
        onChange={(changes, field) => change({ ...draft, company: { ...company, ...changes } }, field)}
      />
    </StepForm>
  )
}
