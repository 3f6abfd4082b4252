import { ContactForm } from '#web/features/legal/forms/contact-form.tsx'
import { RetentionNote } from '#web/features/legal/forms/retention-note.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { InfoFrame } from './info-frame.tsx'

const STEPS = ['contact.brandStep1', 'contact.brandStep2', 'contact.brandStep3'] as const

/** How a brand registers: by a message to the operator, who reviews it by hand. */
export function Page() {
  const { t } = useTranslation()
  return (
    <InfoFrame title={t('contact.brandTitle')} intro={t('contact.brandIntro')}>
      <ol className="flex max-w-prose flex-col gap-4">
        {STEPS.map((step, index) => (
          <li key={step} className="flex items-start gap-4">
            <span
              aria-hidden
              className="headline flex size-9 shrink-0 items-center justify-center rounded-pill bg-volt text-16 text-black"
            >
              {index + 1}
            </span>
            <p className="min-w-0 pt-1.5 hyphens-auto">{t(step)}</p>
          </li>
        ))}
      </ol>
      <div className="max-w-xl">
        <ContactForm about="brand" />
      </div>
      <p className="font-[550]">{t('contact.brandBusiness')}</p>
      <RetentionNote />
    </InfoFrame>
  )
}
