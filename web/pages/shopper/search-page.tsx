import { useState } from 'react'
import { useSearch } from 'wouter'
import type { Product } from '#contract/products.ts'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { useSession } from '#web/api/session.ts'
import { BrandTile } from '#web/features/brands/brand-tile.tsx'
import { FilterChips } from '#web/features/discovery/filters/filter-chips.tsx'
import { activeFilters } from '#web/features/discovery/filters/filter-list.ts'
import { LazyFilterSheet } from '#web/features/discovery/lazy-parts.tsx'
import { ListNote } from '#web/features/search/list-note.tsx'
import { rememberSearch } from '#web/features/search/recent-searches.ts'
import { SearchField } from '#web/features/search/search-field.tsx'
import { addressOf, type ResultTab, type SearchOptions, searchFrom } from '#web/features/search/search-options.ts'
import { SearchResults } from '#web/features/search/search-results.tsx'
import { SearchStart } from '#web/features/search/search-start.tsx'
import { SearchTools } from '#web/features/search/search-tools.tsx'
import type { Suggestion } from '#web/features/search/suggestion-list.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { ProductTile } from '#web/product/product-tile.tsx'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { go, replaceQuery } from '#web/ui/page/navigation.ts'
import { PageFrame } from '#web/ui/page/page-frame.tsx'
import { LazyProductDialog } from './lazy-product-dialog.tsx'

/** Product 8: query and filters are kept in the address, so that going back shows the same results. */
export function Page() {
  const { t } = useTranslation()
  const user = useSession()
  const { q: query, options, tab } = searchFrom(useSearch())
  const timezone = user?.preferredTimezone ?? DEFAULT_TIMEZONE
  const [isFiltering, setFiltering] = useState(false)
  const [detail, setDetail] = useState<Product | null>(null)
  const search = (wanted: string, where: ResultTab = tab) => {
    rememberSearch(wanted)
    go(`${PATHS.search}?${addressOf(wanted, options, where)}`)
  }
  const setOptions = (next: SearchOptions) => replaceQuery(addressOf(query, next, tab))
  const choose = (line: Suggestion) => {
    if (line.kind === 'word') search(line.query)
    else if (line.kind === 'brand') go(to(PATHS.shop, { brandId: line.id }))
    else if (line.kind === 'product') setDetail(line.product)
    else search(t(`discovery.${line.productType}`), 'products')
  }
  const filter = (filters: SearchOptions['filters']) => {
    setFiltering(false)
    setOptions({ ...options, filters })
  }
  return (
    <PageFrame title={t('search.title')} before={<BackButton fallback={PATHS.brands} />} className="max-w-6xl!">
      <div className="flex flex-col gap-6">
        <SearchField query={query} onSearch={search} onChoose={choose} />
        {query === '' ? (
          <SearchStart onSearch={search} />
        ) : (
          <SearchResults
            query={query}
            options={options}
            tab={tab}
            onSearch={search}
            onTab={(next) => replaceQuery(addressOf(query, options, next))}
            tools={
              <>
                <SearchTools
                  query={query}
                  options={options}
                  active={activeFilters(options.filters).length}
                  onChange={setOptions}
                  onFilter={() => setFiltering(true)}
                />
                <FilterChips filters={options.filters} onChange={filter} />
              </>
            }
            note={<ListNote />}
            renderTile={(product, isFar) => (
              <ProductTile product={product} timezone={timezone} isFar={isFar} onOpen={() => setDetail(product)} />
            )}
            renderBrand={(brand) => <BrandTile brand={brand} timezone={timezone} isFar={false} />}
          />
        )}
      </div>
      <LazyFilterSheet
        filters={options.filters}
        isOpen={isFiltering}
        onClose={() => setFiltering(false)}
        onApply={filter}
      />
      <LazyProductDialog product={detail} timezone={timezone} onClose={() => setDetail(null)} />
    </PageFrame>
  )
}
