import { LOOKBOOK_PICTURES, PICKED_PRODUCTS, THEME_TEXT } from '#contract/shop-theme.limits.ts'
import type { ThemeSection } from '#contract/shop-theme.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { useDesign, useTheme } from '../design-context.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import { FaqFields } from './faq-fields.tsx'
import { PickedProducts } from './picked-products.tsx'
import { TextPair } from './text-pair.tsx'

/** What a section contains; nothing for those that fill themselves. */
export function SectionFields({ section }: { readonly section: ThemeSection }) {
  const { t } = useTranslation()
  const { view } = useDesign()
  const { setSection } = useTheme()
  switch (section.kind) {
    case 'announcement':
      return <AnnouncementFields section={section} />
    case 'hero':
      return (
        <Button tone="outline" size="s" className="self-start" onClick={() => view.show({ group: 'head' })}>
          {t('design.toHead')}
        </Button>
      )
    case 'social':
      return (
        <Link href={PATHS.social} className="link self-start text-14">
          {t('design.toSocial')}
        </Link>
      )
    case 'picked':
    case 'lookbook':
      return (
        <PickedProducts
          ids={section.products}
          most={section.kind === 'picked' ? PICKED_PRODUCTS : LOOKBOOK_PICTURES}
          label={t(section.kind === 'picked' ? 'design.pickProducts' : 'design.pickPictures')}
          onChange={(products) => setSection({ ...section, products }, '')}
        />
      )
    case 'about':
    case 'contact':
      return (
        <TextPair
          label={t(`design.section-${section.kind}`)}
          value={section.text}
          most={THEME_TEXT[section.kind]}
          hasLines
          onChange={(text, language) => setSection({ ...section, text }, language)}
        />
      )
    case 'faq':
      return <FaqFields section={section} />
    default:
      return null
  }
}
