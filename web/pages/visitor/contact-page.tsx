import { useSiteFacts } from '#web/api/site-facts.ts'
import { ContactForm } from '#web/features/legal/forms/contact-form.tsx'
import { RetentionNote } from '#web/features/legal/forms/retention-note.tsx'
import { TextSection } from '#web/features/legal/text-section.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { InfoFrame } from './info-frame.tsx'

/** A message to the operator. */
export function Page() {
  const { t } = useTranslation()
  const email = useSiteFacts()?.operator.email
  return (
    <InfoFrame title={t('contact.title')} intro={t('contact.intro')}>
      <div className="max-w-xl">
        <ContactForm />
      </div>
      {email && (
        <TextSection title={t('contact.direct')}>
          <p>
            <a href={`mailto:${email}`} className="link [overflow-wrap:anywhere]">
              {email}
            </a>
          </p>
        </TextSection>
      )}
      <RetentionNote />
    </InfoFrame>
  )
}
