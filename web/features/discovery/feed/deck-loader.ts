import { FEED } from '#contract/discovery.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import { CallFailure, isUnauthenticated } from '#web/api/call-failure.ts'
import { refreshSession } from '#web/api/session.ts'
import type { SwipeQueue } from '#web/api/swipes/swipe-queue.ts'
import { logFailure, silently } from '#web/device/silently.ts'
import { currentProduct, NO_FILTERS, showsKept, wantsNextPage } from './deck-state.ts'
import type { DeckStore } from './deck-store.ts'
import { markStale } from './mark-stale.ts'
import type { OfflineDeck } from './offline-deck.ts'
import { requestFeed, requestNewerOrder } from './request-feed.ts'
import { loadState, restoredFilters, SwipeStateSaver } from './swipe-state.ts'

/** Without an answer for this long, cards stored on the device are shown. */
const SHOW_KEPT_AFTER_MS = 3000

interface DeckLoaderPorts {
  readonly store: DeckStore
  readonly queue: Pick<SwipeQueue, 'unsent'>
  readonly offline: Pick<OfflineDeck, 'read'>
  /** Filters chosen here were not saved, because another device has changed them; the other device's are shown. */
  readonly onNewerFilters: (message: string) => void
}

/** Loads the deck page by page, again after a change, and from the device when the server does not answer. */
export class DeckLoader {
  readonly #store: DeckStore
  readonly #queue: DeckLoaderPorts['queue']
  readonly #offline: DeckLoaderPorts['offline']
  readonly #saver: SwipeStateSaver
  #opening: Promise<void> | null = null
  /** The brand whose shop is swiped; null: the user's own deck. */
  #brandId: string | null = null
  /** Filters of the own deck, while a shop is swiped. */
  #ownFilters: Filters | null = null
  #isPersonal: boolean | null = null
  /** How many products are visible; their order never changes. */
  #visibleCount: number = FEED.stack
  /** Swipes sent since the order was last requested. */
  #sentSince = 0

