import { Layers, List, RotateCw, Search, SlidersHorizontal, Undo2 } from 'lucide-react'
import { priceNow, priceWords } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { useProductNow } from '#web/product/use-product-now.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/page/link.tsx'
import type { Look } from '../list/look.ts'

interface DiscoveryHeaderProps {
  /** The product on top; null: none. */
  readonly product: Product | null
  /** A member of a brand gets the way to the workspace (Spec §2). */
  readonly isBrand: boolean
  readonly look: Look
  readonly onLook: () => void
  readonly activeFilters: number
  readonly onFilter: () => void
  readonly isRefreshing: boolean
  readonly onRefresh: () => void
  readonly canUndo: boolean
  readonly onUndo: () => void
}

/** With large text five buttons must still fit beside each other: they grow with the text only as far as the width allows. */
const SIZE = 'size-[min(3rem,max(48px,12.5vw))]! low:size-12!'

/** Filter at the left, undo at the right, and between them the product on top (Spec §2). */
export function DiscoveryHeader(props: DiscoveryHeaderProps) {
  const { t } = useTranslation()
  const { product, isBrand, look, onLook, activeFilters, onFilter, isRefreshing, onRefresh, canUndo, onUndo } = props
  return (
    <header className="mx-auto grid w-full max-w-5xl grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1 px-2 py-1.5 min-[480px]:grid-cols-[1fr_minmax(0,auto)_1fr] md:px-5 md:py-2.5 low:absolute low:top-0 low:bottom-(--nav-height) low:left-[env(safe-area-inset-left)] low:flex low:w-14 low:flex-col low:justify-between low:px-1 low:py-1">
      <span className="flex items-center low:flex-col">
        <span className="relative">
          <IconButton
            label={activeFilters > 0 ? t('discovery.filterActive', { count: activeFilters }) : t('discovery.filter')}
            icon={<SlidersHorizontal aria-hidden size={22} />}
            onClick={onFilter}
            className={SIZE}
          />
          {activeFilters > 0 && (
            <span
              aria-hidden
              className="tabular pointer-events-none absolute top-0.5 right-0.5 flex size-5 items-center justify-center rounded-pill bg-volt text-12 font-[750] text-black"
            >
              {activeFilters}
            </span>
          )}
        </span>
        <Link
          href={PATHS.search}
          aria-label={t('discovery.search')}
          title={t('discovery.search')}
          className={`inline-flex ${SIZE} shrink-0 items-center justify-center rounded-pill hover:bg-line max-[359px]:hidden`}
        >
          <Search aria-hidden size={21} />
        </Link>
        {isBrand && (
          <Link
            href={PATHS.dashboard}
            className={`${buttonLook('outline', 's')} ml-1 hidden whitespace-nowrap md:inline-flex low:hidden`}
          >
            {t('discovery.manageShop')}
          </Link>
        )}
      </span>
      <p aria-hidden className="min-w-0 leading-tight min-[480px]:text-center low:hidden">
        {product && <CurrentProduct product={product} />}
      </p>
      <span className="flex items-center justify-end low:flex-col">
        <IconButton
          label={t(look === 'deck' ? 'discovery.asList' : 'discovery.asDeck')}
          icon={look === 'deck' ? <List aria-hidden size={22} /> : <Layers aria-hidden size={22} />}
          onClick={onLook}
          className={SIZE}
        />
        <IconButton
          label={isRefreshing ? t('discovery.refreshing') : t('discovery.refresh')}
          icon={
            <RotateCw
              aria-hidden
              size={20}
              className={classes(isRefreshing && 'animate-[spin_0.9s_linear_infinite]')}
            />
          }
          aria-disabled={isRefreshing}
          onClick={onRefresh}
          className={classes(SIZE, canUndo && 'max-[359px]:hidden')}
        />
        {/* Rendered also without a swipe to undo: this prevents a layout shift and a lost focus. */}
        <IconButton
          label={t('discovery.undo')}
          title={t('discovery.undoHint')}
          icon={<Undo2 aria-hidden size={22} />}
          aria-disabled={!canUndo}
          onClick={onUndo}
          className={classes(SIZE, !canUndo && 'not-focus:invisible')}
        />
      </span>
    </header>
  )
}

function CurrentProduct({ product }: { readonly product: Product }) {
  const { language } = useTranslation()
  const current = useProductNow(product)
  return (
    <>
      <span className="block truncate text-12 font-[700] tracking-[0.08em] text-muted uppercase">
        {product.brand.name}
      </span>
      <span className="block truncate text-14 font-[650]">{product.name}</span>
      <span className="tabular block truncate text-14 text-muted">
        {priceWords(current, formatPrice(priceNow(current), language), language)}
      </span>
    </>
  )
}
