import { PageLink } from '#web/features/legal/page-link.tsx'
import { Points, TextSection } from '#web/features/legal/text-section.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { Phrase } from '#web/i18n/phrase.tsx'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS } from '#web/paths.ts'
import { InfoFrame } from './info-frame.tsx'

/** Names are not translated. */
const AUTHORITY =
  'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)'
const AUTHORITY_EMAIL = 'MLBF@ms.sachsen-anhalt.de'

/** How accessible the service is, with what is missing (BFSG, Trust L32). */
export function Page() {
  const { t } = useTranslation()
  const { name } = PRODUCT
  const contact = <PageLink href={PATHS.contact} label="legal.contactForm" />
  return (
    <InfoFrame
      title={t('accessibility.title')}
      version={t('accessibility.version')}
      intro={t('accessibility.intro', { name })}
    >
      <TextSection title={t('accessibility.serviceTitle')}>
        <p>{t('accessibility.serviceText', { name })}</p>
      </TextSection>
      <TextSection title={t('accessibility.standardTitle')}>
        <p>{t('accessibility.standardText')}</p>
      </TextSection>
      <TextSection title={t('accessibility.howTitle')}>
        <Points>
          {([1, 2, 3, 4, 5, 6] as const).map((point) => (
            <li key={point}>{t(`accessibility.how${point}`)}</li>
          ))}
        </Points>
      </TextSection>
      <TextSection title={t('accessibility.gapsTitle')}>
        <Points>
          {([1, 2, 3] as const).map((point) => (
            <li key={point}>{t(`accessibility.gap${point}`)}</li>
          ))}
        </Points>
      </TextSection>
      <TextSection title={t('accessibility.testTitle')}>
        <p>{t('accessibility.testText')}</p>
      </TextSection>
      <TextSection title={t('accessibility.tellTitle')}>
        <p>
          <Phrase of="accessibility.tellText" with={{ link: contact }} />
        </p>
      </TextSection>
      <TextSection title={t('accessibility.authorityTitle')}>
        <p>{t('accessibility.authorityText')}</p>
        <address className="not-italic">
          <span lang="de">{AUTHORITY}</span>
          <br />
          Magdeburg
          <br />
          <a href={`mailto:${AUTHORITY_EMAIL}`} className="link">
            {AUTHORITY_EMAIL}
          </a>
        </address>
      </TextSection>
    </InfoFrame>
  )
}
