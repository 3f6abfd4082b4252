import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import type { PassReason } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { eventKey, eventSource } from '#web/api/events.ts'
import { onHistoryChange } from '#web/api/history-changes.ts'
import { queryClient } from '#web/api/query-client.ts'
import { beforeLogout } from '#web/api/session.ts'
import { type MadeSwipe, type SwipeListener, swipesOf, type UserSwipes } from '#web/api/swipes/user-swipes.ts'
import { silently } from '#web/device/silently.ts'
import { type SavedProducts, savedProductsOf, savedQuery } from '#web/product/saved/saved-products.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
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
  readonly #swipes: UserSwipes
  readonly #saved: SavedProducts
  readonly #offline: OfflineDeck
  readonly #loader: DeckLoader
  readonly #viewed = new Set<string>()
  readonly #ending = new AbortController()
  /** The swipe that can be undone. */
  #last: MadeSwipe | null = null
  readonly #listener: SwipeListener = {
    made: (swipe) => this.#follow(swipe),
    undone: ({ key, product }) => {
      this.#offline.removeLike(product.id)
      if (key !== this.#last?.key) return
      this.#last = null
      this.store.dispatch({ type: 'undone' })
      markStale()
    },
    sent: () => this.#loader.onSwipeSent(),
    staysSaved: () => this.#expireUndo(),
  }

  constructor(userId: string) {
    this.#swipes = swipesOf(userId)
    this.#saved = savedProductsOf(userId)
    this.#offline = new OfflineDeck(userId, () => (this.#loader.isOwn ? this.store.get() : null))
    this.#loader = new DeckLoader({
      store: this.store,
      queue: this.#swipes.queue,
      offline: this.#offline,
      onNewerFilters: (title) => showToast({ title }),
    })
    this.store.subscribe(() => this.#offline.writeLater())
    const { signal } = this.#ending
    addEventListener('online', () => this.#loader.onOnline(), { signal })
    signal.addEventListener('abort', beforeLogout({ send: () => this.#sendWaiting(), end: () => this.#end() }))
    signal.addEventListener('abort', this.#swipes.listen(this.#listener))
    signal.addEventListener(
      'abort',
      onHistoryChange(() => this.#expireUndo()),
    )
    addEventListener('pagehide', () => void this.#loader.flush(), { signal })
    addEventListener('pagehide', () => this.#offline.flush(), { signal })
  }

  /** Shows the first cards before the deck is opened. */
  begin(cards: Parameters<DeckLoader['begin']>[0]): Promise<void> {
    return this.#loader.begin(cards)
  }

  /** Opens the user's own deck, or with a brand the deck of its shop; an open deck is kept. */
  open(brandId: string | null = null): Promise<void> {
    void this.#swipes.queue.flush()
    return this.#loader.open(brandId)
  }

  /** Stores the next cards for a start without a network; returns those whose pictures are to be stored as well. */
  keep(): readonly Product[] {
    this.#offline.flush()
    const { products, index } = this.store.get()
    return this.#loader.isOwn ? products.slice(index, index + KEPT_PICTURES) : []
  }

  swipe(id: string, action: SwipeAction): boolean {
    const product = currentProduct(this.store.get())
    if (!this.store.dispatchUndrawn({ type: 'swiped', id, action })) return false
    if (product) this.#send(product, action)
    return true
  }

  /** Likes or passes a product of the list, at any position. */
  pick(id: string, action: SwipeAction): void {
    const before = this.store.get()
    this.store.dispatch({ type: 'picked', id, action })
    const { lastSwiped } = this.store.get()
    if (this.store.get() === before || !lastSwiped) return
    this.#send(lastSwiped.product, action)
  }

  /** Likes several products at once, and deals by them from the first card on. */
  async likeAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.pick(id, 'like')
    await this.#swipes.queue.flush()
    await this.refresh(true)
  }

  #send(product: Product, action: SwipeAction): void {
    if (action === 'like') this.#offline.addLike(product)
    const wasSaved = this.#saved.has(product.id)
    this.#last = this.#swipes.make(action, product, {
      by: this.#listener,
      ...(action === 'pass' && { wasSaved }),
    })
    this.#loader.loadNext()
  }

  /** Another screen or another tab liked or passed a product: it leaves the deck. */
  #follow(swipe: MadeSwipe): void {
    const { kind, product } = swipe
    if (kind === 'like') this.#offline.addLike(product)
    if (kind !== 'like' && kind !== 'pass') return
    const before = this.store.get()
    this.store.dispatch({ type: 'picked', id: product.id, action: kind })
    if (this.store.get() === before) {
      this.#expireUndo()
      return
    }
    this.#last = swipe
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
    if (last?.action !== 'pass' || !this.#last) return
    silently('send a reason', this.#swipes.queue.reason(this.#last.key, last.product.id, reason))
  }

  landed(id: string): void {
    this.store.dispatchUndrawn({ type: 'landed', id })
  }

  /** Undoes the last swipe at once; when the server refuses, the card is removed again. */
  async undo(): Promise<UndoResult> {
    const last = this.store.get().lastSwiped
    const swipe = this.#last
    if (!last || !swipe) return { isDone: false, message: null }
    this.#last = null
    this.#offline.removeLike(last.product.id)
    this.store.dispatch({ type: 'undone' })
    const outcome = await this.#swipes.undo(swipe, this.#listener)
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
    this.#last = null
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
    await this.#swipes.queue.flush()
    await Promise.all([
      call('DELETE /api/user-seen-products'),
      call('DELETE /api/user-viewed-products'),
      call('DELETE /api/user-swipe-history'),
      call('DELETE /api/user-ai-cache'),
    ])
    this.#viewed.clear()
    markStale()
    loadSaved()
    await this.#loader.deal(NO_FILTERS, 'restart')
  }

  /** For an empty stack: deals everything again and keeps taste and history. */
  async startOver(): Promise<void> {
    await this.#swipes.queue.flush()
    await call('DELETE /api/user-viewed-products')
    this.#viewed.clear()
    markStale()
    loadSaved()
    await this.#loader.deal(this.store.get().filters, 'restart')
  }

  /** Records once that a card was viewed (Spec §8: silently). */
  viewed(id: string): void {
    if (this.#viewed.has(id)) return
    this.#viewed.add(id)
    const adToken = this.store.get().products.find((product) => product.id === id)?.ad?.token
    const event = { idempotencyKey: eventKey(), eventSource: eventSource(), adToken }
    silently('count a view', call('POST /api/products/{id}/view', { params: { id }, ...event }))
  }

  /** Before logout and account deletion: saves what waits, while the session is valid. */
  async #sendWaiting(): Promise<void> {
    await this.#loader.flush()
  }

  /** After logout and account deletion: sends nothing more. */
  async #end(): Promise<void> {
    this.stop()
  }

  /** Ends this deck when another user signs in; unsent swipes stay stored for their user. */
  stop(): void {
    this.#ending.abort()
    this.#loader.stop()
    this.#offline.stop()
  }
}

/** Spec §7: refreshed after a restart, which deals saved products again; their cards are marked. */
const loadSaved = (): void => void queryClient.prefetchQuery({ ...savedQuery, staleTime: 0 })
