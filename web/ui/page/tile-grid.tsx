import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'

const GRID =
  'tile-grid grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-x-3 gap-y-6 sm:gap-x-4 md:grid-cols-3 lg:grid-cols-4 low:grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]'
/** Width of a tile on the screen, as in the `sizes` attribute. */
export const TILE_SIZES = '(min-width: 1024px) 272px, (min-width: 769px) 32vw, 48vw'

/** A grid: two columns on a phone, one where text is very large, up to four on a desktop. Its children are list items. */
export function TileGrid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className={GRID}>
      {children}
    </ul>
  )
}

/** The shape of a grid that is loading. It is animated as a whole: each animated bar would need a layer. */
export function TileGridSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className={classes('shimmer', GRID)}>
      <span className="sr-only">{t('ui.loading')}</span>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((tile) => (
        <div key={tile} aria-hidden>
          <div className="aspect-3/4 rounded-sheet bg-line" />
          <div className="mt-3 h-4 w-2/3 rounded-control bg-line" />
        </div>
      ))}
    </div>
  )
}
