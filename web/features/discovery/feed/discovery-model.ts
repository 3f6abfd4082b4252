import type { Filters } from '#contract/discovery.ts'
import { FEED, type PassReason } from '#contract/limits.ts'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { CallFailure, isUnauthenticated } from '#web/api/call-failure.ts'
import { onHistoryChange } from '#web/api/history-changes.ts'
import { queryClient } from '#web/api/query-client.ts'
import { beforeLeaving, refreshSession } from '#web/api/session.ts'
import { logFailure, silently } from '#web/device/silently.ts'
import { openSwipeQueue } from '../swipes/browser-queue.ts'
import type { SwipeQueue } from '../swipes/swipe-queue.ts'
import { askFeed, askNewerOrder, FEED_PATH } from './ask-feed.ts'
import { DeckKeeper } from './deck-keeper.ts'
import { currentProduct, NO_FILTERS, type SwipeAction, showsKept, wantsNextPage } from './deck-state.ts'
import { DeckStore } from './deck-store.ts'
import { loadFilters, SWIPE_STATE_PATH, SwipeStateSaver } from './swipe-state.ts'

export type UndoResult = { readonly isDone: true } | { readonly isDone: false; readonly message: string | null }

/** After so long without an answer cards from the device are shown. */
const KEPT_AFTER_MS = 3000
/** What is swiped in the first minutes of a ride; those beyond come with a likeness only. */
const KEPT_PICTURES = 20

/** Deck, swipes and saved state of one user, for as long as the page lives. */
export class DiscoveryModel {
  readonly store = new DeckStore()
  readonly #queue: SwipeQueue
  readonly #saver = new SwipeStateSaver()
  readonly #keeper: DeckKeeper
  readonly #viewed = new Set<string>()
  readonly #ending = new AbortController()
  #opening: Promise<void> | null = null
  /** The brand whose shop is swiped; null: the own deck. */
  #brandId: string | null = null
  /** Of the own deck, while a shop is swiped. */
  #ownFilters: Filters | null = null
  #lastKey: Promise<string> | null = null
  #isPersonal: boolean | null = null
  /** How many products can be seen: what lies above them is never put into another order. */
  #seen: number = FEED.stack
  /** Swipes that arrived since the order was last asked for. */
  #sentSince = 0

