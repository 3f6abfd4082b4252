import type { InitialDeck } from '#contract/pages.ts'
import { logFailure } from '#web/device/silently.ts'
import { keepPictures } from '../screen/preload-pictures.ts'
import { DiscoveryModel } from './discovery-model.ts'
import { adoptState } from './swipe-state.ts'

let current: { readonly userId: string; readonly model: DiscoveryModel } | null = null

/** The deck of this user: one for the life of the page, also while another screen is shown. */
export function discoveryModelOf(userId: string): DiscoveryModel {
  if (current?.userId !== userId) {
    current?.model.stop()
    current = { userId, model: new DiscoveryModel(userId) }
  }
  return current.model
}

/** Begins the deck of this user with the cards that came with the page. */
export async function beginDeck(userId: string, { state, ...cards }: InitialDeck): Promise<void> {
  adoptState(state)
  try {
    await discoveryModelOf(userId).begin(cards)
  } catch (error) {
    // Then the deck begins by asking, as everywhere else.
    logFailure('begin with the cards of the page', error)
  }
}

/** What may be dealt has changed elsewhere: a deck that is already here is dealt anew. */
export function refreshDeck(): void {
  void current?.model.refresh(true)
}

/** What lies ahead now is kept for a start without a network, with its pictures once the worker is here to take them. */
export async function keepDeck(): Promise<void> {
  const products = current?.model.keep() ?? []
  if (products.length > 0 && navigator.serviceWorker?.controller) await keepPictures(products)
}
