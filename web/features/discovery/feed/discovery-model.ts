import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import type { PassReason } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { onHistoryChange } from '#web/api/history-changes.ts'
import { beforeLogout, refreshSession } from '#web/api/session.ts'
import { logFailure, silently } from '#web/device/silently.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { openSwipeQueue } from '../swipes/browser-queue.ts'
import type { SwipeQueue } from '../swipes/swipe-queue.ts'
import { Dealer } from './dealer.ts'
import { DeckKeeper } from './deck-keeper.ts'
import { currentProduct, NO_FILTERS, type SwipeAction } from './deck-state.ts'
import { DeckStore } from './deck-store.ts'
import { markStale } from './mark-stale.ts'

export type UndoResult = { readonly isDone: true } | { readonly isDone: false; readonly message: string | null }

/** What is swiped in the first minutes of a ride; those beyond come with a likeness only. */
const KEPT_PICTURES = 20

/** Deck, swipes and saved state of one user, for as long as the page lives. */
export class DiscoveryModel {
  readonly store = new DeckStore()
  readonly #queue: SwipeQueue
  readonly #keeper: DeckKeeper
  readonly #dealer: Dealer
  readonly #viewed = new Set<string>()
  readonly #ending = new AbortController()
  #lastKey: Promise<string> | null = null

