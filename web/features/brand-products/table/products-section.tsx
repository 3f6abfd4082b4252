import { Shirt } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearch } from 'wouter'
import type { BrandProductRow } from '#contract/brand-products.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { useListKeys } from '#web/ui/page/use-list-keys.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { useIsWide } from '#web/ui/use-is-wide.ts'
import { MissingFields } from '../missing/missing-fields.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { useColumns } from './columns.ts'
import { ListControls } from './list-controls.tsx'
import { isFiltered, type ListQuery, readQuery, writeQuery } from './list-query.ts'
import { ProductRows, ProductTable } from './product-table.tsx'
import { RowMenu } from './row-menu.tsx'
import { NO_SELECTION, press, pressAll } from './selection.ts'
import { type ProductList, useProductList } from './use-product-list.ts'

interface ProductsSectionProps {
  /** Boosts one product; absent where the role may not. */
  readonly onBoost?: ((row: BrandProductRow) => void) | undefined
}

/** The products of the brand: filters in the address, selection, bulk actions. */
export function ProductsSection({ onBoost }: ProductsSectionProps) {
  const search = useSearch()
  const query = readQuery(search)
  const asked = useDebounced(writeQuery(query))
  const list = useProductList(readQuery(asked))
  const { columns, toggle } = useColumns()
  const searchBox = useRef<HTMLInputElement>(null)
  useListKeys({
    newPath: PATHS.addProduct,
    editPathOf: (productId) => to(PATHS.editProduct, { productId }),
    focusSearch: () => searchBox.current?.focus(),
  })
  const change = (changes: Partial<ListQuery>) => replaceQuery(writeQuery({ ...query, ...changes }))
  return (
    <div className="flex flex-col gap-4">
      {(list.counts?.all !== 0 || isFiltered(query)) && (
        <ListControls
          query={query}
          counts={list.counts}
          columns={columns}
          searchRef={searchBox}
          onChange={change}
          onColumn={toggle}
        />
      )}
      {list.counts?.byState.draft ? <MissingFields startsOpen={opensMissing(search)} /> : null}
      <List key={asked} list={list} query={query} columns={columns} onBoost={onBoost} />
    </div>
  )
}

/** The result of an import leads here. */
const opensMissing = (search: string) => new URLSearchParams(search).has('missing')

interface ListProps extends ProductsSectionProps {
  readonly list: ProductList
  readonly query: ListQuery
  readonly columns: ReturnType<typeof useColumns>['columns']
}

function List({ list, query, columns, onBoost }: ListProps) {
  const { t } = useTranslation()
  const isWide = useIsWide()
  const [selection, setSelection] = useState(NO_SELECTION)
  const [menu, setMenu] = useState<BrandProductRow | null>(null)
  const { rows } = list
  if (list.hasFailed) return <RetryRow text={t('products.listFailed')} onRetry={list.retry} />
  if (!rows) return <RowSkeletons />
  if (rows.length === 0) return <Empty query={query} />
  const ids = rows.map(({ id }) => id)
  const selectAll = async () => {
    try {
      const { sort: _sort, ...filter } = query
      setSelection({ ids: new Set(await call('GET /api/brand/products/ids', { query: filter })), anchor: null })
    } catch (error) {
      showFailure(error, t, t('products.listFailed'))
    }
  }
  const shared = {
    rows,
    selected: selection.ids,
    onPress: (id: string, isRange: boolean) => setSelection((current) => press(current, ids, id, isRange)),
    onMenu: setMenu,
  }
  const bulk = selection.ids.size > 0 && (
    <BulkBar
      ids={[...selection.ids]}
      total={list.total}
      onSelectAll={selectAll}
      onDone={() => setSelection(NO_SELECTION)}
    />
  )
  return (
    <div aria-busy={list.isStale} className={list.isStale ? 'opacity-50 transition-opacity delay-150' : ''}>
      {isWide && bulk}
      {isWide ? (
        <ProductTable
          {...shared}
          columns={columns}
          onPressAll={() => setSelection((current) => pressAll(current, ids))}
        />
      ) : (
        <ProductRows {...shared} />
      )}
      {!isWide && bulk}
      <MorePages
        hasMore={list.hasMore}
        isFetching={list.isFetchingMore}
        hasFailed={list.hasMoreFailed}
        onMore={list.more}
      />
      <RowMenu row={menu} onBoost={onBoost} onClose={() => setMenu(null)} />
    </div>
  )
}

const SKELETONS = ['1', '2', '3', '4', '5', '6', '7', '8']

const RowSkeletons = () => (
  <div className="divide-y divide-line border-y border-line">
    {SKELETONS.map((key) => (
      <div key={key} className="flex h-14 items-center gap-3 pl-10 md:h-11">
        <Skeleton className="h-10 w-8 shrink-0 rounded-[4px]!" />
        <div className="flex min-w-0 flex-1 flex-col gap-2 md:flex-row md:gap-8">
          <Skeleton className="h-4 w-2/3 max-w-64" />
          <Skeleton className="h-3 w-1/3 max-w-24 md:h-4" />
        </div>
        <Skeleton className="h-4 w-14 shrink-0" />
      </div>
    ))}
  </div>
)

function Empty({ query }: { readonly query: ListQuery }) {
  const { t } = useTranslation()
  if (isFiltered(query)) {
    return (
      <EmptyState icon={<Shirt size={40} />} title={t('products.nothingFound')} text={t('products.nothingFoundText')}>
        <Button tone="outline" onClick={() => replaceQuery('')}>
          {t('products.clearFilters')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<Shirt size={40} />} title={t('products.empty')} text={t('products.emptyText')}>
      <Link href={PATHS.addProduct} className={buttonLook('volt')}>
        {t('products.addTitle')}
      </Link>
      <Link href={PATHS.importProducts} className={buttonLook('outline')}>
        {t('workspace.importProducts')}
      </Link>
    </EmptyState>
  )
}
