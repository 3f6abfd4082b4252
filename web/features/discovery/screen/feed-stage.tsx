import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { currentProduct, type DeckState } from '../feed/deck-state.ts'
import type { DiscoveryModel } from '../feed/discovery-model.ts'
import { LazyListStage } from '../lazy-parts.tsx'
import type { Look } from '../list/look.ts'
import { DeckStage } from './deck-stage.tsx'

interface FeedStageProps {
  readonly look: Look
  readonly model: DiscoveryModel
  readonly deck: DeckState
  readonly timezone: Timezone
  readonly isLoading: boolean
  /** The order is the personal one. */
  readonly isPersonal: boolean
  /** Another layer covers the feed: no card counts as viewed. */
  readonly isCovered: boolean
  readonly onDetails: (product: Product | null) => void
  readonly onUndo: () => void
  /** The code of the list could not be loaded. */
  readonly onLost: () => void
}

/** The feed in the chosen look: cards or rows. While loading, both show the deck's skeleton. */
export function FeedStage({ look, isLoading, isPersonal, onDetails, onLost, ...shown }: FeedStageProps) {
  if (look === 'list' && !isLoading) return <LazyListStage {...shown} onDetails={onDetails} onLost={onLost} />
  return (
    <DeckStage
      {...shown}
      isLoading={isLoading}
      isPersonal={isPersonal}
      onDetails={() => onDetails(currentProduct(shown.model.store.get()))}
    />
  )
}
