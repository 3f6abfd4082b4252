import { DeviceList } from '#web/features/legal/device-list.tsx'
import { OperatorDetails } from '#web/features/legal/operator-details.tsx'
import { PageLink } from '#web/features/legal/page-link.tsx'
import { PrivacyPurposes } from '#web/features/legal/privacy-purposes.tsx'
import { TextSection } from '#web/features/legal/text-section.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { Phrase } from '#web/i18n/phrase.tsx'
import { PATHS } from '#web/paths.ts'
import { InfoFrame } from './info-frame.tsx'

/** Which personal data is stored, and why (GDPR art. 13, Trust L20). */
export function Page() {
  const { t } = useTranslation()
  const contact = <PageLink href={PATHS.contact} label="legal.contactForm" />
  const deletion = <PageLink href={PATHS.deleteAccount} label="privacy.rightsDelete" />
  const ranking = <PageLink href={PATHS.ranking} label="legal.ranking" />
  return (
    <InfoFrame title={t('privacy.title')} document="privacy" intro={t('privacy.intro')}>
      <TextSection title={t('privacy.controllerTitle')}>
        <p>{t('privacy.controllerText')}</p>
        <OperatorDetails />
        <p>
          <Phrase of="privacy.controllerContact" with={{ link: contact }} />
        </p>
      </TextSection>
      <section>
        <h2 className="mb-4 text-22 leading-7 font-[750]">{t('privacy.purposesTitle')}</h2>
        <PrivacyPurposes />
      </section>
      <TextSection title={t('privacy.deviceTitle')}>
        <p>{t('privacy.deviceText')}</p>
        <DeviceList />
      </TextSection>
      <TextSection title={t('privacy.othersTitle')}>
        <p>{t('privacy.othersText')}</p>
      </TextSection>
      <TextSection title={t('privacy.rankingTitle')}>
        <p>
          <Phrase of="privacy.rankingText" with={{ link: ranking }} />
        </p>
      </TextSection>
      <TextSection title={t('privacy.rightsTitle')}>
        <p>
          <Phrase of="privacy.rightsText" with={{ link: deletion }} />
        </p>
      </TextSection>
      <TextSection title={t('privacy.objectionTitle')}>
        <p className="font-[650]">{t('privacy.objectionText')}</p>
      </TextSection>
      <TextSection title={t('privacy.complaintTitle')}>
        <p>{t('privacy.complaintText')}</p>
      </TextSection>
      <TextSection title={t('privacy.mustTitle')}>
        <p>{t('privacy.mustText')}</p>
      </TextSection>
    </InfoFrame>
  )
}
