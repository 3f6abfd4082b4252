import { PageLink } from '#web/features/legal/page-link.tsx'
import { TextSection } from '#web/features/legal/text-section.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS, type Path } from '#web/paths.ts'
import { InfoFrame } from './info-frame.tsx'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Paragraphs with further parts. */
const MORE: Readonly<Partial<Record<number, { href: Path; label: 'legal.ranking' | 'brandterms.processingTitle' }>>> = {
  5: { href: PATHS.ranking, label: 'legal.ranking' },
  6: { href: PATHS.dataProcessing, label: 'brandterms.processingTitle' },
}

/** The terms for brands (Trust L12). */
export function Page() {
  const { t } = useTranslation()
  const { name } = PRODUCT
  const text = { p1: t('brandterms.p1', { name }), p3: t('brandterms.p3', { name }) }
  return (
    <InfoFrame title={t('brandterms.title')} document="brand-terms" intro={t('brandterms.intro', { name })}>
      {NUMBERS.map((number) => {
        const more = MORE[number]
        return (
          <TextSection key={number} title={t(`brandterms.h${number}`)}>
            <p>{number === 1 ? text.p1 : number === 3 ? text.p3 : t(`brandterms.p${number}`)}</p>
            {more && (
              <p>
                <PageLink {...more} />
              </p>
            )}
          </TextSection>
        )
      })}
    </InfoFrame>
  )
}
