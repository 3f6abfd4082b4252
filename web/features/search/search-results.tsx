import { SearchX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BrandCard } from '#contract/brands.ts'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { usePages } from '#web/api/use-pages.ts'
import { useIsOnline } from '#web/device/network.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { TileGrid, TileGridSkeleton } from '#web/ui/page/tile-grid.tsx'
import { KeepSearch } from './keep-search.tsx'
import { queryOf, type SearchWish } from './search-wish.ts'

interface SearchResultsProps {
  readonly query: string
  readonly wish: SearchWish
  readonly renderTile: (product: Product, isFar: boolean) => ReactNode
  readonly renderBrand: (brand: BrandCard) => ReactNode
  /** The price note and how the order comes about. */
  readonly note: ReactNode
}

/** Brands of that name, and the products, page by page. */
export function SearchResults({ query, wish, renderTile, renderBrand, note }: SearchResultsProps) {
  const { t, language } = useSpeech()
  const list = usePages(['/api/search', query, wish, language], (page, signal) =>
    call('GET /api/search', { query: { ...queryOf(query, wish), page }, signal }),
  )
  if (list.hasFailed) return <Failed onRetry={list.retry} />
  const first = list.pages?.[0]
  if (!first) return <TileGridSkeleton />
  const products = list.pages?.flatMap((page) => page.products) ?? []
  const isEmpty = products.length === 0 && first.brands.length === 0
  return (
    <div className="flex flex-col gap-6">
      <LiveRegion text={t('search.saidResults', { count: first.total, query: first.corrected ?? query })} />
      <Understood corrected={first.corrected} loosened={first.loosened} />
      {isEmpty && (
        <EmptyState icon={<SearchX size={34} />} title={t('search.empty')} text={t('search.emptyText', { query })}>
          <KeepSearch query={query} />
        </EmptyState>
      )}
      {first.brands.length > 0 && (
        <section aria-label={t('search.brands')}>
          <h2 className="headline mb-3 text-22">{t('search.brands')}</h2>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {first.brands.map((brand) => (
              <li key={brand.id}>{renderBrand(brand)}</li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section aria-label={t('search.products')} className="flex flex-col gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="headline text-22">{t('search.products')}</h2>
            <p className="tabular text-14 text-muted">{t('search.results', { count: first.total })}</p>
          </div>
          {note}
          <TileGrid label={t('search.products')}>
            {products.map((product, at) => (
              <li key={product.id}>{renderTile(product, at > 5)}</li>
            ))}
          </TileGrid>
        </section>
      )}
      <MorePages
        hasMore={list.hasMore}
        isFetching={list.isFetching}
        hasFailed={list.hasMoreFailed}
        onMore={list.more}
      />
    </div>
  )
}

interface UnderstoodProps {
  readonly corrected: string | null
  readonly loosened: 'filters' | 'words' | null
}

/** What was made of the query, where it is not what was typed. */
function Understood({ corrected, loosened }: UnderstoodProps) {
  const { t } = useSpeech()
  if (!corrected && !loosened) return null
  return (
    <div className="rounded-control bg-line px-4 py-3">
      {corrected && <p className="font-[650]">{t('search.corrected', { query: corrected })}</p>}
      {loosened && <p>{t(loosened === 'filters' ? 'search.loosenedFilters' : 'search.loosenedWords')}</p>}
    </div>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useSpeech()
  const isOnline = useIsOnline()
  return (
    <EmptyState
      icon={<WifiOff size={34} />}
      title={t(isOnline ? 'search.failed' : 'search.offline')}
      text={t(isOnline ? 'search.failedText' : 'search.offlineText')}
    >
      <Button onClick={onRetry}>{t('ui.retry')}</Button>
    </EmptyState>
  )
}
