import { SWIPE_STATE } from '#contract/discovery.limits.ts'
import type { Filters, SwipeState } from '#contract/discovery.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { logFailure } from '#web/device/silently.ts'
import { NO_FILTERS } from './deck-state.ts'

export const SWIPE_STATE_PATH = '/api/user-swipe-state'

const STATE_QUERY = { queryKey: [SWIPE_STATE_PATH], queryFn: () => call('GET /api/user-swipe-state') }

/** Asks for the saved state while it is still being asked whose deck it is: one trip to the server less before the first card. */
export const askStateAhead = (): void => void queryClient.prefetchQuery(STATE_QUERY)

/** The saved state that came with the page. */
export const adoptState = (state: SwipeState | null): void => void queryClient.setQueryData([SWIPE_STATE_PATH], state)

/** Spec §4: loaded once on login; null without an answer. */
export async function loadFilters(): Promise<Filters | null> {
  try {
    return restoredFilters(await queryClient.fetchQuery(STATE_QUERY))
  } catch (error) {
    logFailure('load the state of the deck', error)
    return null
  }
}

/** Decision 104: a restored state without a price range restores to 0–10 000. */
export const restoredFilters = (state: { readonly filters: Partial<Filters> } | null): Filters => ({
  gender: state?.filters.gender ?? [],
  productType: state?.filters.productType ?? [],
  sizes: state?.filters.sizes ?? [],
  priceRange: state?.filters.priceRange ?? NO_FILTERS.priceRange,
})

interface Waiting {
  readonly state: SwipeState
  readonly isReset: boolean
}

/** Saves the newest state 1 s after the last change, and at once when the page is left. */
export class SwipeStateSaver {
  #saved = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: Waiting | null = null
  #underWay: Promise<void> = Promise.resolve()
  #isOver = false

  /** What the server already has is not sent again. */
  knows(state: SwipeState): void {
    this.#saved = JSON.stringify(state)
  }

  save(state: SwipeState, isReset: boolean): void {
    if (this.#isOver || (JSON.stringify(state) === this.#saved && !isReset)) return
    this.#waiting = { state, isReset: isReset || (this.#waiting?.isReset ?? false) }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), SWIPE_STATE.saveDelayMs)
  }

  /** Saves what waits at once; done when the server has answered, or could not. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting) this.#underWay = this.#send(waiting)
    await this.#underWay
  }

  /** Saves no more: whoever's deck it is has left, and cards that arrive late are nobody's, or the next person's. */
  stop(): void {
    this.#isOver = true
    this.#waiting = null
    clearTimeout(this.#timer)
  }

  async #send(waiting: Waiting): Promise<void> {
    this.knows(waiting.state)
    // Spec §3: a reset also sends the index, the ids and the list.
    const reset = waiting.isReset ? { currentProductIndex: 0, swipedProductIds: [], allProducts: [] } : {}
    try {
      await call('POST /api/user-swipe-state', { body: { ...waiting.state, ...reset }, keepalive: true })
    } catch (error) {
      this.#saved = ''
      logFailure('save the state of the deck', error)
    }
  }
}
