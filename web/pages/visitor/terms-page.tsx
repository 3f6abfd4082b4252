import { PageLink } from '#web/features/legal/page-link.tsx'
import { TextSection } from '#web/features/legal/text-section.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS, type Path } from '#web/paths.ts'
import { InfoFrame } from './info-frame.tsx'

/** Sections that end with a link, by their number. */
const MORE = {
  3: { href: PATHS.ranking, label: 'legal.ranking' },
  6: { href: PATHS.report, label: 'legal.report' },
  8: { href: PATHS.privacy, label: 'legal.privacy' },
} as const satisfies Readonly<Record<number, { href: Path; label: `legal.${string}` }>>

/** The terms of service. */
export function Page() {
  const { t } = useTranslation()
  const { name } = PRODUCT
  const sections = [
    { number: 1, title: t('terms.h1', { name }), text: t('terms.p1', { name }) },
    { number: 2, title: t('terms.h2'), text: t('terms.p2') },
    { number: 3, title: t('terms.h3'), text: t('terms.p3') },
    { number: 4, title: t('terms.h4'), text: t('terms.p4') },
    { number: 5, title: t('terms.h5'), text: t('terms.p5', { name }) },
    { number: 6, title: t('terms.h6'), text: t('terms.p6') },
    { number: 7, title: t('terms.h7'), text: t('terms.p7', { name }) },
    { number: 8, title: t('terms.h8'), text: t('terms.p8') },
    { number: 9, title: t('terms.h9'), text: t('terms.p9') },
    { number: 10, title: t('terms.h10'), text: t('terms.p10') },
  ] as const
  return (
    <InfoFrame title={t('terms.title')} version={t('terms.version')} intro={t('terms.intro', { name })}>
      {sections.map(({ number, title, text }) => (
        <TextSection key={number} title={title}>
          <p>{text}</p>
          {number in MORE && (
            <p>
              <PageLink {...MORE[number as keyof typeof MORE]} />
            </p>
          )}
        </TextSection>
      ))}
    </InfoFrame>
  )
}
