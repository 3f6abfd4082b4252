import type { InitialDeck } from '#contract/pages.ts'
import { logFailure } from '#web/device/silently.ts'
import { keepPictures } from '../screen/preload-pictures.ts'
import { DiscoveryModel } from './discovery-model.ts'
import { adoptState } from './swipe-state.ts'

let current: { readonly userId: string; readonly model: DiscoveryModel } | null = null

/** The deck of this user: one until the page is unloaded, also while another screen is shown. */
export function discoveryModelOf(userId: string): DiscoveryModel {
  if (current?.userId !== userId) {
    current?.model.stop()
    current = { userId, model: new DiscoveryModel(userId) }
  }
  return current.model
}

/** Starts the deck of this user with the cards that came with the document. */
export async function beginDeck(userId: string, { state, ...cards }: InitialDeck): Promise<void> {
  adoptState(state)
  try {
    await discoveryModelOf(userId).begin(cards)
  } catch (error) {
    // The deck then requests its first page, as it does without such cards.
    logFailure('begin with the cards of the document', error)
  }
}

/** Deals an open deck again after a change elsewhere of which products may be dealt. */
export function refreshDeck(): void {
  void current?.model.refresh(true)
}

/** Stores the next cards for a start without a network, and their pictures if the service worker is active. */
export async function keepDeck(): Promise<void> {
  const products = current?.model.keep() ?? []
  if (products.length > 0 && navigator.serviceWorker?.controller) await keepPictures(products)
}