  constructor({ store, queue, offline, onNewerFilters }: DeckLoaderPorts) {
    this.#store = store
    this.#queue = queue
    this.#offline = offline
    this.#saver = new SwipeStateSaver((newer, message) => {
      if (this.isOwn) void this.deal(restoredFilters(newer), 'start')
      else this.#ownFilters = restoredFilters(newer)
      onNewerFilters(message)
    })
  }

  /** True for the user's own deck, false for the deck of a shop. */
  get isOwn(): boolean {
    return this.#brandId === null
  }

  /** Shows the first cards before the deck is opened, without those whose swipe was not sent yet. */
  async begin({ filters, products }: { readonly filters: Filters; readonly products: readonly Product[] }) {
    const unsentIds = await this.#unsentIds()
    this.#store.dispatch({ type: 'kept', deal: this.#store.get().deal, filters, products, unsentIds })
  }

  /** Restores the filters and deals; a deck that is already open is kept. With a brand: the deck of its shop. */
  open(brandId: string | null): Promise<void> {
    if (this.#opening && brandId === this.#brandId) return this.#opening
    if (this.#opening && this.isOwn) this.#ownFilters = this.#store.get().filters
    this.#brandId = brandId
    const late = setTimeout(() => silently('show kept cards', this.#showKept()), SHOW_KEPT_AFTER_MS)
    this.#opening = this.#filtersFor(brandId)
      .then((filters) => {
        // Another deck may have been opened while the filters were loading.
        if (this.#brandId !== brandId) return
        return showsKept(this.#store.get()) ? this.refresh(false) : this.deal(filters, 'start')
      })
      .finally(() => clearTimeout(late))
    return this.#opening
  }

  /** Starts a deck with these filters. The state is saved unless this is the first start. */
  async deal(filters: Filters, reason: 'start' | 'reset' | 'restart'): Promise<void> {
    this.#store.dispatch({ type: 'deal', filters, ...(reason === 'restart' ? { forget: true as const } : {}) })
    if (reason !== 'start') this.#save(true)
    await this.#load(1, false)
  }

  /** Loads page 1 again; the cards stay until the answer arrives. `fresh` deals a new order. */
  async refresh(fresh: boolean): Promise<void> {
    this.#store.dispatch({ type: 'refresh' })
    await this.#load(1, fresh)
  }

  retry(): Promise<void> {
    return this.deal(this.#store.get().filters, 'start')
  }

  /** Deals again when the setting for the personal order has changed (Trust L06). */
  setPersonalOrder(isPersonal: boolean): void {
    const before = this.#isPersonal
    this.#isPersonal = isPersonal
    if (before === null || before === isPersonal) return
    markStale()
    void this.retry()
  }

  /** How many products the list shows; 0: only the stack of the deck is visible. */
  setVisibleCount(count: number): void {
    this.#visibleCount = Math.max(FEED.stack, count)
  }

  /** Loads the next page, if there is one, when the list has reached its end. */
  loadMore(): void {
    const { hasMore, page, pending } = this.#store.get()
    if (!hasMore || page === 0 || pending !== null) return
    this.#store.dispatch({ type: 'next' })
    void this.#load(page + 1, false)
  }

  /** Loads the next page near the end, or starts again after the last page when the server may hold more. */
  loadNext(): void {
    const state = this.#store.get()
    if (wantsNextPage(state)) {
      this.#store.dispatchUndrawn({ type: 'next' })
      void this.#load(state.page + 1, false)
    } else if (!currentProduct(state) && state.pending === null && state.lastPageFull && state.index > 0) {
      void this.retry()
    }
  }

  /** The server has accepted one more swipe. */
  onSwipeSent(): void {
    markStale()
    this.#sentSince += 1
    const state = this.#store.get()
    if (showsKept(state) && state.pending === null) void this.refresh(false)
    else if (this.#sentSince >= FEED.renewAfter && this.#isPersonal !== false) void this.#renewOrder()
  }

  /** The network is back. */
  onOnline(): void {
    const state = this.#store.get()
    if (showsKept(state)) void this.refresh(false)
    else if (state.failure === 'failed' && state.page === 0) void this.retry()
    else this.loadNext()
  }

  /** Saves page and filters at once if they are waiting to be saved. */
  flush(): Promise<void> {
    return this.#saver.flush()
  }

  /** Saves nothing more: the user has signed out. */
  stop(): void {
    this.#saver.stop()
  }

  /** A shop starts without filters; the own deck keeps its last filters. */
  async #filtersFor(brandId: string | null): Promise<Filters> {
    if (brandId !== null) return NO_FILTERS
    if (this.#ownFilters) return this.#ownFilters
    const state = await loadState()
    if (state === undefined) return NO_FILTERS
    this.#saver.setSaved(state)
    return restoredFilters(state)
  }

  async #load(page: number, fresh: boolean): Promise<void> {
    const { deal, filters } = this.#store.get()
    this.#sentSince = 0
    try {
      const answer = await this.#withUnsent(() => requestFeed(page, filters, { fresh, brandId: this.#brandId }))
      this.#store.dispatch({ type: 'answered', deal, page, ...answer })
      // The first page changes nothing: the server dealt it for filters that it has saved.
      if (page > 1) this.#save(false)
      this.loadNext()
    } catch (error) {
      const isSignedOut = isUnauthenticated(error)
      if (isSignedOut) void refreshSession()
      if (!(error instanceof CallFailure)) await this.#showKept().catch((cause) => logFailure('show kept cards', cause))
      this.#store.dispatch({ type: 'failed', deal, failure: isSignedOut ? 'unauthenticated' : 'failed' })
    }
  }

  /** Reorders the products below the visible cards by what the last swipes taught. */
  async #renewOrder(): Promise<void> {
    this.#sentSince = 0
    const { deal, filters, pending } = this.#store.get()
    if (pending !== null) return
    try {
      const answer = await this.#withUnsent(() => requestNewerOrder(filters, this.#brandId))
      this.#store.dispatchUndrawn({ type: 'renewed', deal, ...answer, visibleCount: this.#visibleCount })
    } catch (error) {
      // The old order is still good; the next swipes cause another request.
      logFailure('request a newer order', error)
    }
  }

  /**
   * Reads the unsent swipes before and after the request: a swipe that is sent meanwhile is missing in the second list,
   * and the answer may not know it yet.
   */
  async #withUnsent(request: () => Promise<readonly Product[]>) {
    const [before, products] = await Promise.all([this.#unsentIds(), request()])
    return { products, unsentIds: new Set([...before, ...(await this.#unsentIds())]) }
  }

  /** Products whose swipe may not have reached the server; undone swipes do not count. */
  async #unsentIds(): Promise<Set<string>> {
    const ids = new Set<string>()
    for (const { kind, productId } of await this.#queue.unsent()) {
      if (kind === 'undo') ids.delete(productId)
      else ids.add(productId)
    }
    return ids
  }

  /** Shows cards of an earlier visit when the own deck cannot be loaded. */
  async #showKept(): Promise<void> {
    if (!this.isOwn) return
    const { deal } = this.#store.get()
    const [deck, unsentIds] = await Promise.all([this.#offline.read(), this.#unsentIds()])
    if (deck && this.isOwn) this.#store.dispatch({ type: 'kept', deal, ...deck, unsentIds })
  }

  #save(isReset: boolean): void {
    // Filters of a shop do not belong to the own deck.
    if (!this.isOwn) return
    const { page, hasMore, filters } = this.#store.get()
    this.#saver.save({ currentPage: Math.max(1, page), hasMoreProducts: hasMore, filters }, isReset)
  }
}
