import { type ReactNode, useId } from 'react'
import type { BrandCard } from '#contract/brands.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { BrandTile } from './brand-tile.tsx'
import { LetterIndex } from './letter-index.tsx'
import { byLetter } from './letters.ts'

interface BrandListProps {
  readonly brands: readonly BrandCard[] | undefined
  /** Letters of the whole list; empty unless it is sorted by name. */
  readonly letters: readonly string[]
  readonly timezone: Timezone
  /** The list starts below the fold: all its pictures are loaded lazily. */
  readonly isFar: boolean
  /** Starts the list at a letter that is not loaded yet. */
  readonly onJump: (letter: string) => void
  readonly empty: ReactNode
}

const LIST = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'
/** Tiles that are visible without scrolling. */
const NEAR = 6

/** Brands as tiles; sorted by name they are grouped by letter, with an index. */
export function BrandList({ brands, letters, timezone, isFar, onJump, empty }: BrandListProps) {
  const { t } = useTranslation()
  const indexId = useId()
  if (!brands) return <BrandsLoading />
  if (brands.length === 0) return empty
  const near = isFar ? 0 : NEAR
  if (letters.length === 0) return <Tiles brands={brands} timezone={timezone} level={3} near={near} />
  const groups = byLetter(brands)
  return (
    <div className="flex flex-col gap-8">
      <LetterIndex id={indexId} letters={letters} here={groups.map(({ letter }) => letter)} onMissing={onJump} />
      {groups.map(({ letter, first, brands: own }) => (
        <section key={letter} aria-labelledby={`${indexId}-${letter}`}>
          <h3
            id={`${indexId}-${letter}`}
            tabIndex={-1}
            className="headline mb-3 scroll-mt-28 border-b-2 border-ink pb-2 text-28 outline-none"
          >
            {letter === '#' ? t('brands.noLetter') : letter}
          </h3>
          <Tiles brands={own} timezone={timezone} level={4} near={near - first} />
        </section>
      ))}
    </div>
  )
}

/** Shown until the brands are loaded. */
export function BrandsLoading() {
  const { t } = useTranslation()
  return (
    <div role="status" className={LIST}>
      <span className="sr-only">{t('ui.loading')}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
        <Skeleton key={tile} className="h-72 rounded-sheet!" />
      ))}
    </div>
  )
}

interface TilesProps {
  readonly brands: readonly BrandCard[]
  readonly timezone: Timezone
  readonly level: 3 | 4
  /** How many tiles, from the first on, are visible without scrolling. */
  readonly near: number
}

function Tiles({ brands, timezone, level, near }: TilesProps) {
  return (
    <ul className={LIST}>
      {brands.map((brand, at) => (
        <li key={brand.id}>
          <BrandTile brand={brand} timezone={timezone} isFar={at >= near} level={level} />
        </li>
      ))}
    </ul>
  )
}
