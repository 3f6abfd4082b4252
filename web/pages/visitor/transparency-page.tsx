import { TextSection } from '#web/features/legal/text-section.tsx'
import { TransparencyFigures } from '#web/features/legal/transparency/transparency-figures.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { InfoFrame } from './info-frame.tsx'

/** Reports, restrictions and appeals in numbers (DSA art. 15). */
export function Page() {
  const { t } = useTranslation()
  return (
    <InfoFrame title={t('transparency.title')} intro={t('transparency.intro')}>
      <TransparencyFigures />
      <TextSection title={t('transparency.how')}>
        <p>{t('transparency.howText')}</p>
      </TextSection>
    </InfoFrame>
  )
}
