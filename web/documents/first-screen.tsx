import { QueryClientProvider } from '@tanstack/react-query'
import type { InitialData, InitialDeck } from '#contract/pages.ts'
import { queryClient } from '#web/api/query-client.ts'
import { prepareLook } from '#web/features/brands/theme/lazy-shop.tsx'
import { cacheBrand, cacheFeatured } from '#web/features/brands/use-brand.ts'
import { activeFilters } from '#web/features/discovery/filters/filter-list.ts'
import { DeckActions } from '#web/features/discovery/screen/deck-actions.tsx'
import { DiscoveryHeader } from '#web/features/discovery/screen/discovery-header.tsx'
import { PlainOrderNote } from '#web/features/discovery/screen/plain-order-note.tsx'
import { MainNavigation } from '#web/features/navigation/main-navigation.tsx'
import { Page as ShopPage } from '#web/pages/shopper/shop-page.tsx'
import { CardEdge, ProductCard } from '#web/product/product-card.tsx'
import { setPaintedPictures } from '#web/ui/marks/painted.ts'
import '#web/features/discovery/discovery.css'
import '#web/ui/deck/deck.css'

interface FirstScreenProps {
  readonly path: string
  readonly initialData: InitialData
}

const nothing = () => {}

/**
 * The first screen of a member as HTML, shown before any script runs. Rendered on the server only, from the same
 * components as the app, which replaces it; until then it is inert and hidden from screen readers.
 */
export function FirstScreen({ path, initialData }: FirstScreenProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {initialData.deck && <FirstDeck deck={initialData.deck} user={initialData.user} />}
      {initialData.shop && <ShopPage />}
      <MainNavigation path={path} />
    </QueryClientProvider>
  )
}

/** Fills the caches that its components read. Of a shop head and first sections: the app renders the list of products. */
export async function prepareFirstScreen({ deck, shop, language }: InitialData): Promise<void> {
  queryClient.clear()
  if (shop) {
    cacheBrand(shop.brand, language)
    cacheFeatured(shop.brand.id, shop.featured, language)
    await prepareLook(shop.brand.theme)
  }
  const pictures = shop ? [shop.brand.banner, ...shop.brand.pictures] : [deck?.products[0]?.media[0]]
  setPaintedPictures(pictures.flatMap((picture) => picture?.base ?? []))
}

/** Removes the data of this user before the next page is rendered. */
export function forgetFirstScreen(): void {
  queryClient.clear()
  setPaintedPictures([])
}

/** Like `discovery-view.tsx` with its first cards; of those below the top one only the visible edge. */
function FirstDeck({ deck, user }: { readonly deck: InitialDeck; readonly user: InitialData['user'] }) {
  const [top, ...below] = deck.products
  const stack = [...below.reverse(), ...(top ? [top] : [])]
  return (
    <div className="stage">
      <main className="discovery">
        <DiscoveryHeader
          product={top ?? null}
          isBrand={user.userType === 'brand'}
          look="deck"
          onLook={nothing}
          activeFilters={activeFilters(deck.filters).length}
          onFilter={nothing}
          isRefreshing={false}
          onRefresh={nothing}
          canUndo={false}
          onUndo={nothing}
        />
        {!user.personalised && <PlainOrderNote />}
        <section className="flex flex-1 flex-col">
          <div className="discovery-stack">
            <div className="deck">
              {stack.map((product, at) => (
                <div
                  key={product.id}
                  className="deck-card"
                  data-place={(['top', 'second', 'third'] as const)[stack.length - 1 - at]}
                >
                  {product === top ? (
                    <ProductCard
                      product={product}
                      timezone={user.preferredTimezone}
                      headingId={`first-${product.id}`}
                      isFirst
                    />
                  ) : (
                    <CardEdge />
                  )}
                </div>
              ))}
            </div>
          </div>
          <DeckActions onPass={nothing} onDetails={nothing} onLike={nothing} />
        </section>
      </main>
    </div>
  )
}
