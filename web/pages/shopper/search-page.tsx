import { useState } from 'react'
import { useSearch } from 'wouter'
import type { Product } from '#contract/products.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { BrandTile } from '#web/features/brands/brand-tile.tsx'
import { FilterChips } from '#web/features/discovery/filters/filter-chips.tsx'
import { activeFilters } from '#web/features/discovery/filters/filter-list.ts'
import { LazyFilterSheet } from '#web/features/discovery/lazy-parts.tsx'
import { ListNote } from '#web/features/search/list-note.tsx'
import { rememberSearch } from '#web/features/search/recent-searches.ts'
import { SearchField } from '#web/features/search/search-field.tsx'
import {
  addressOf,
  type ResultTab,
  type SearchOptions,
  searchFrom,
  WHOLE_LIST,
} from '#web/features/search/search-options.ts'
import { SearchResults } from '#web/features/search/search-results.tsx'
import { SearchSheetFields } from '#web/features/search/search-sheet-fields.tsx'
import { SearchStart } from '#web/features/search/search-start.tsx'
import { SearchTools } from '#web/features/search/search-tools.tsx'
import type { Suggestion } from '#web/features/search/suggestion-list.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { HeartTile } from '#web/product/saved/heart-tile.tsx'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { go, replaceQuery } from '#web/ui/page/navigation.ts'
import { PageFrame } from '#web/ui/page/page-frame.tsx'
import { LazyProductDialog } from './lazy-product-dialog.tsx'

/** On a phone in landscape the field is beside the title, so that products are in the first view. */
const LOOK = 'max-w-6xl! low:grid low:grid-cols-[auto_minmax(0,1fr)] low:items-start low:gap-x-4'

/** Product 8: query and filters are kept in the address, so that going back shows the same results. */
export function Page() {
  const { t } = useTranslation()
  const { q: query, options, tab } = searchFrom(useSearch())
  const timezone = useTimezone()
  const [isFiltering, setFiltering] = useState(false)
  const [detail, setDetail] = useState<Product | null>(null)
  const search = (wanted: string, where: ResultTab = tab) => {
    if (wanted !== '') rememberSearch(wanted)
    go(`${PATHS.search}?${addressOf(wanted, options, where)}`)
  }
  const setOptions = (next: SearchOptions) => replaceQuery(addressOf(query, next, tab))
  const choose = (line: Suggestion) => {
    if (line.kind === 'word') search(line.query)
    else if (line.kind === 'brand') go(to(PATHS.shop, { brandId: line.id }))
    else if (line.kind === 'product') setDetail(line.product)
    else search(t(`discovery.${line.productType}`), 'products')
  }
  const filter = (filters: SearchOptions['filters']) => setOptions({ ...options, filters })
  // As in the sheet, nothing changes until Apply.
  const [draft, setDraft] = useState(options)
  const openSheet = () => {
    setDraft(options)
    setFiltering(true)
  }
  const apply = (filters: SearchOptions['filters'], { brand, colour, sort } = draft) => {
    setFiltering(false)
    setOptions({ ...options, filters, brand, colour, sort })
  }
  const renderTile = (product: Product, isFar: boolean) => (
    <HeartTile product={product} timezone={timezone} isFar={isFar} onOpen={setDetail} />
  )
  return (
    <PageFrame title={t('search.title')} before={<BackButton fallback={PATHS.brands} />} className={LOOK}>
      <div className="flex flex-col gap-4 low:contents">
        <SearchField query={query} onSearch={search} onChoose={choose} />
        {query === '' ? (
          <SearchStart onSearch={search} renderTile={renderTile} note={<ListNote />} />
        ) : (
          <SearchResults
            query={query}
            options={options}
            tab={tab}
            onSearch={search}
            onTab={(next) => replaceQuery(addressOf(query, options, next))}
            renderTools={(understood) => (
              <SearchTools
                query={query}
                options={options}
                active={activeFilters(options.filters).length}
                onChange={setOptions}
                onFilter={openSheet}
              >
                {understood}
                <FilterChips filters={options.filters} onChange={filter} />
              </SearchTools>
            )}
            note={<ListNote />}
            renderTile={renderTile}
            renderBrand={(brand) => <BrandTile brand={brand} timezone={timezone} isFar={false} />}
          />
        )}
      </div>
      <LazyFilterSheet
        filters={options.filters}
        isOpen={isFiltering}
        onClose={() => setFiltering(false)}
        onApply={apply}
        onClear={() => apply(WHOLE_LIST.filters, WHOLE_LIST)}
      >
        <SearchSheetFields query={query} options={draft} onChange={setDraft} />
      </LazyFilterSheet>
      <LazyProductDialog product={detail} timezone={timezone} onClose={() => setDetail(null)} />
    </PageFrame>
  )
}
