import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BrandShop } from '#contract/brands.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'
import { BrandMark, VerifiedMark } from './brand-mark.tsx'
import { ShopImprint } from './shop-imprint.tsx'
import { ShopNotes } from './shop-notes.tsx'

interface ShopHeadProps {
  readonly brand: BrandShop
  /** What can be done with the shop: more for members than for visitors. */
  readonly actions: ReactNode
}

/** Of one of so many pictures side by side. */
const sizesOf = (count: number): string =>
  `(min-width: 1152px) ${Math.round(1104 / count)}px, ${Math.round(100 / count)}vw`

/** The brand's banner, name and facts. */
export function ShopHead({ brand, actions }: ShopHeadProps) {
  const { t } = useTranslation()
  const facts = [
    brand.city,
    t('brands.products', { count: brand.products }),
    brand.followers === null ? '' : t('brands.followers', { count: brand.followers }),
    brand.dropRecord === null
      ? ''
      : t('brands.dropRecord', { count: brand.dropRecord.drops, onTime: brand.dropRecord.onTime }),
  ]
  return (
    <header className="overflow-hidden rounded-card border border-line bg-surface">
      <ShopBanner brand={brand} />
      <div className="flex flex-col gap-5 p-5 sm:p-7">
        <div className="flex flex-wrap items-center gap-4">
          <BrandMark brand={brand} size="l" />
          <div className="min-w-0 flex-1 basis-48">
            <div className="flex items-center gap-x-2">
              <h1 tabIndex={-1} className="headline min-w-0 text-22 hyphens-auto uppercase sm:text-40">
                {brand.name}
              </h1>
              {brand.isVerified && <VerifiedMark size={28} />}
            </div>
            <p className="tabular mt-1.5 text-muted">{facts.filter(Boolean).join(' · ')}</p>
          </div>
          {brand.isNew && <Badge tone="volt">{t('brands.isNew')}</Badge>}
        </div>
        <div className="max-w-2xl">
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
        </div>
        <ShopNotes brand={brand} />
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
        {brand.isHidden && <p className="rounded-control bg-line p-4 font-[550]">{t('brands.hiddenNote')}</p>}
        <ShopImprint brand={brand} />
      </div>
    </header>
  )
}

/** The brand's own banner, or three of its newest pictures. */
function ShopBanner({ brand: { banner, pictures } }: Pick<ShopHeadProps, 'brand'>) {
  if (banner) {
    return (
      // On phones the middle 60 % of 1920×400, as the preview of the banner says.
      <div aria-hidden className="aspect-[72/25] max-h-72 w-full low:max-h-32 overflow-hidden sm:aspect-[24/5]">
        <Picture source={banner} sizes="(min-width: 1152px) 1104px, 100vw" priority="high" alt="" />
      </div>
    )
  }
  if (pictures.length === 0) return null
  return (
    <div
      aria-hidden
      className="grid aspect-[2/1] max-h-80 w-full low:max-h-32 auto-cols-fr grid-flow-col gap-px bg-line"
    >
      {pictures.map((picture) => (
        <div key={picture.base} className="min-h-0 overflow-hidden">
          <Picture source={picture} sizes={sizesOf(pictures.length)} priority="high" alt="" />
        </div>
      ))}
    </div>
  )
}
