import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { currentProduct, NO_FILTERS } from '../../../../web/features/discovery/feed/deck-state.ts'
import { DeckStore } from '../../../../web/features/discovery/feed/deck-store.ts'
import { preloadPictures } from '../../../../web/features/discovery/screen/preload-pictures.ts'
import { ProductCard } from '../../../../web/product/product-card.tsx'
import { productSlots } from '../../../../web/product/product-slots.ts'
import { type DeckHandle, SwipeDeck } from '../../../../web/ui/deck/swipe-deck.tsx'
import { benchProducts } from './products.ts'

function dealtStore(): DeckStore {
  const store = new DeckStore()
  store.dispatch({ type: 'deal', filters: NO_FILTERS })
  store.dispatch({ type: 'answered', deal: 1, page: 1, products: benchProducts })
  return store
}

/** The deck, its state and its card as the product ships them. */
export function OurDeck() {
  const [store] = useState(dealtStore)
  const deck = useSyncExternalStore(store.subscribe, store.get)
  const handle = useRef<DeckHandle>(null)
  useEffect(() => {
    void preloadPictures(deck.products.slice(deck.index + 1, deck.index + 11))
  }, [deck.products, deck.index])
  return (
    <div className="bench-app">
      <SwipeDeck
        ref={handle}
        slots={productSlots(deck)}
        labelId={({ id }) => `card-${id}`}
        renderCard={({ id, product }) => (
          <ProductCard product={product} timezone="Europe/Berlin" headingId={`card-${id}`} />
        )}
        returning={null}
        currentId={() => currentProduct(store.get())?.id ?? null}
        swiped={(id, side) => store.dispatchUndrawn({ type: 'swiped', id, action: side === 'right' ? 'like' : 'pass' })}
        landed={(id) => store.dispatchUndrawn({ type: 'landed', id })}
        tapped={() => {}}
      />
    </div>
  )
}
