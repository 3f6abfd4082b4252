import { WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { BrandCard } from '#contract/brands.ts'
import type { Product } from '#contract/products.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { call } from '#web/api/call.ts'
import { usePages } from '#web/api/use-pages.ts'
import { useIsOnline } from '#web/device/network.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { TileGridSkeleton } from '#web/ui/page/tile-grid.tsx'
import { BrandResults } from './brand-results.tsx'
import { ProductResults } from './product-results.tsx'
import { UnderstoodChips, understoodFilters } from './query-changes.tsx'
import { isNarrowed, queryOf, type ResultTab, type SearchOptions } from './search-options.ts'

interface SearchResultsProps {
  readonly query: string
  readonly options: SearchOptions
  readonly tab: ResultTab
  readonly onSearch: (query: string) => void
  readonly onTab: (tab: ResultTab) => void
  /** The row of filters, around chips of the words that became filters. */
  readonly renderTools: (understood: ReactNode) => ReactNode
  readonly renderTile: (product: Product, isFar: boolean) => ReactNode
  readonly renderBrand: (brand: BrandCard) => ReactNode
  /** The note about prices and ranking. */
  readonly note: ReactNode
}

/** Product 8: matching products, page by page, and matching brands, in tabs with their counts. */
export function SearchResults({
  query,
  options,
  tab,
  onSearch,
  onTab,
  renderTools,
  renderTile,
  renderBrand,
  note,
}: SearchResultsProps) {
  const { t, language } = useTranslation()
  const list = usePages(['/api/search', query, options, language], (page, signal) =>
    call('GET /api/search', { query: { ...queryOf(query, options), page }, signal }),
  )
  const frame = useFocusInTabs(tab)
  const first = list.pages?.[0]
  // Without results they would only push down the suggestions.
  const hasTools = !first || first.total > 0 || isNarrowed(options)
  const whenLoaded = (show: (answer: SearchAnswer) => ReactNode) => {
    if (list.hasFailed) return <Failed onRetry={list.retry} />
    return first ? show(first) : <TileGridSkeleton />
  }
  const chips = first && <UnderstoodChips understood={understoodFilters(first)} onSearch={onSearch} />
  const products = (answer: SearchAnswer) => (
    <ProductResults
      query={query}
      options={options}
      first={answer}
      products={onceEach(list.pages?.flatMap((page) => page.products) ?? [])}
      note={note}
      renderTile={renderTile}
    />
  )
  const brands = (answer: SearchAnswer) => (
    <BrandResults query={query} options={options} first={answer} renderBrand={renderBrand} />
  )
  return (
    <div ref={frame} className="low:col-span-2 low:pt-1">
      <LiveRegion
        text={first ? t('search.saidResults', { count: first.total, query: first.corrected ?? query }) : ''}
      />
      <Tabs
        label={t('search.kinds')}
        value={tab}
        onChange={onTab}
        beside={tab === 'products' && hasTools ? renderTools(chips) : undefined}
        tabs={[
          {
            value: 'products',
            label: first ? t('search.tabProducts', { count: first.total }) : t('search.products'),
            panel: (
              <div className="flex flex-col gap-4">
                {whenLoaded(products)}
                <MorePages
                  hasMore={list.hasMore}
                  isFetching={list.isFetching}
                  hasFailed={list.hasMoreFailed}
                  onMore={list.more}
                />
              </div>
            ),
          },
          {
            value: 'brands',
            label: first ? t('search.tabBrands', { count: first.brandTotal }) : t('search.brands'),
            panel: whenLoaded(brands),
          },
        ]}
      />
    </div>
  )
}

/** A link to the other tab disappears with its panel: moves the focus to the tab. */
function useFocusInTabs(tab: ResultTab) {
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef(tab)
  useEffect(() => {
    if (before.current === tab) return
    before.current = tab
    if (document.activeElement !== document.body) return
    frame.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [tab])
  return frame
}

/** A promoted card comes again at its own place on a later page: it is shown where it came first. */
function onceEach(products: readonly Product[]): readonly Product[] {
  const shown = new Set<string>()
  return products.filter(({ id }) => !shown.has(id) && shown.add(id))
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
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
