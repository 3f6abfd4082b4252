import { OperatorDetails } from '#web/features/legal/operator-details.tsx'
import { PageLink } from '#web/features/legal/page-link.tsx'
import { TextSection } from '#web/features/legal/text-section.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { Phrase } from '#web/i18n/phrase.tsx'
import { PATHS } from '#web/paths.ts'
import { InfoFrame } from './info-frame.tsx'

/** Who runs this (DDG § 5, Trust L01, L02, L11). */
export function Page() {
  const { t } = useTranslation()
  const contact = <PageLink href={PATHS.contact} label="legal.contactForm" />
  const report = <PageLink href={PATHS.report} label="legal.report" />
  return (
    <InfoFrame title={t('legal.imprintTitle')} version={t('legal.imprintLaw')}>
      <div>
        <OperatorDetails isWhole />
      </div>
      <TextSection title={t('legal.fastContact')}>
        <p>
          <Phrase of="legal.fastContactText" with={{ link: contact }} />
        </p>
      </TextSection>
      <TextSection title={t('legal.dsaTitle')}>
        <p>
          <Phrase of="legal.dsaText" with={{ link: report }} />
        </p>
      </TextSection>
      <TextSection title={t('legal.disputeTitle')}>
        <p>{t('legal.disputeText')}</p>
      </TextSection>
      <TextSection title={t('legal.contentTitle')}>
        <p>{t('legal.contentText')}</p>
      </TextSection>
    </InfoFrame>
  )
}
