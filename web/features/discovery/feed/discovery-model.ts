import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import type { PassReason } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { onHistoryChange } from '#web/api/history-changes.ts'
import { beforeLogout, refreshSession } from '#web/api/session.ts'
import { logFailure, silently } from '#web/device/silently.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { openSwipeQueue } from '../../../api/swipes/browser-queue.ts'
import type { SwipeQueue } from '../../../api/swipes/swipe-queue.ts'
import { DeckLoader } from './deck-loader.ts'
import { currentProduct, NO_FILTERS, type SwipeAction } from './deck-state.ts'
import { DeckStore } from './deck-store.ts'
import { markStale } from './mark-stale.ts'
import { OfflineDeck } from './offline-deck.ts'

export type UndoResult = { readonly isDone: true } | { readonly isDone: false; readonly message: string | null }

/** Cards whose pictures are stored for a start without a network; later cards show their placeholder only. */
const KEPT_PICTURES = 20

/** Deck, swipes and saved state of one user, until the page is unloaded. */
export class DiscoveryModel {
  readonly store = new DeckStore()
  readonly #queue: SwipeQueue
  readonly #offline: OfflineDeck
  readonly #loader: DeckLoader
  readonly #viewed = new Set<string>()
  readonly #ending = new AbortController()
  #lastKey: Promise<string> | null = null

