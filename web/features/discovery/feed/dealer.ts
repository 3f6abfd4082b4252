import { FEED } from '#contract/discovery.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import { CallFailure, isUnauthenticated } from '#web/api/call-failure.ts'
import { refreshSession } from '#web/api/session.ts'
import { logFailure, silently } from '#web/device/silently.ts'
import type { SwipeQueue } from '../swipes/swipe-queue.ts'
import { askFeed, askNewerOrder } from './ask-feed.ts'
import type { DeckKeeper } from './deck-keeper.ts'
import { currentProduct, NO_FILTERS, showsKept, wantsNextPage } from './deck-state.ts'
import type { DeckStore } from './deck-store.ts'
import { markStale } from './mark-stale.ts'
import { loadState, restoredFilters, SwipeStateSaver } from './swipe-state.ts'

/** After so long without an answer cards from the device are shown. */
const KEPT_AFTER_MS = 3000

interface DealerPorts {
  readonly store: DeckStore
  readonly queue: Pick<SwipeQueue, 'unsent'>
  readonly keeper: Pick<DeckKeeper, 'kept'>
  /** Filters chosen here were not saved, because another device has changed them: those are shown. */
  readonly onNewerFilters: (message: string) => void
}

/** Puts cards on the deck: page by page, anew after a change, and from the device where the server does not answer. */
export class Dealer {
  readonly #store: DeckStore
  readonly #queue: DealerPorts['queue']
  readonly #keeper: DealerPorts['keeper']
  readonly #saver: SwipeStateSaver
  #opening: Promise<void> | null = null
  /** The brand whose shop is swiped; null: the own deck. */
  #brandId: string | null = null
  /** Of the own deck, while a shop is swiped. */
  #ownFilters: Filters | null = null
  #isPersonal: boolean | null = null
  /** How many products can be seen: what lies above them is never put into another order. */
  #seen: number = FEED.stack
  /** Swipes that arrived since the order was last asked for. */
  #sentSince = 0