  constructor(userId: string) {
    this.#queue = openSwipeQueue(userId, {
      sent: () => this.#learned(),
      refused: (swipe, message) => logFailure(`keep the swipe of ${swipe.productId}`, message),
      signedOut: () => void refreshSession(),
    })
    this.#keeper = new DeckKeeper(userId, () => (this.#brandId === null ? this.store.get() : null))
    this.store.subscribe(() => this.#keeper.changed())
    const { signal } = this.#ending
    addEventListener('online', () => this.#queue.wake(), { signal })
    addEventListener('focus', () => this.#queue.wake(), { signal })
    addEventListener('online', () => this.#onOnline(), { signal })
    signal.addEventListener(
      'abort',
      beforeLeaving(() => this.#leave()),
    )
    signal.addEventListener(
      'abort',
      onHistoryChange(() => this.#settle()),
    )
    addEventListener('pagehide', () => this.#saver.flush(), { signal })
    addEventListener('pagehide', () => this.#keeper.flush(), { signal })
    void this.#queue.flush()
  }

  /** The first cards, before the deck is opened; what was swiped and not sent yet is not among them. */
  async begin({ filters, products }: { readonly filters: Filters; readonly products: readonly Product[] }) {
    const unsentIds = new Set((await this.#queue.unsent()).map((swipe) => swipe.productId))
    this.store.dispatch({ type: 'kept', deal: this.store.get().deal, filters, products, unsentIds })
  }

  /** Restores the filters and deals; a deck that is already here goes on. With a brand it is a deck of its shop. */
  open(brandId: string | null = null): Promise<void> {
    void this.#queue.flush()
    if (this.#opening && brandId === this.#brandId) return this.#opening
    if (this.#opening && this.#brandId === null) this.#ownFilters = this.store.get().filters
    this.#brandId = brandId
    const late = setTimeout(() => silently('show kept cards', this.#showKept()), KEPT_AFTER_MS)
    this.#opening = this.#filtersFor(brandId)
      .then((filters) => {
        // Another deck may have been opened while the filters were on their way.
        if (this.#brandId !== brandId) return
        return showsKept(this.store.get()) ? this.refresh(false) : this.#deal(filters, 'start')
      })
      .finally(() => clearTimeout(late))
    return this.#opening
  }

  /** Keeps the cards ahead for a start without a network; answers those whose pictures are worth keeping, too. */
  keep(): readonly Product[] {
    this.#keeper.flush()
    const { products, index } = this.store.get()
    return this.#brandId === null ? products.slice(index, index + KEPT_PICTURES) : []
  }

  /** Cards of an earlier visit, where the own deck cannot be dealt now. */
  async #showKept(): Promise<void> {
    if (this.#brandId !== null) return
    const { deal } = this.store.get()
    const [deck, unsent] = await Promise.all([this.#keeper.kept(), this.#queue.unsent()])
    const unsentIds = new Set(unsent.map((swipe) => swipe.productId))
    if (deck && this.#brandId === null) this.store.dispatch({ type: 'kept', deal, ...deck, unsentIds })
  }

  /** A shop begins unfiltered; the own deck goes on as it was left. */
  async #filtersFor(brandId: string | null): Promise<Filters> {
    if (brandId !== null) return NO_FILTERS
    return this.#ownFilters ?? loadFilters()
  }

  swipe(id: string, action: SwipeAction): boolean {
    const product = currentProduct(this.store.get())
    if (!this.store.dispatchUndrawn({ type: 'swiped', id, action })) return false
    if (product && action === 'like') this.#keeper.liked(product)
    this.#lastKey = this.#queue.swipe(action, id)
    this.#lastKey.catch((error: unknown) => logFailure('keep a swipe', error))
    this.#continue()
    return true
  }

  /** Likes or passes a product of the list, wherever it is. */
  pick(id: string, action: SwipeAction): void {
    const before = this.store.get()
    this.store.dispatch({ type: 'picked', id, action })
    const { lastSwiped } = this.store.get()
    if (this.store.get() === before || !lastSwiped) return
    if (action === 'like') this.#keeper.liked(lastSwiped.product)
    this.#lastKey = this.#queue.swipe(action, id)
    this.#lastKey.catch((error: unknown) => logFailure('keep a swipe', error))
    this.#continue()
  }

  /** The list shows so many products; the deck its stack. */
  shows(seen: number): void {
    this.#seen = Math.max(FEED.stack, seen)
  }

  /** The list came to its end: the next page, if there is one. */
  showMore(): void {
    const { hasMore, page, asking } = this.store.get()
    if (!hasMore || page === 0 || asking !== null) return
    this.store.dispatch({ type: 'next' })
    void this.#ask(page + 1, false)
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
    this.#markStale()
    // Another device swiped in between and the server took that back: its order is the true one.
    if (outcome.kind === 'done' && outcome.productId && outcome.productId !== last.product.id) void this.refresh(false)
    return { isDone: true }
  }

  /** The history was changed: the server takes nothing back that went before. */
  #settle(): void {
    this.#lastKey = null
    this.store.dispatch({ type: 'settled' })
  }

  /** Spec §4: changing filters resets index, page and list. */
  filter(filters: Filters): void {
    void this.#deal(filters, 'reset')
  }

  /** Follows the switch for the personal order (trust L06): what was dealt by the other rule goes away. */
  order(isPersonal: boolean): void {
    const before = this.#isPersonal
    this.#isPersonal = isPersonal
    if (before === null || before === isPersonal) return
    this.#markStale()
    void this.#deal(this.store.get().filters, 'start')
  }

  /** Page 1 again; the cards stay until the answer is here. `fresh` deals a new order. */
  async refresh(fresh: boolean): Promise<void> {
    this.store.dispatch({ type: 'refresh' })
    await this.#ask(1, fresh)
  }

  retry(): Promise<void> {
    return this.#deal(this.store.get().filters, 'start')
  }

  /** decisions 8: only a restart when all four calls succeeded. */
  async restart(): Promise<void> {
    await this.#queue.flush()
    await Promise.all([
      call('DELETE /api/user-seen-products'),
      call('DELETE /api/user-viewed-products'),
      call('DELETE /api/user-swipe-history'),
      call('DELETE /api/user-ai-cache'),
    ])
    this.#viewed.clear()
    this.#markStale()
    await this.#deal(NO_FILTERS, 'restart')
  }

  /** The fallback of an empty stack: deals everything again and keeps taste and history. */
  async startOver(): Promise<void> {
    await this.#queue.flush()
    await call('DELETE /api/user-viewed-products')
    this.#viewed.clear()
    this.#markStale()
    await this.#deal(this.store.get().filters, 'restart')
  }

  /** Counts that a card was looked at, once (spec §8: silently). */
  viewed(id: string): void {
    if (this.#viewed.has(id)) return
    this.#viewed.add(id)
    silently('count a view', call('POST /api/products/{id}/view', { params: { id } }))
  }

  /** Before logout and account deletion: sends what waits and forgets the rest. */
  async #leave(): Promise<void> {
    this.#saver.flush()
    await this.#queue.leave()
    this.stop()
  }

  /** Another user has signed in: this deck is over, what waits is kept for its owner. */
  stop(): void {
    this.#ending.abort()
    this.#keeper.stop()
    this.#queue.stop()
  }

  async #deal(filters: Filters, reason: 'start' | 'reset' | 'restart'): Promise<void> {
    this.store.dispatch({ type: 'deal', filters, ...(reason === 'restart' ? { forget: true as const } : {}) })
    if (reason !== 'start') this.#save(true)
    await this.#ask(1, false)
  }

  async #ask(page: number, fresh: boolean): Promise<void> {
    const { deal, filters } = this.store.get()
    this.#sentSince = 0
    try {
      // A swipe that is sent while the deck is dealt may be missing in both: in the answer and in what waits afterwards.
      const [unsentBefore, products] = await Promise.all([
        this.#queue.unsent(),
        askFeed(page, filters, { fresh, brandId: this.#brandId }),
      ])
      const unsent = [...unsentBefore, ...(await this.#queue.unsent())]
      const unsentIds = new Set(unsent.map((swipe) => swipe.productId))
      this.store.dispatch({ type: 'answered', deal, page, products, unsentIds })
      this.#save(false)
      this.#continue()
    } catch (error) {
      const isSignedOut = isUnauthenticated(error)
      if (isSignedOut) void refreshSession()
      if (!(error instanceof CallFailure)) await this.#showKept().catch((cause) => logFailure('show kept cards', cause))
      this.store.dispatch({ type: 'failed', deal, failure: isSignedOut ? 'unauthenticated' : 'failed' })
    }
  }

  /** Fetches what comes next: the next page near the end, or what page numbers did not reach. */
  #continue(): void {
    const state = this.store.get()
    if (wantsNextPage(state)) {
      this.store.dispatchUndrawn({ type: 'next' })
      void this.#ask(state.page + 1, false)
    } else if (!currentProduct(state) && state.asking === null && state.lastPageFull && state.index > 0) {
      void this.retry()
    }
  }

  /** The server knows of one more swipe. */
  #learned(): void {
    this.#markStale()
    this.#sentSince += 1
    const state = this.store.get()
    if (showsKept(state) && state.asking === null) void this.refresh(false)
    else if (this.#sentSince >= FEED.renewAfter && this.#isPersonal !== false) void this.#renew()
  }

  /** Puts what lies below the visible cards into the order that follows from the last swipes. */
  async #renew(): Promise<void> {
    this.#sentSince = 0
    const { deal, filters, asking } = this.store.get()
    if (asking !== null) return
    try {
      const [unsentBefore, products] = await Promise.all([this.#queue.unsent(), askNewerOrder(filters, this.#brandId)])
      const unsent = [...unsentBefore, ...(await this.#queue.unsent())]
      const unsentIds = new Set(unsent.map((swipe) => swipe.productId))
      this.store.dispatchUndrawn({ type: 'renewed', deal, products, unsentIds, seen: this.#seen })
    } catch (error) {
      // The old order is still a good one; the next swipes ask again.
      logFailure('ask for a newer order', error)
    }
  }

  #onOnline(): void {
    const state = this.store.get()
    if (showsKept(state)) void this.refresh(false)
    else if (state.failure === 'failed' && state.page === 0) void this.retry()
    else this.#continue()
  }

  #save(isReset: boolean): void {
    // What is chosen in a shop says nothing about the own deck.
    if (this.#brandId !== null) return
    const { page, hasMore, filters } = this.store.get()
    this.#saver.save({ currentPage: Math.max(1, page), hasMoreProducts: hasMore, filters }, isReset)
  }

  /** Spec §7: what a swipe changes elsewhere. The visible cards are only marked, never asked again. */
  #markStale(): void {
    void queryClient.invalidateQueries({ queryKey: ['/api/saved-products'] })
    for (const path of ['/api/products/discovery', FEED_PATH, SWIPE_STATE_PATH]) {
      void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })
    }
  }
}
