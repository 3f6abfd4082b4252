import { serverUrl } from '#web/api/server-address.ts'
import { TextSection } from '#web/features/legal/text-section.tsx'
import { THIRD_PARTY } from '#web/features/legal/third-party.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Phrase } from '#web/i18n/phrase.tsx'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { InfoFrame } from './info-frame.tsx'

/** Made by the build from the installed packages (Decision 040). The native shell opens it over the app. */
const TEXTS = '/third-party-notices.txt'

/** The third-party packages in this product, by licence. Names and versions are the same in both languages. */
export function Page() {
  const { t } = useTranslation()
  const link = (
    <a href={serverUrl(TEXTS)} download className="link">
      {t('licences.textsLink')}
    </a>
  )
  return (
    <InfoFrame title={t('licences.title')} intro={t('licences.intro', { name: PRODUCT.name })}>
      <TextSection title={t('licences.textsTitle')}>
        <p>
          <Phrase of="licences.texts" with={{ link }} />
        </p>
      </TextSection>
      {THIRD_PARTY.map(({ licence, packages }) => (
        <TextSection key={licence} title={t('licences.listTitle', { licence })}>
          <ul translate="no" className="gap-x-8 text-14 sm:columns-2">
            {packages.split(', ').map((name) => (
              <li key={name} className="py-0.5 [overflow-wrap:anywhere]">
                {name}
              </li>
            ))}
          </ul>
        </TextSection>
      ))}
    </InfoFrame>
  )
}
