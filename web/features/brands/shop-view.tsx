import { PackageOpen, SearchX, Store, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { BrandShop } from '#contract/brands.ts'
import type { InitialShop } from '#contract/pages.ts'
import type { Product } from '#contract/products.ts'
import { type Language, PRODUCT_TYPES, type ProductType } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { queryClient } from '#web/api/query-client.ts'
import { usePages } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useFirstFrame, useFirstFrames } from '#web/ui/first-frame.ts'
import { SelectField, SelectOutline } from '#web/ui/forms/select-field.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { TileGrid, TileGridSkeleton } from '#web/ui/page/tile-grid.tsx'
import { BRAND_PATH } from './brand-tie.ts'
import { ShopActions } from './shop-actions.tsx'
import { SHOP_COLUMN } from './shop-column.ts'
import {
  addressOf,
  EVERYTHING,
  optionsFrom,
  queryOf,
  SHOP_SORTS,
  type ShopOptions,
  type ShopSort,
} from './shop-options.ts'
import { LazyShop } from './theme/lazy-shop.tsx'
import { cacheBrand, cacheFeatured, useFeatured, useShop } from './use-brand.ts'

interface ShopViewProps {
  readonly brandId: string
  readonly renderTile: (product: Product, isFar: boolean) => ReactNode
  /** The note about prices and ranking. */
  readonly note: ReactNode
  /** The brand was hidden or shown again: the deck must be dealt again. */
  readonly onHidden: () => void
}

