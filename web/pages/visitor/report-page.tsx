import { ReportForm } from '#web/features/legal/forms/report-form.tsx'
import { RetentionNote } from '#web/features/legal/forms/retention-note.tsx'
import { Points, TextSection } from '#web/features/legal/text-section.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { InfoFrame } from './info-frame.tsx'

/** Notice and action (DSA art. 16, Trust L10). */
export function Page() {
  const { t } = useTranslation()
  return (
    <InfoFrame title={t('contact.reportTitle')} intro={t('contact.reportIntro')}>
      <div className="max-w-xl">
        <ReportForm />
      </div>
      <TextSection title={t('contact.afterTitle')}>
        <Points>
          {([1, 2, 3, 4] as const).map((point) => (
            <li key={point}>{t(`contact.after${point}`)}</li>
          ))}
        </Points>
      </TextSection>
      <RetentionNote />
    </InfoFrame>
  )
}
