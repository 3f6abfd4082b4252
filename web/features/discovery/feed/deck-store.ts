import { createListeners } from '#web/device/listeners.ts'
import { afterFrame } from '#web/ui/deck/after-frame.ts'
import { type DeckEvent, type DeckState, emptyDeck, reduceDeck } from './deck-state.ts'

/** Holds the deck outside React: it survives remounts, and a swipe counts before anything is rendered. */
export class DeckStore {
  #state: DeckState = emptyDeck
  readonly #listeners = createListeners()

  readonly get = (): DeckState => this.#state

  readonly subscribe = this.#listeners.subscribe

  dispatch(event: DeckEvent): void {
    if (this.#reduce(event)) this.#listeners.notify()
  }

  /**
   * Changes the state at once and notifies React after the next frame: rendering must not delay the first frame of the
   * fly-out, nor share a task with the layout that it causes.
   */
  dispatchUndrawn(event: DeckEvent): boolean {
    const hasChanged = this.#reduce(event)
    if (hasChanged) afterFrame(() => this.#listeners.notify())
    return hasChanged
  }

  #reduce(event: DeckEvent): boolean {
    const before = this.#state
    this.#state = reduceDeck(before, event)
    return this.#state !== before
  }
}