/** A brand's shop: its head and its products. */
export function ShopView({ brandId, renderTile, note, onHidden }: ShopViewProps) {
  const { t } = useTranslation()
  const { data: brand, isError, error, refetch } = useShop(brandId)
  const featured = useFeatured(brand)
  const isWhole = !useFirstFrame()
  if (!brand && isError) {
    return (
      <div className={SHOP_COLUMN}>
        <NoShop level={1} error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!brand) {
    return (
      <div role="status" className={classes(SHOP_COLUMN, 'flex flex-col gap-6')}>
        <span className="sr-only">{t('ui.loading')}</span>
        <Skeleton className="h-64 rounded-card!" />
        <TileGridSkeleton />
      </div>
    )
  }
  const list =
    brand.products === 0 ? (
      <EmptyState
        icon={<PackageOpen size={34} />}
        title={t(brand.closure ? 'brands.closedTitle' : 'brands.noProducts')}
        text={t(brand.closure ? 'brands.noProductsClosed' : 'brands.noProductsText')}
      />
    ) : (
      <ShopProducts key={brand.id} brand={brand} renderTile={renderTile} note={note} />
    )
  const actions = <ShopActions brand={brand} onHidden={onHidden} />
  const hrefOf = (type: ProductType) => to(PATHS.shop, { brandId }, { productType: type })
  return (
    <LazyShop {...{ brand, renderTile, actions, hrefOf, isWhole }} products={featured}>
      {list}
    </LazyShop>
  )
}

interface NoShopProps {
  readonly error: unknown
  readonly onRetry: () => void
  /** 1 where the screen has no other heading. */
  readonly level: 1 | 2
}

function NoShop({ error, onRetry, level }: NoShopProps) {
  const { t } = useTranslation()
  return isNotFound(error) ? (
    <EmptyState level={level} icon={<Store size={34} />} title={t('brands.unknown')} text={t('brands.unknownText')}>
      <Link href={PATHS.brands} className={buttonLook('solid')}>
        {t('brands.toBrands')}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState level={level} icon={<WifiOff size={34} />} title={t('brands.shopFailed')} text={t('brands.failedText')}>
      <Button onClick={onRetry}>{t('ui.retry')}</Button>
    </EmptyState>
  )
}

const listKey = (brandId: string, options: ShopOptions, language: Language) => [
  `${BRAND_PATH}/shop`,
  brandId,
  options,
  language,
]

/** Caches a shop that came with the document. */
export function cacheShop({ brand, list, featured }: InitialShop, language: Language): void {
  cacheBrand(brand, language)
  cacheFeatured(brand.id, featured, language)
  queryClient.setQueryData(listKey(brand.id, EVERYTHING, language), { pages: [list], pageParams: [1] })
}

/** How many products the first frames may render: all at once would be one long task. */
const TILES_BY_FRAME = [0, 6, 12]

type ShopProductsProps = Pick<ShopViewProps, 'renderTile' | 'note'> & { readonly brand: BrandShop }

function ShopProducts({ brand, renderTile, note }: ShopProductsProps) {
  const { t, language } = useTranslation()
  const options = optionsFrom(useSearch())
  const setOptions = (next: ShopOptions) => replaceQuery(addressOf(next))
  const list = usePages(listKey(brand.id, options, language), (page, signal) =>
    call('GET /api/brands/{id}/shop', { params: { id: brand.id }, query: { ...queryOf(options), page }, signal }),
  )
  const products = list.pages?.flatMap((page) => page.products)
  const frames = useFirstFrames(TILES_BY_FRAME.length)
  const mayShow = TILES_BY_FRAME[frames] ?? Number.POSITIVE_INFINITY
  return (
    <section aria-label={t('brands.show')} className="flex flex-col gap-4">
      <ShopChoices brand={brand} options={options} onChange={setOptions} isFirstFrame={frames === 0} />
      {note}
      {list.hasFailed ? (
        <NoShop level={2} error={list.error} onRetry={list.retry} />
      ) : products === undefined || mayShow === 0 ? (
        <TileGridSkeleton />
      ) : products.length === 0 ? (
        <EmptyState icon={<SearchX size={34} />} title={t('brands.noMatch')} text={t('brands.noMatchText')}>
          <Button tone="outline" onClick={() => setOptions({ ...options, show: EVERYTHING.show })}>
            {t('brands.reset')}
          </Button>
        </EmptyState>
      ) : (
        <TileGrid label={t('brands.show')}>
          {products.slice(0, mayShow).map((product, at) => (
            <li key={product.id}>{renderTile(product, at > 5)}</li>
          ))}
        </TileGrid>
      )}
      <MorePages
        hasMore={list.hasMore && frames === TILES_BY_FRAME.length}
        isFetching={list.isFetching}
        hasFailed={list.hasMoreFailed}
        onMore={list.more}
        byHand={brand.theme !== null}
      />
    </section>
  )
}

interface ShopChoicesProps {
  readonly brand: BrandShop
  readonly options: ShopOptions
  readonly onChange: (options: ShopOptions) => void
  readonly isFirstFrame: boolean
}

const SORT_WORDS = {
  popular: 'brands.sortPopular',
  new: 'brands.sortNew',
  'price-up': 'brands.priceUp',
  'price-down': 'brands.priceDown',
} as const satisfies Record<ShopSort, string>

/** Offers the kinds of products that the shop has; another kind only where the address asks for it. */
function ShopChoices({ brand, options, onChange, isFirstFrame }: ShopChoicesProps) {
  const { t } = useTranslation()
  const { show, sort } = options
  const types = PRODUCT_TYPES.filter((type) => brand.productTypes.includes(type) || type === show)
  const choices: readonly { readonly show: ShopOptions['show']; readonly label: string }[] = [
    { show: 'all', label: t('brands.showAll') },
    { show: 'fresh', label: t('brands.showFresh') },
    ...(brand.onSale > 0 || show === 'sale' ? [{ show: 'sale' as const, label: t('brands.showSale') }] : []),
    ...(brand.drops > 0 || show === 'drops' ? [{ show: 'drops' as const, label: t('brands.showDrops') }] : []),
    ...(types.length > 1 || types.some((type) => type === show)
      ? types.map((type) => ({ show: type, label: t(`discovery.${type}`) }))
      : []),
  ]
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be part of the row */}
      <div role="group" aria-label={t('brands.show')} className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <ChoiceChip
            key={choice.show}
            pressed={choice.show === show}
            onPress={() => onChange({ ...options, show: choice.show })}
          >
            {choice.label}
          </ChoiceChip>
        ))}
      </div>
      <div className="w-full sm:w-56">
        {isFirstFrame ? (
          <SelectOutline label={t('brands.sort')} text={t(SORT_WORDS[sort])} />
        ) : (
          <SelectField
            label={t('brands.sort')}
            value={sort}
            options={SHOP_SORTS.map((value) => ({ value, label: t(SORT_WORDS[value]) }))}
            onChange={(next) => onChange({ ...options, sort: next })}
          />
        )}
      </div>
    </div>
  )
}
