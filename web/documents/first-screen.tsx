import { QueryClientProvider } from '@tanstack/react-query'
import type { Ahead, AheadDeck } from '#contract/pages.ts'
import { queryClient } from '#web/api/query-client.ts'
import { adoptBrand } from '#web/features/brands/use-brand.ts'
import { activeFilters } from '#web/features/discovery/filters/filter-list.ts'
import { DeckActions } from '#web/features/discovery/screen/deck-actions.tsx'
import { DiscoveryHeader } from '#web/features/discovery/screen/discovery-header.tsx'
import { PlainOrderNote } from '#web/features/discovery/screen/plain-order-note.tsx'
import { MainNavigation } from '#web/features/navigation/main-navigation.tsx'
import { Page as ShopPage } from '#web/pages/shopper/shop-page.tsx'
import { CardEdge, ProductCard } from '#web/product/product-card.tsx'
import { adoptPainted } from '#web/ui/marks/painted.ts'
import '#web/features/discovery/discovery.css'
import '#web/ui/deck/deck.css'

interface FirstScreenProps {
  readonly path: string
  readonly ahead: Ahead
}

const nothing = () => {}

/**
 * The first screen of a signed-in person as HTML, seen before any script runs. Drawn by the server alone, from the same
 * parts as the app, which puts itself in its place; until then nothing in it can be pressed or is read out.
 */
export function FirstScreen({ path, ahead }: FirstScreenProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {ahead.deck && <FirstDeck deck={ahead.deck} user={ahead.user} />}
      {ahead.shop && <ShopPage />}
      <MainNavigation path={path} />
    </QueryClientProvider>
  )
}

/** Puts what it shows where its parts look for it; of a shop the head, below which its products come with the app. */
export function prepareFirstScreen({ deck, shop, language }: Ahead): void {
  queryClient.clear()
  if (shop) adoptBrand(shop.brand, language)
  const pictures = shop ? [shop.brand.banner, ...shop.brand.pictures] : [deck?.products[0]?.media[0]]
  adoptPainted(pictures.flatMap((picture) => picture?.base ?? []))
}

/** Nothing of this person stays for the next page. */
export function forgetFirstScreen(): void {
  queryClient.clear()
  adoptPainted([])
}

/** As `discovery-view.tsx` with its first cards; of those below the top one, the dark edge that can be seen of them. */
function FirstDeck({ deck, user }: { readonly deck: AheadDeck; readonly user: Ahead['user'] }) {
  const [top, ...below] = deck.products
  const stack = [...below.reverse(), ...(top ? [top] : [])]
  return (
    <div className="stage">
      <main className="discovery">
        <DiscoveryHeader
          product={top ?? null}
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
