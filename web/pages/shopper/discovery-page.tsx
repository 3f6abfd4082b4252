import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { takeAhead } from '#web/api/ahead.ts'
import { currentUser, useSession } from '#web/api/session.ts'
import type { ShopDeckProps } from '#web/features/brands/shop-deck.tsx'
import { DiscoveryView } from '#web/features/discovery/discovery-view.tsx'
import { beginDeck } from '#web/features/discovery/feed/model-of.ts'
import { askStateAhead } from '#web/features/discovery/feed/swipe-state.ts'
import { SignedOut } from '#web/features/discovery/screen/scenes.tsx'
import { PATHS } from '#web/paths.ts'
import { laterPart, useLaterPart } from '#web/ui/later-part.ts'
import { LaterProductDialog } from './later-product-dialog.tsx'

const shopDeck = laterPart(async () => (await import('#web/features/brands/shop-deck.tsx')).ShopDeck)

/** What a deck asks first, asked as soon as its code is here, or taken from the page that brought it. */
export async function prepare(): Promise<void> {
  const user = currentUser()
  const deck = takeAhead('deck', user?.id)
  if (user && deck) await beginDeck(user.id, deck)
  else askStateAhead()
}

/** The deck: everybody's own, or with `?brand=` that of one shop. */
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
      renderDetail={(product, onClose) => (
        <LaterProductDialog product={product} timezone={user.preferredTimezone} explains onClose={onClose} />
      )}
      shop={
        brandId === null
          ? null
          : {
              brandId,
              note: <LaterShopDeck brandId={brandId} place="above" />,
              end: <LaterShopDeck brandId={brandId} place="end" />,
            }
      }
    />
  )
}

/** Only decks of a shop carry its code. */
function LaterShopDeck(props: ShopDeckProps) {
  const Words = useLaterPart(shopDeck, true)
  return Words && <Words {...props} />
}

/** The brand in the address; while another screen lies over the deck, the one from before. */
function useBrandOfDeck(isCovered: boolean): string | null {
  const wanted = new URLSearchParams(useSearch()).get('brand') || null
  const [brandId, setBrandId] = useState(wanted)
  if (!isCovered && wanted !== brandId) setBrandId(wanted)
  return isCovered ? brandId : wanted
}
