import { useCallback, useEffect, useRef } from 'react'
import { FEED } from '#contract/discovery.limits.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useSession } from '#web/api/session.ts'
import { haptic } from '#web/device/haptics.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { CardEdge, ProductCard } from '#web/product/product-card.tsx'
import { productSlots } from '#web/product/product-slots.ts'
import type { Side } from '#web/ui/deck/swipe-decision.ts'
import { type DeckHandle, SwipeDeck } from '#web/ui/deck/swipe-deck.tsx'
import { useDeckKeys } from '#web/ui/deck/use-deck-keys.ts'
import { useFirstFrame } from '#web/ui/first-frame.ts'
import { currentProduct, type DeckState } from '../feed/deck-state.ts'
import type { DiscoveryModel } from '../feed/discovery-model.ts'
import { LazyPassReasons } from '../passes/lazy-pass-reasons.tsx'
import { DeckActions } from './deck-actions.tsx'
import { DeckSkeleton } from './deck-skeleton.tsx'
import { doEarlyPress } from './early-press.ts'
import { afterPictureOf, preloadPictures } from './preload-pictures.ts'
import { useViewCount } from './use-view-count.ts'

interface DeckStageProps {
  readonly model: DiscoveryModel
  readonly deck: DeckState
  readonly timezone: Timezone
  readonly isLoading: boolean
  /** The order is the personal one. */
  readonly isPersonal: boolean
  /** Another layer covers the deck: no card counts as viewed. */
  readonly isCovered: boolean
  readonly onDetails: () => void
  readonly onUndo: () => void
}

const headingId = (id: string): string => `card-${id}`

/** The stack of cards, its three buttons and its keys. */
export function DeckStage(props: DeckStageProps) {
  const { model, deck, timezone, isLoading, isPersonal, isCovered, onDetails, onUndo } = props
  const { t } = useTranslation()
  const isFirstFrame = useFirstFrame()
  const section = useRef<HTMLElement>(null)
  const stack = useRef<DeckHandle>(null)
  const fling = (side: Side) => stack.current?.fling(side)
  const press = (side: Side) => stack.current?.press(side)
  const countsFlicks = useSession()?.quickFlicks ?? true
  const swiped = (id: string, side: Side) => {
    if (model.swipe(id, side === 'right' ? 'like' : 'pass')) haptic(side === 'right' ? 'heavy' : 'light')
  }
  const onViewed = useCallback((id: string) => model.viewed(id), [model])
  useDeckKeys({ within: section, onSwipe: fling, onUndo })
  useViewCount(currentProduct(deck)?.id ?? null, isCovered, onViewed)
  useEffect(() => doEarlyPress(currentProduct(model.store.get())?.id ?? null), [model])
  useEffect(() => {
    const next = deck.products.slice(deck.index + 1, deck.index + 1 + FEED.preload)
    return afterPictureOf(section.current?.querySelector('[data-place="top"]'), () => void preloadPictures(next))
  }, [deck.products, deck.index])

  const last = deck.lastSwiped
  // Without a personal order nothing is learned from reasons.
  const passed = isPersonal && last?.action === 'pass' ? last.product : null

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-roledescription={t('discovery.deck')}
      aria-label={t('discovery.title')}
      className="flex min-h-0 flex-1 flex-col outline-none low:flex-row"
    >
      <div className="discovery-stack">
        {isLoading ? (
          <DeckSkeleton isPersonal={isPersonal} />
        ) : (
          <SwipeDeck
            ref={stack}
            slots={productSlots(deck)}
            labelId={({ id }) => headingId(id)}
            renderCard={({ id, place, product }) =>
              place === 'top' || place === 'leaving' || !isFirstFrame ? (
                <ProductCard
                  product={product}
                  timezone={timezone}
                  headingId={headingId(id)}
                  isFirst={product === deck.products[0]}
                  showsSaved
                />
              ) : (
                <CardEdge />
              )
            }
            returning={
              deck.returned && { id: deck.returned.id, side: deck.returned.action === 'like' ? 'right' : 'left' }
            }
            currentId={() => currentProduct(model.store.get())?.id ?? null}
            swiped={swiped}
            landed={(id) => model.landed(id)}
            tapped={onDetails}
            countsFlicks={countsFlicks}
          />
        )}
      </div>
      <LazyPassReasons
        passed={passed}
        onReason={(reason) => model.giveReason(reason)}
        onFocusLost={() => section.current?.focus({ preventScroll: true })}
      />
      <DeckActions onPass={() => press('left')} onLike={() => press('right')} onDetails={onDetails} />
    </section>
  )
}