  constructor(userId: string) {
    this.#queue = openSwipeQueue(userId, {
      sent: () => this.#loader.onSwipeSent(),
      refused: (swipe, message) => logFailure(`send the swipe of ${swipe.productId}`, message),
      signedOut: () => void refreshSession(),
    })
    this.#offline = new OfflineDeck(userId, () => (this.#loader.isOwn ? this.store.get() : null))
    this.#loader = new DeckLoader({
      store: this.store,
      queue: this.#queue,
      offline: this.#offline,
      onNewerFilters: (title) => showToast({ title }),
    })
    this.store.subscribe(() => this.#offline.writeLater())
    const { signal } = this.#ending
    addEventListener('online', () => this.#queue.wake(), { signal })
    addEventListener('focus', () => this.#queue.wake(), { signal })
    addEventListener('online', () => this.#loader.onOnline(), { signal })
    signal.addEventListener('abort', beforeLogout({ send: () => this.#sendWaiting(), end: () => this.#end() }))
    signal.addEventListener(
      'abort',
      onHistoryChange(() => this.#expireUndo()),
    )
    addEventListener('pagehide', () => void this.#loader.flush(), { signal })
    addEventListener('pagehide', () => this.#offline.flush(), { signal })
    void this.#queue.flush()
  }

  /** Shows the first cards before the deck is opened. */
  begin(cards: Parameters<DeckLoader['begin']>[0]): Promise<void> {
    return this.#loader.begin(cards)
  }

  /** Opens the user's own deck, or with a brand the deck of its shop; an open deck is kept. */
  open(brandId: string | null = null): Promise<void> {
    void this.#queue.flush()
    return this.#loader.open(brandId)
  }

  /** Stores the next cards for a start without a network; answers those whose pictures are to be stored as well. */
  keep(): readonly Product[] {
    this.#offline.flush()
    const { products, index } = this.store.get()
    return this.#loader.isOwn ? products.slice(index, index + KEPT_PICTURES) : []
  }

  swipe(id: string, action: SwipeAction): boolean {
    const product = currentProduct(this.store.get())
    if (!this.store.dispatchUndrawn({ type: 'swiped', id, action })) return false
    if (product && action === 'like') this.#offline.addLike(product)
    this.#send(id, action)
    return true
  }

  /** Likes or passes a product of the list, at any position. */
  pick(id: string, action: SwipeAction): void {
    const before = this.store.get()
    this.store.dispatch({ type: 'picked', id, action })
    const { lastSwiped } = this.store.get()
    if (this.store.get() === before || !lastSwiped) return
    if (action === 'like') this.#offline.addLike(lastSwiped.product)
    this.#send(id, action)
  }

  #send(id: string, action: SwipeAction): void {
    this.#lastKey = this.#queue.swipe(action, id)
    this.#lastKey.catch((error: unknown) => logFailure('keep a swipe', error))
    this.#loader.loadNext()
  }

  /** How many products the list shows; 0: only the stack of the deck is visible. */
  setVisibleCount(count: number): void {
    this.#loader.setVisibleCount(count)
  }

  /** Loads the next page when the list has reached its end. */
  loadMore(): void {
    this.#loader.loadMore()
  }

  /** Sends the reason for the last swipe, if it was a pass. */
  giveReason(reason: PassReason): void {
    const last = this.store.get().lastSwiped
    const key = this.#lastKey
    if (last?.action !== 'pass' || !key) return
    silently(
      'send a reason',
      key.then((passed) => this.#queue.reason(passed, last.product.id, reason)),
    )
  }

  landed(id: string): void {
    this.store.dispatchUndrawn({ type: 'landed', id })
  }

  /** Undoes the last swipe at once; when the server refuses, the card is removed again. */
  async undo(): Promise<UndoResult> {
    const last = this.store.get().lastSwiped
    const key = this.#lastKey
    if (!last || !key) return { isDone: false, message: null }
    this.#lastKey = null
    this.#offline.removeLike(last.product.id)
    this.store.dispatch({ type: 'undone' })
    const outcome = await this.#queue.undo(await key, last.product.id)
    if (outcome.kind === 'refused') {
      this.store.dispatch({ type: 'swiped', id: last.product.id, action: last.action })
      this.store.dispatch({ type: 'landed', id: last.product.id })
      return { isDone: false, message: outcome.message }
    }
    markStale()
    // When another device swiped in between, the server has undone that swipe: show what the server has.
    const undoneId = outcome.kind === 'done' ? outcome.productId : null
    if (undoneId && undoneId !== last.product.id) void this.refresh(false)
    return { isDone: true }
  }

  /** After a change of the history the server undoes no earlier swipe. */
  #expireUndo(): void {
    this.#lastKey = null
    this.store.dispatch({ type: 'undo-expired' })
  }

  /** Spec §4: changing filters resets index, page and list. */
  filter(filters: Filters): void {
    void this.#loader.deal(filters, 'reset')
  }

  /** Deals again when the setting for the personal order has changed (Trust L06). */
  setPersonalOrder(isPersonal: boolean): void {
    this.#loader.setPersonalOrder(isPersonal)
  }

  /** Loads page 1 again; the cards stay until the answer arrives. `fresh` deals a new order. */
  refresh(fresh: boolean): Promise<void> {
    return this.#loader.refresh(fresh)
  }

  retry(): Promise<void> {
    return this.#loader.retry()
  }

  /** Decision 108: restarts only when all four calls succeed. */
  async restart(): Promise<void> {
    await this.#queue.flush()
    await Promise.all([
      call('DELETE /api/user-seen-products'),
      call('DELETE /api/user-viewed-products'),
      call('DELETE /api/user-swipe-history'),
      call('DELETE /api/user-ai-cache'),
    ])
    this.#viewed.clear()
    markStale()
    await this.#loader.deal(NO_FILTERS, 'restart')
  }

  /** For an empty stack: deals everything again and keeps taste and history. */
  async startOver(): Promise<void> {
    await this.#queue.flush()
    await call('DELETE /api/user-viewed-products')
    this.#viewed.clear()
    markStale()
    await this.#loader.deal(this.store.get().filters, 'restart')
  }

  /** Records once that a card was viewed (Spec §8: silently). */
  viewed(id: string): void {
    if (this.#viewed.has(id)) return
    this.#viewed.add(id)
    silently('count a view', call('POST /api/products/{id}/view', { params: { id } }))
  }

  /** Before logout and account deletion: sends what waits, while the session is valid. */
  async #sendWaiting(): Promise<void> {
    await Promise.all([this.#loader.flush(), this.#queue.flush()])
  }

  /** After logout and account deletion: sends nothing more, and deletes the unsent swipes. */
  async #end(): Promise<void> {
    this.stop()
    await this.#queue.clear()
  }

  /** Ends this deck when another user signs in; unsent swipes stay stored for their user. */
  stop(): void {
    this.#ending.abort()
    this.#loader.stop()
    this.#offline.stop()
    this.#queue.stop()
  }
}
