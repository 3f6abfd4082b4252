import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { TileGrid } from '#web/ui/page/tile-grid.tsx'
import { KeepSearch } from './keep-search.tsx'
import { QueryChanges } from './query-changes.tsx'
import { addressOf, type SearchOptions } from './search-options.ts'

interface ProductResultsProps {
  readonly query: string
  readonly options: SearchOptions
  readonly first: SearchAnswer
  /** Products of all pages loaded so far. */
  readonly products: readonly Product[]
  readonly note: ReactNode
  readonly renderTile: (product: Product, isFar: boolean) => ReactNode
}

/** Products that a search finds; if there are none, a link to matching brands, or the offer to save the search. */
export function ProductResults({ query, options, first, products, note, renderTile }: ProductResultsProps) {
  const { t } = useTranslation()
  if (first.isTooShort) {
    return <EmptyState icon={<SearchX size={34} />} title={t('search.tooShort')} text={t('search.tooShortText')} />
  }
  if (products.length === 0) {
    return (
      <>
        <QueryChanges corrected={first.corrected} loosened={null} understood={[]} ignored={first.ignored} />
        <EmptyState icon={<SearchX size={34} />} title={t('search.empty')} text={t('search.emptyText', { query })}>
          {first.brandTotal > 0 && (
            <Link href={`${to(PATHS.search)}?${addressOf(query, options, 'brands')}`} className={buttonLook('outline')}>
              {t('search.showBrands', { count: first.brandTotal })}
            </Link>
          )}
          <KeepSearch query={query} />
        </EmptyState>
      </>
    )
  }
  return (
    <section aria-label={t('search.products')} className="flex flex-col gap-4">
      {/* For screen readers, whose users navigate by headings. */}
      <h2 className="sr-only">{t('search.products')}</h2>
      <QueryChanges {...first} />
      <div className="low:order-last">{note}</div>
      <TileGrid label={t('search.products')}>
        {products.map((product, at) => (
          <li key={product.id}>{renderTile(product, at > 5)}</li>
        ))}
      </TileGrid>
    </section>
  )
}
