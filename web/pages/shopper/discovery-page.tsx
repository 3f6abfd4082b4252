import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { takeInitialData } from '#web/api/initial-data.ts'
import { currentUser, useSession } from '#web/api/session.ts'
import type { ShopDeckProps } from '#web/features/brands/shop-deck.tsx'
import { DiscoveryView } from '#web/features/discovery/discovery-view.tsx'
import { beginDeck } from '#web/features/discovery/feed/current-model.ts'
import { prefetchState } from '#web/features/discovery/feed/swipe-state.ts'
import { SignedOut } from '#web/features/discovery/screen/scenes.tsx'
import { PATHS } from '#web/paths.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'
import { LazyProductDialog } from './lazy-product-dialog.tsx'

const shopDeck = lazyPart(async () => (await import('#web/features/brands/shop-deck.tsx')).ShopDeck)

/** Requests the deck's state, or takes it from the document. */
export async function prepare(): Promise<void> {
  const user = currentUser()
  const deck = takeInitialData('deck', user?.id)
  if (user && deck) await beginDeck(user.id, deck)
  else prefetchState()
}

/** The deck: the user's own, or with `?brand=` that of one shop. */
export function Page() {
  const user = useSession()
  const [path] = useLocation()
  const isCovered = path !== PATHS.home && path !== PATHS.discovery
  const brandId = useBrandOfDeck(isCovered)
  if (!user) {
    return (
      <main id="content" className="discovery flex">
        <SignedOut />
      </main>
    )
  }
  return (
    <DiscoveryView
      key={user.id}
      user={user}
      isCovered={isCovered}
      renderDetail={(product, onClose, onPassed) => (
        <LazyProductDialog
          product={product}
          timezone={user.preferredTimezone}
          explains
          onPassed={onPassed}
          onClose={onClose}
        />
      )}
      shop={
        brandId === null
          ? null
          : {
              brandId,
              note: <LazyShopDeck brandId={brandId} place="above" />,
              end: <LazyShopDeck brandId={brandId} place="end" />,
            }
      }
    />
  )
}

/** Loaded for decks of a shop only. */
function LazyShopDeck(props: ShopDeckProps) {
  const Words = useLazyPart(shopDeck, true)
  return Words && <Words {...props} />
}

/** The brand in the address; while another screen covers the deck, the previous one. */
function useBrandOfDeck(isCovered: boolean): string | null {
  const wanted = new URLSearchParams(useSearch()).get('brand') || null
  const [brandId, setBrandId] = useState(wanted)
  if (!isCovered && wanted !== brandId) setBrandId(wanted)
  return isCovered ? brandId : wanted
}
