import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BrandShop } from '#contract/brands.ts'
import type { ThemePreset } from '#contract/shop-theme.limits.ts'
import type { ShownTheme } from '#contract/shop-theme.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'
import { BrandMark, VerifiedMark } from '../brand-mark.tsx'
import { ShopImprint } from '../shop-imprint.tsx'
import { ShopNotes } from '../shop-notes.tsx'

interface HeroProps {
  readonly brand: BrandShop
  readonly theme: ShownTheme
}

interface ShopHeadProps extends HeroProps {
  readonly actions: ReactNode
  /** With pictures, headline and intro. */
  readonly hasHero: boolean
}

type Position = ShownTheme['logoPosition']

/** How many of the brand's newest pictures the head shows, where it has no banner. */
const PICTURES: Readonly<Record<ThemePreset, Readonly<Record<Position, number>>>> = {
  beton: { left: 3, center: 3 },
  neon: { left: 3, center: 3 },
  vintage: { left: 3, center: 3 },
  minimal: { left: 1, center: 3 },
  skate: { left: 2, center: 3 },
  luxe: { left: 1, center: 1 },
}

/** The brand's name and marks, with what the design says first. */
export function ShopHead({ brand, theme, actions, hasHero }: ShopHeadProps) {
  const { t } = useTranslation()
  const facts = [
    brand.city,
    t('brands.products', { count: brand.products }),
    brand.followers === null ? '' : t('brands.followers', { count: brand.followers }),
    brand.dropRecord === null
      ? ''
      : t('brands.dropRecord', { count: brand.dropRecord.drops, onTime: brand.dropRecord.onTime }),
  ]
  const hasWords = hasHero && (theme.headline !== '' || theme.intro !== '')
  return (
    <header className="shop-head" data-hero={hasHero} data-words={hasWords}>
      <div className="shop-names">
        {brand.logo && <BrandMark brand={brand} size="l" />}
        <div className="min-w-0">
          <div className="shop-name-line">
            <h1 tabIndex={-1} className="headline shop-name">
              {brand.name}
            </h1>
            {brand.isVerified && <VerifiedMark size={26} />}
            {brand.isNew && <Badge tone="volt">{t('brands.isNew')}</Badge>}
          </div>
          <p className="tabular mt-1 text-14 text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {hasHero && <ShopPictures brand={brand} theme={theme} isFirst />}
      {hasWords && <ShopWords theme={theme} />}
      <div className="shop-actions">{actions}</div>
    </header>
  )
}

/** The hero where the brand sorted it below other sections. */
export function LateHero({ brand, theme }: HeroProps) {
  return (
    <section className="shop-head" data-hero="true" data-late>
      <ShopPictures brand={brand} theme={theme} isFirst={false} />
      <ShopWords theme={theme} />
    </section>
  )
}

function ShopWords({ theme: { headline, intro } }: Pick<HeroProps, 'theme'>) {
  return (
    <div className="shop-words">
      {headline && (
        <p className="headline shop-headline">
          <span>{headline}</span>
        </p>
      )}
      {intro && <p className="shop-intro">{intro}</p>}
    </div>
  )
}

interface ShopPicturesProps {
  readonly brand: Pick<BrandShop, 'banner' | 'pictures'>
  readonly theme: Pick<ShownTheme, 'preset' | 'logoPosition'>
  readonly isFirst: boolean
}

/** The brand's own banner, or its newest pictures. */
function ShopPictures({ brand: { banner, pictures }, theme, isFirst }: ShopPicturesProps) {
  const shown = banner ? [banner] : pictures.slice(0, PICTURES[theme.preset][theme.logoPosition])
  if (shown.length === 0) return null
  const width = banner ? '100vw' : shown.length === 1 ? '(min-width: 769px) 50vw, 100vw' : '34vw'
  return (
    <div aria-hidden className="shop-pictures" data-pictures={banner ? 'banner' : shown.length}>
      {shown.map((picture) => (
        <div key={picture.base}>
          <Picture source={picture} sizes={width} priority={isFirst ? 'high' : 'auto'} lazy={!isFirst} alt="" />
        </div>
      ))}
    </div>
  )
}

/** Who the brand is and who is responsible: in every design, in ours words and marks. */
export function ShopFacts({ brand }: { readonly brand: BrandShop }) {
  const { t } = useTranslation()
  return (
    <div className="shop-facts">
      <div className="flex min-w-0 flex-col gap-3">
        {brand.description && <p lang={brand.lang}>{brand.description}</p>}
        {brand.website && URL.canParse(brand.website) && (
          <a
            href={brand.website}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className="link inline-flex min-h-11 items-center gap-1.5 text-14"
          >
            {new URL(brand.website).host}
            <ExternalLink aria-hidden size={15} />
          </a>
        )}
        <ShopNotes brand={brand} />
        {brand.isHidden && <p className="rounded-control bg-line p-4 font-[550]">{t('brands.hiddenNote')}</p>}
      </div>
      <ShopImprint brand={brand} />
    </div>
  )
}

interface AnnouncementProps {
  readonly text: string
  readonly link: string | null
  /** Above the head. */
  readonly isBar: boolean
}

export function Announcement({ text, link, isBar }: AnnouncementProps) {
  return (
    <p className="shop-announcement" data-bar={isBar}>
      {link === null ? (
        <span>{text}</span>
      ) : (
        <a href={link} target="_blank" rel="nofollow noopener noreferrer">
          {text} <ExternalLink aria-hidden size={15} />
        </a>
      )}
    </p>
  )
}
