import { useLayoutEffect, useState } from 'react'
import { useSiteFacts } from '#web/api/site-facts.ts'
import { AppealForm, appealedReference } from '#web/features/legal/forms/appeal-form.tsx'
import { ContactForm } from '#web/features/legal/forms/contact-form.tsx'
import { RetentionNote } from '#web/features/legal/forms/retention-note.tsx'
import { TextSection } from '#web/features/legal/text-section.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { InfoFrame } from './info-frame.tsx'

/** A message to the operator. */
export function Page() {
  const { t } = useTranslation()
  const email = useSiteFacts()?.operator.email
  const [appealed, setAppealed] = useState<string | null>(null)
  // After hydration: the prerendered page does not know the address.
  useLayoutEffect(() => setAppealed(appealedReference()), [])
  return (
    <InfoFrame title={t('contact.title')} intro={t('contact.intro')}>
      <div className="max-w-xl">{appealed === null ? <ContactForm /> : <AppealForm reference={appealed} />}</div>
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
