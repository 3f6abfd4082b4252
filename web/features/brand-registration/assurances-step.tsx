import type { ReactNode } from 'react'
import { ASSURANCES } from '#contract/registration.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Phrase } from '#web/i18n/phrase.tsx'
import { PATHS, type Path } from '#web/paths.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { StepForm } from './step-form.tsx'
import type { Registration } from './use-registration.ts'

/** Step 4: what the brand assures; stored with version, time and the hash of the address. */
export function AssurancesStep({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation()
  const { draft, change, errors } = registration
  // In a tab of its own: the password of the first step is kept nowhere else.
  const link = (href: Path, text: string) => (
    <a href={href} target="_blank" rel="noopener" className="link">
      {text}
    </a>
  )
  const labels: Readonly<Record<(typeof ASSURANCES)[number], ReactNode>> = {
    lawful: t('registration.assure-lawful'),
    pictures: t('registration.assure-pictures'),
    terms: (
      <Phrase of="registration.assure-terms" with={{ link: link(PATHS.brandTerms, t('registration.termsLink')) }} />
    ),
    privacy: (
      <Phrase
        of="registration.assure-privacy"
        with={{ link: link(PATHS.dataProcessing, t('registration.processingLink')) }}
      />
    ),
  }
  return (
    <StepForm registration={registration} onSubmit={() => void registration.submit()} action={t('registration.submit')}>
      <p className="text-muted">{t('registration.assurancesIntro')}</p>
      {ASSURANCES.map((kind) => (
        <Checkbox
          key={kind}
          name={`assurances.${kind}`}
          label={labels[kind]}
          checked={draft.assurances[kind]}
          error={errors[`assurances.${kind}`]}
          onChange={(isGiven) =>
            change({ ...draft, assurances: { ...draft.assurances, [kind]: isGiven } }, `assurances.${kind}`)
          }
        />
      ))}
    </StepForm>
  )
}
