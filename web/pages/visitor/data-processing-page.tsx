import { PageLink } from '#web/features/legal/page-link.tsx'
import { TextSection } from '#web/features/legal/text-section.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS } from '#web/paths.ts'
import { InfoFrame } from './info-frame.tsx'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const

/** The agreement on data processing with brands (GDPR Art. 28). */
export function Page() {
  const { t } = useTranslation()
  const { name } = PRODUCT
  return (
    <InfoFrame
      title={t('brandterms.processingTitle')}
      document="data-processing"
      intro={t('brandterms.processingIntro', { name })}
    >
      {NUMBERS.map((number) => (
        <TextSection key={number} title={t(`brandterms.d${number}`)}>
          <p>{t(`brandterms.e${number}`)}</p>
        </TextSection>
      ))}
      <p>
        <PageLink href={PATHS.privacy} label="legal.privacy" />
      </p>
    </InfoFrame>
  )
}