  constructor(userId: string) {
    this.#queue = openSwipeQueue(userId, {
      sent: () => this.#dealer.learned(),
      refused: (swipe, message) => logFailure(`keep the swipe of ${swipe.productId}`, message),
      signedOut: () => void refreshSession(),
    })
    this.#keeper = new DeckKeeper(userId, () => (this.#dealer.isOwn ? this.store.get() : null))
    this.#dealer = new Dealer({
      store: this.store,
      queue: this.#queue,
      keeper: this.#keeper,
      onNewerFilters: (title) => showToast({ title }),
    })
    this.store.subscribe(() => this.#keeper.changed())
    const { signal } = this.#ending
    addEventListener('online', () => this.#queue.wake(), { signal })
    addEventListener('focus', () => this.#queue.wake(), { signal })
    addEventListener('online', () => this.#dealer.online(), { signal })
    signal.addEventListener('abort', beforeLogout({ send: () => this.#sendWaiting(), end: () => this.#end() }))
    signal.addEventListener(
      'abort',
      onHistoryChange(() => this.#settle()),
    )
    addEventListener('pagehide', () => void this.#dealer.flush(), { signal })
    addEventListener('pagehide', () => this.#keeper.flush(), { signal })
    void this.#queue.flush()
  }

  /** The first cards, before the deck is opened. */
  begin(cards: Parameters<Dealer['begin']>[0]): Promise<void> {
    return this.#dealer.begin(cards)
  }

  /** The own deck, or with a brand that of its shop; one that is already here goes on. */
  open(brandId: string | null = null): Promise<void> {
    void this.#queue.flush()
    return this.#dealer.open(brandId)
  }

  /** Keeps the cards ahead for a start without a network; answers those whose pictures are worth keeping, too. */
  keep(): readonly Product[] {
    this.#keeper.flush()
    const { products, index } = this.store.get()
    return this.#dealer.isOwn ? products.slice(index, index + KEPT_PICTURES) : []
  }

  swipe(id: string, action: SwipeAction): boolean {
    const product = currentProduct(this.store.get())
    if (!this.store.dispatchUndrawn({ type: 'swiped', id, action })) return false
    if (product && action === 'like') this.#keeper.liked(product)
    this.#send(id, action)
    return true
  }

  /** Likes or passes a product of the list, wherever it is. */
  pick(id: string, action: SwipeAction): void {
    const before = this.store.get()
    this.store.dispatch({ type: 'picked', id, action })
    const { lastSwiped } = this.store.get()
    if (this.store.get() === before || !lastSwiped) return
    if (action === 'like') this.#keeper.liked(lastSwiped.product)
    this.#send(id, action)
  }

  #send(id: string, action: SwipeAction): void {
    this.#lastKey = this.#queue.swipe(action, id)
    this.#lastKey.catch((error: unknown) => logFailure('keep a swipe', error))
    this.#dealer.goOn()
  }

  /** The list shows so many products; the deck its stack. */
  shows(seen: number): void {
    this.#dealer.shows(seen)
  }

  /** The list came to its end. */
  showMore(): void {
    this.#dealer.showMore()
  }

  /** Says why the last swipe was a pass. */
  why(reason: PassReason): void {
    const last = this.store.get().lastSwiped
    const key = this.#lastKey
    if (last?.action !== 'pass' || !key) return
    silently(
      'keep a reason',
      key.then((passed) => this.#queue.reason(passed, last.product.id, reason)),
    )
  }

  landed(id: string): void {
    this.store.dispatchUndrawn({ type: 'landed', id })
  }

  /** Takes the last swipe back at once; when the server refuses, the card goes away again. */
  async undo(): Promise<UndoResult> {
    const last = this.store.get().lastSwiped
    const key = this.#lastKey
    if (!last || !key) return { isDone: false, message: null }
    this.#lastKey = null
    this.#keeper.notLiked(last.product.id)
    this.store.dispatch({ type: 'undone' })
    const outcome = await this.#queue.undo(await key, last.product.id)
    if (outcome.kind === 'refused') {
      this.store.dispatch({ type: 'swiped', id: last.product.id, action: last.action })
      this.store.dispatch({ type: 'landed', id: last.product.id })
      return { isDone: false, message: outcome.message }
    }
    markStale()
    // Another device swiped in between and the server took that back: its order is the true one.
    const takenBack = outcome.kind === 'done' ? outcome.productId : null
    if (takenBack && takenBack !== last.product.id) void this.refresh(false)
    return { isDone: true }
  }

  /** The history was changed: the server takes nothing back that went before. */
  #settle(): void {
    this.#lastKey = null
    this.store.dispatch({ type: 'settled' })
  }

  /** Spec §4: changing filters resets index, page and list. */
  filter(filters: Filters): void {
    void this.#dealer.deal(filters, 'reset')
  }

  /** Follows the switch for the personal order (Trust L06). */
  order(isPersonal: boolean): void {
    this.#dealer.order(isPersonal)
  }

  /** Page 1 again; the cards stay until the answer is here. `fresh` deals a new order. */
  refresh(fresh: boolean): Promise<void> {
    return this.#dealer.refresh(fresh)
  }

  retry(): Promise<void> {
    return this.#dealer.retry()
  }

  /** Decision 108: only a restart when all four calls succeeded. */
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
    await this.#dealer.deal(NO_FILTERS, 'restart')
  }

  /** The fallback of an empty stack: deals everything again and keeps taste and history. */
  async startOver(): Promise<void> {
    await this.#queue.flush()
    await call('DELETE /api/user-viewed-products')
    this.#viewed.clear()
    markStale()
    await this.#dealer.deal(this.store.get().filters, 'restart')
  }

  /** Counts that a card was looked at, once (Spec §8: silently). */
  viewed(id: string): void {
    if (this.#viewed.has(id)) return
    this.#viewed.add(id)
    silently('count a view', call('POST /api/products/{id}/view', { params: { id } }))
  }

  /** Before logout and account deletion: sends what waits, while there is a session. */
  async #sendWaiting(): Promise<void> {
    await Promise.all([this.#dealer.flush(), this.#queue.flush()])
  }

  /** After logout and account deletion: sends no more, and forgets the swipes that are left. */
  async #end(): Promise<void> {
    this.stop()
    await this.#queue.clear()
  }

  /** Another user has signed in: this deck is over, what waits is kept for its owner. */
  stop(): void {
    this.#ending.abort()
    this.#dealer.stop()
    this.#keeper.stop()
    this.#queue.stop()
  }
}
