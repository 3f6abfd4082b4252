import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { ShopDeckEnd, ShopDeckNote } from '#web/features/brands/shop-deck.tsx'
import { useBrand } from '#web/features/brands/use-brand.ts'
import { DiscoveryView } from '#web/features/discovery/discovery-view.tsx'
import { SignedOut } from '#web/features/discovery/screen/scenes.tsx'
import { renderDrop } from '#web/features/drops/render-drop.tsx'
import { PATHS } from '#web/paths.ts'

/** The deck: everybody's own, or with `?brand=` that of one shop. */
export function DiscoveryPage() {
  const user = useSession()
  const [path] = useLocation()
  const isCovered = path !== PATHS.home && path !== PATHS.discovery
  const brandId = useBrandOfDeck(isCovered)
  const name = useBrand(brandId).data?.name ?? ''
  const shop = brandId !== null && {
    brandId,
    note: <ShopDeckNote brandId={brandId} name={name} />,
    end: <ShopDeckEnd brandId={brandId} name={name} />,
  }
  if (user)
    return <DiscoveryView key={user.id} user={user} isCovered={isCovered} renderDrop={renderDrop} shop={shop || null} />
  return (
    <main id="content" className="discovery flex">
      <SignedOut />
    </main>
  )
}

/** The brand in the address; while another screen lies over the deck, the one from before. */
function useBrandOfDeck(isCovered: boolean): string | null {
  const wanted = new URLSearchParams(useSearch()).get('brand') || null
  const [brandId, setBrandId] = useState(wanted)
  if (!isCovered && wanted !== brandId) setBrandId(wanted)
  return isCovered ? brandId : wanted
}
