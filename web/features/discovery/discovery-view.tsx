import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import type { SessionUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { currentProduct } from './feed/deck-state.ts'
import { sceneOf } from './feed/deck-view.ts'
import { activeFilters, sameFilters } from './filters/filter-list.ts'
import { LazyFilterSheet, LazyOnboarding } from './lazy-parts.tsx'
import { feedAnnouncement } from './list/list-announcement.ts'
import { useLook } from './list/look.ts'
import { DiscoveryHeader } from './screen/discovery-header.tsx'
import { FeedStage } from './screen/feed-stage.tsx'
import { PlainOrderNote } from './screen/plain-order-note.tsx'
import { SceneView } from './screen/scenes.tsx'
import { useDetail } from './screen/use-detail.ts'
import { usePullToRefresh } from './screen/use-pull-to-refresh.ts'
import { useDiscovery } from './use-discovery.ts'
import './discovery.css'

interface DiscoveryViewProps {
  readonly user: SessionUser
  /** Another screen covers the deck. */
  readonly isCovered: boolean
  /** The detail dialog of one product; null: closed. `onPassed` goes on with the next card. */
  readonly renderDetail: (product: Product | null, onClose: () => void, onPassed: () => void) => ReactNode
  /** "Swipe this shop": the brand, a note above the cards, and what follows the last card. */
  readonly shop?: { readonly brandId: string; readonly note: ReactNode; readonly end: ReactNode } | null
}

/** The deck and everything around it. */
export function DiscoveryView({ user, isCovered, renderDetail, shop = null }: DiscoveryViewProps) {
  const { t, language } = useTranslation()
  const { model, deck, undo, restart, startOver } = useDiscovery(user.id, shop?.brandId ?? null)
  const area = useRef<HTMLElement>(null)
  const indicator = useRef<HTMLParagraphElement>(null)
  const [isFiltering, setFiltering] = useState(false)
  const { isRefreshing, refreshNow } = usePullToRefresh(area, indicator, () => model.refresh(true))
  const { look, toggle } = useLook()
  const detail = useDetail(model, look)
  const scene = sceneOf(deck)
  const isPersonal = user.personalised
  useEffect(() => model.setPersonalOrder(isPersonal), [model, isPersonal])
  const timezone = user.preferredTimezone
  const applyFilters = (filters: Filters) => {
    setFiltering(false)
    if (!sameFilters(filters, deck.filters)) model.filter(filters)
  }

  return (
    // Below Saved and the profile the content is theirs, and an id is unique.
    <main id={isCovered ? undefined : 'content'} ref={area} className="discovery">
      <h1 tabIndex={-1} className="sr-only">
        {t('discovery.title')}
      </h1>
      <DiscoveryHeader
        product={look === 'deck' ? currentProduct(deck) : null}
        isBrand={user.userType === 'brand'}
        look={look}
        onLook={toggle}
        activeFilters={activeFilters(deck.filters).length}
        onFilter={() => setFiltering(true)}
        isRefreshing={isRefreshing}
        onRefresh={refreshNow}
        canUndo={deck.lastSwiped !== null}
        onUndo={() => void undo()}
      />
      <p ref={indicator} className="pull-indicator rounded-pill bg-ink px-4 py-2 text-14 font-[600] text-paper">
        {isRefreshing ? t('discovery.refreshing') : t('discovery.pullToRefresh')}
      </p>
      {!isPersonal && <PlainOrderNote />}
      {shop?.note}
      {shop && (scene === 'all-seen' || scene === 'filtered-empty') ? (
        shop.end
      ) : scene === 'cards' || scene === 'loading' ? (
        <FeedStage
          look={look}
          model={model}
          deck={deck}
          timezone={timezone}
          isLoading={scene === 'loading'}
          isPersonal={isPersonal}
          isCovered={isCovered || detail.product !== null}
          onDetails={detail.open}
          onUndo={() => void undo()}
          onLost={toggle}
        />
      ) : (
        <SceneView
          scene={scene}
          filters={deck.filters}
          onFilters={applyFilters}
          onRetry={() => void model.retry()}
          onRestart={restart}
          onStartOver={startOver}
        />
      )}
      <LiveRegion text={feedAnnouncement(look, deck, { t, language, timezone }, Date.now())} />
      <LazyFilterSheet
        filters={deck.filters}
        isOpen={isFiltering}
        onClose={() => setFiltering(false)}
        onApply={applyFilters}
      />
      {renderDetail(detail.product, detail.close, detail.showNext)}
      {!isCovered && <LazyOnboarding start={shop || !isPersonal ? null : { model, deck }} />}
    </main>
  )
}
