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
  /** The order is this person's own. */
  readonly isPersonal: boolean
  /** Something lies over the feed: nothing counts as looked at. */
  readonly isCovered: boolean
  readonly onDetails: (product: Product | null) => void
  readonly onUndo: () => void
  /** The list could not be fetched. */
  readonly onLost: () => void
}

/** The feed in the look that was chosen: card by card, or row by row. Both load as a deck. */
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
