import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Product } from '#contract/products.ts'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { takeInitialData } from '#web/api/initial-data.ts'
import { currentUser, useSession } from '#web/api/session.ts'
import { silently } from '#web/device/silently.ts'
import { cacheShop, ShopView } from '#web/features/brands/shop-view.tsx'
import { prepareLook } from '#web/features/brands/theme/lazy-shop.tsx'
import { useShop } from '#web/features/brands/use-brand.ts'
import { ListNote } from '#web/features/search/list-note.tsx'
import { SearchLink } from '#web/features/search/search-link.tsx'
import { currentLanguage } from '#web/i18n/language.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { HeartTile } from '#web/product/saved/heart-tile.tsx'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'
import { LazyProductDialog } from './lazy-product-dialog.tsx'

/** Takes the shop from the document. */
export async function prepare(): Promise<void> {
  const shop = takeInitialData('shop', currentUser()?.id)
  if (!shop) return
  cacheShop(shop, currentLanguage())
  await prepareLook(shop.brand.theme)
}

/** Product 6, the public part: one brand's shop. */
export function Page() {
  const user = useSession()
  const [path] = useLocation()
  const brandId = paramsOf(PATHS.shop, path)?.brandId ?? ''
  const timezone = user?.preferredTimezone ?? DEFAULT_TIMEZONE
  const [detail, setDetail] = useState<Product | null>(null)
  usePageName(useShop(brandId).data?.name)
  return (
    <main id="content" className="pt-4">
      <div className="mx-auto mb-3 flex min-h-12 w-full max-w-6xl items-center justify-between gap-2 px-4 sm:px-6">
        <BackButton fallback={PATHS.brands} />
        <SearchLink />
      </div>
      <ShopView
        key={brandId}
        brandId={brandId}
        note={<ListNote />}
        onHidden={refreshOpenDeck}
        renderTile={(product, isFar) => (
          <HeartTile product={product} timezone={timezone} isFar={isFar} onOpen={setDetail} />
        )}
      />
      <LazyProductDialog product={detail} timezone={timezone} onClose={() => setDetail(null)} />
    </main>
  )
}

/** Reloads an open deck. Its code is not part of this page. */
const refreshOpenDeck = (): void =>
  silently(
    'deal the deck anew',
    import('#web/features/discovery/feed/current-model.ts').then(({ refreshDeck }) => refreshDeck()),
  )