  constructor({ store, queue, keeper, onNewerFilters }: DealerPorts) {
    this.#store = store
    this.#queue = queue
    this.#keeper = keeper
    this.#saver = new SwipeStateSaver((newer, message) => {
      if (this.isOwn) void this.deal(restoredFilters(newer), 'start')
      else this.#ownFilters = restoredFilters(newer)
      onNewerFilters(message)
    })
  }

  /** Whether the own deck is dealt, and not that of a shop. */
  get isOwn(): boolean {
    return this.#brandId === null
  }

  /** The first cards, before the deck is opened; what was swiped and not sent yet is not among them. */
  async begin({ filters, products }: { readonly filters: Filters; readonly products: readonly Product[] }) {
    const unsentIds = await this.#unsentIds()
    this.#store.dispatch({ type: 'kept', deal: this.#store.get().deal, filters, products, unsentIds })
  }

  /** Restores the filters and deals; a deck that is already here goes on. With a brand it is a deck of its shop. */
  open(brandId: string | null): Promise<void> {
    if (this.#opening && brandId === this.#brandId) return this.#opening
    if (this.#opening && this.isOwn) this.#ownFilters = this.#store.get().filters
    this.#brandId = brandId
    const late = setTimeout(() => silently('show kept cards', this.#showKept()), KEPT_AFTER_MS)
    this.#opening = this.#filtersFor(brandId)
      .then((filters) => {
        // Another deck may have been opened while the filters were on their way.
        if (this.#brandId !== brandId) return
        return showsKept(this.#store.get()) ? this.refresh(false) : this.deal(filters, 'start')
      })
      .finally(() => clearTimeout(late))
    return this.#opening
  }

  /** Begins a deck with these filters. All but a start is a change of the state that is saved. */
  async deal(filters: Filters, reason: 'start' | 'reset' | 'restart'): Promise<void> {
    this.#store.dispatch({ type: 'deal', filters, ...(reason === 'restart' ? { forget: true as const } : {}) })
    if (reason !== 'start') this.#save(true)
    await this.#ask(1, false)
  }

  /** Page 1 again; the cards stay until the answer is here. `fresh` deals a new order. */
  async refresh(fresh: boolean): Promise<void> {
    this.#store.dispatch({ type: 'refresh' })
    await this.#ask(1, fresh)
  }

  retry(): Promise<void> {
    return this.deal(this.#store.get().filters, 'start')
  }

  /** Follows the switch for the personal order (Trust L06): what was dealt by the other rule goes away. */
  order(isPersonal: boolean): void {
    const before = this.#isPersonal
    this.#isPersonal = isPersonal
    if (before === null || before === isPersonal) return
    markStale()
    void this.retry()
  }

  /** The list shows so many products; the deck its stack. */
  shows(seen: number): void {
    this.#seen = Math.max(FEED.stack, seen)
  }

  /** The list came to its end: the next page, if there is one. */
  showMore(): void {
    const { hasMore, page, asking } = this.#store.get()
    if (!hasMore || page === 0 || asking !== null) return
    this.#store.dispatch({ type: 'next' })
    void this.#ask(page + 1, false)
  }

  /** Fetches what comes next: the next page near the end, or what page numbers did not reach. */
  goOn(): void {
    const state = this.#store.get()
    if (wantsNextPage(state)) {
      this.#store.dispatchUndrawn({ type: 'next' })
      void this.#ask(state.page + 1, false)
    } else if (!currentProduct(state) && state.asking === null && state.lastPageFull && state.index > 0) {
      void this.retry()
    }
  }

  /** The server knows of one more swipe. */
  learned(): void {
    markStale()
    this.#sentSince += 1
    const state = this.#store.get()
    if (showsKept(state) && state.asking === null) void this.refresh(false)
    else if (this.#sentSince >= FEED.renewAfter && this.#isPersonal !== false) void this.#renew()
  }

  /** The network is back. */
  online(): void {
    const state = this.#store.get()
    if (showsKept(state)) void this.refresh(false)
    else if (state.failure === 'failed' && state.page === 0) void this.retry()
    else this.goOn()
  }

  /** Saves at once what is waiting to be saved of page and filters. */
  flush(): Promise<void> {
    return this.#saver.flush()
  }

  /** The deck is over: what comes late is not saved. */
  stop(): void {
    this.#saver.stop()
  }

  /** A shop begins unfiltered; the own deck goes on as it was left. */
  async #filtersFor(brandId: string | null): Promise<Filters> {
    if (brandId !== null) return NO_FILTERS
    if (this.#ownFilters) return this.#ownFilters
    const state = await loadState()
    if (state === undefined) return NO_FILTERS
    this.#saver.knows(state)
    return restoredFilters(state)
  }

  async #ask(page: number, fresh: boolean): Promise<void> {
    const { deal, filters } = this.#store.get()
    this.#sentSince = 0
    try {
      const answer = await this.#withUnsent(() => askFeed(page, filters, { fresh, brandId: this.#brandId }))
      this.#store.dispatch({ type: 'answered', deal, page, ...answer })
      // The first page is what the server dealt for filters that it knows: only later pages are a change.
      if (page > 1) this.#save(false)
      this.goOn()
    } catch (error) {
      const isSignedOut = isUnauthenticated(error)
      if (isSignedOut) void refreshSession()
      if (!(error instanceof CallFailure)) await this.#showKept().catch((cause) => logFailure('show kept cards', cause))
      this.#store.dispatch({ type: 'failed', deal, failure: isSignedOut ? 'unauthenticated' : 'failed' })
    }
  }

  /** Puts what lies below the visible cards into the order that follows from the last swipes. */
  async #renew(): Promise<void> {
    this.#sentSince = 0
    const { deal, filters, asking } = this.#store.get()
    if (asking !== null) return
    try {
      const answer = await this.#withUnsent(() => askNewerOrder(filters, this.#brandId))
      this.#store.dispatchUndrawn({ type: 'renewed', deal, ...answer, seen: this.#seen })
    } catch (error) {
      // The old order is still a good one; the next swipes ask again.
      logFailure('ask for a newer order', error)
    }
  }

  /** A swipe that is sent while cards are dealt may be missing in both: in the answer and in what waits afterwards. */
  async #withUnsent(ask: () => Promise<readonly Product[]>) {
    const [before, products] = await Promise.all([this.#unsentIds(), ask()])
    return { products, unsentIds: new Set([...before, ...(await this.#unsentIds())]) }
  }

  /** What was swiped, as far as the server may not know; a swipe that is taken back counts no more. */
  async #unsentIds(): Promise<Set<string>> {
    const ids = new Set<string>()
    for (const { kind, productId } of await this.#queue.unsent()) {
      if (kind === 'undo') ids.delete(productId)
      else ids.add(productId)
    }
    return ids
  }

  /** Cards of an earlier visit, where the own deck cannot be dealt now. */
  async #showKept(): Promise<void> {
    if (!this.isOwn) return
    const { deal } = this.#store.get()
    const [deck, unsentIds] = await Promise.all([this.#keeper.kept(), this.#unsentIds()])
    if (deck && this.isOwn) this.#store.dispatch({ type: 'kept', deal, ...deck, unsentIds })
  }

  #save(isReset: boolean): void {
    // What is chosen in a shop says nothing about the own deck.
    if (!this.isOwn) return
    const { page, hasMore, filters } = this.#store.get()
    this.#saver.save({ currentPage: Math.max(1, page), hasMoreProducts: hasMore, filters }, isReset)
  }
}
