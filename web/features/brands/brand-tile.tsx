import type { BrandCard } from '#contract/brands.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { BrandMark, VerifiedMark } from './brand-mark.tsx'
import { FollowIcon } from './follow-button.tsx'

interface BrandTileProps {
  readonly brand: BrandCard
  readonly timezone: Timezone
  readonly isFar: boolean
  /** Level of its heading. */
  readonly level?: 3 | 4
  /** Width of one of its pictures on the screen, as in the `sizes` attribute. */
  readonly sizes?: string
}

/** In a grid with the columns of the list of brands. */
/** Of one or two pictures, which share the width of the tile. */
const FEW_SIZES = '(min-width: 1024px) 400px, (min-width: 769px) 48vw, 96vw'
const GRID_SIZES = '(min-width: 1024px) 130px, (min-width: 769px) 16vw, 32vw'

/** A brand in a list: three of its newest pictures, its name and facts, and the link to its shop. */
export function BrandTile({ brand, timezone, isFar, level = 3, sizes = GRID_SIZES }: BrandTileProps) {
  const { t } = useTranslation()
  const { pictures } = brand
  const Heading = level === 3 ? 'h3' : 'h4'
  const hasBadges = brand.isNew || brand.onSale > 0 || brand.nextDropAt !== null
  const facts = [brand.city, t('brands.products', { count: brand.products })].filter(Boolean).join(' · ')
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-sheet border border-line bg-surface hover:border-ink">
      <div className="grid aspect-[12/5] auto-cols-fr grid-flow-col gap-px bg-line">
        {pictures.map((picture) => (
          <div key={picture.base} className="min-h-0 overflow-hidden">
            <Picture source={picture} sizes={pictures.length < 3 ? FEW_SIZES : sizes} lazy={isFar} alt="" />
          </div>
        ))}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-center gap-3">
          <BrandMark brand={brand} size="m" />
          <div className="min-w-0 flex-1">
            <div className="flex items-center gap-1.5">
              <Heading className="min-w-0 text-18 leading-6 font-[700]">
                {/* The link covers the whole tile; the name alone is also a large enough target. */}
                <Link
                  href={to(PATHS.shop, { brandId: brand.id })}
                  className="block min-w-6 truncate outline-offset-1 group-hover:underline after:absolute after:inset-0"
                >
                  {brand.name}
                </Link>
              </Heading>
              {brand.isVerified && <VerifiedMark />}
            </div>
            <p className="tabular truncate text-14 text-muted">{facts}</p>
          </div>
          {/* Above the link that covers the tile. */}
          <div className="relative z-1 -mr-1.5">
            <FollowIcon brand={brand} />
          </div>
        </div>
        <p className="text-14 text-muted">{brand.productTypes.map((type) => t(`discovery.${type}`)).join(', ')}</p>
        {hasBadges && (
          <div className="mt-auto flex flex-wrap gap-1.5 *:whitespace-normal!">
            {brand.isNew && <Badge tone="ink">{t('brands.isNew')}</Badge>}
            {brand.onSale > 0 && <Badge tone="signal">{t('brands.showSale')}</Badge>}
            {brand.nextDropAt && (
              <Badge tone="volt">{t('brands.nextDrop', { date: formatReleaseDate(brand.nextDropAt, timezone) })}</Badge>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
