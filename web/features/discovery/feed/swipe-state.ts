import { SWIPE_STATE } from '#contract/discovery.limits.ts'
import type { Filters, SwipeState } from '#contract/discovery.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { queryClient } from '#web/api/query-client.ts'
import { logFailure } from '#web/device/silently.ts'
import { NO_FILTERS } from './deck-state.ts'

export const SWIPE_STATE_PATH = '/api/user-swipe-state'

const STATE_QUERY = { queryKey: [SWIPE_STATE_PATH], queryFn: () => call('GET /api/user-swipe-state') }

/** Requests the saved state before the session has been answered: one round trip less before the first card. */
export const askStateAhead = (): void => void queryClient.prefetchQuery(STATE_QUERY)

/** The saved state that came with the document. */
export const adoptState = (state: SwipeState | null): void => void queryClient.setQueryData([SWIPE_STATE_PATH], state)

/** Spec §4: loaded once on login. Undefined when the server did not answer. */
export async function loadState(): Promise<SwipeState | null | undefined> {
  try {
    return await queryClient.fetchQuery(STATE_QUERY)
  } catch (error) {
    logFailure('load the state of the deck', error)
    return undefined
  }
}

/** The saved state as it is now, after another device has changed it. */
async function reloadState(): Promise<SwipeState | null | undefined> {
  await queryClient.invalidateQueries({ queryKey: STATE_QUERY.queryKey, refetchType: 'none' })
  return loadState()
}

/** Decision 104: a restored state without a price range restores to 0–10 000. */
export const restoredFilters = (state: { readonly filters: Partial<Filters> } | null): Filters => ({
  gender: state?.filters.gender ?? [],
  productType: state?.filters.productType ?? [],
  sizes: state?.filters.sizes ?? [],
  priceRange: state?.filters.priceRange ?? NO_FILTERS.priceRange,
})

type UnsavedState = Omit<SwipeState, 'version'>
interface Waiting {
  readonly state: UnsavedState
  readonly isReset: boolean
}

/**
 * Saves the newest state 1 s after the last change, and at once when the page is left. Each save names the version of the
 * filters that it replaces, so that filters which another device saved meanwhile are not overwritten.
 */
export class SwipeStateSaver {
  readonly #onNewer: (state: SwipeState, message: string) => void
  /** Version of the filters that were read or sent last; null: none were saved. Undefined while that is not known. */
  #version: string | null | undefined
  /** Versions that came from here. A save may arrive although its answer does not. */
  readonly #ownVersions = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: Waiting | null = null
  #underWay: Promise<void> = Promise.resolve()
  #isStopped = false

  /** `onNewer` is told of the filters that another device has saved, when a choice made here was not saved for them. */
  constructor(onNewer: (state: SwipeState, message: string) => void) {
    this.#onNewer = onNewer
  }

  /** What the server has saved now. */
  knows(state: SwipeState | null): void {
    this.#version = state?.version ?? null
  }

  save(state: UnsavedState, isReset: boolean): void {
    const isChosen = isReset || (this.#waiting?.isReset ?? false)
    // Filters that could not be read are overwritten by chosen ones only.
    if (this.#isStopped || (this.#version === undefined && !isChosen)) return
    this.#waiting = { state, isReset: isChosen }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), SWIPE_STATE.saveDelayMs)
  }

  /** Saves at once what waits; resolves when the server has answered, or could not. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting) this.#underWay = Promise.all([this.#underWay, this.#send(waiting)]).then(() => undefined)
    await this.#underWay
  }

  /** Saves no more: the user has signed out, or the account was deleted. */
  stop(): void {
    this.#isStopped = true
    this.#waiting = null
    clearTimeout(this.#timer)
  }

  async #send(waiting: Waiting): Promise<void> {
    const { state, isReset } = waiting
    const replaces = this.#version
    const version = isReset || !replaces ? crypto.randomUUID() : replaces
    this.#ownVersions.add(version)
    // A choice that follows before the answer replaces this one.
    this.#version = version
    // Spec §3: a reset also sends the index, the ids and the list.
    const reset = isReset ? { currentProductIndex: 0, swipedProductIds: [], allProducts: [] } : {}
    const body = { ...state, ...reset, version, ...(replaces === undefined ? {} : { replaces }) }
    try {
      const saved = await call('POST /api/user-swipe-state', { body, keepalive: true })
      if (this.#version === version) this.#version = saved.version
    } catch (error) {
      if (this.#version === version) this.#version = replaces
      if (!isNewer(error)) logFailure('save the state of the deck', error)
      // A page that was turned is no choice: it has nothing to lose.
      else if (isReset) await this.#refused(waiting, error.message)
    }
  }

  async #refused(waiting: Waiting, message: string): Promise<void> {
    const stored = await reloadState()
    if (!stored || this.#isStopped || this.#waiting) return
    this.knows(stored)
    if (stored.version && this.#ownVersions.has(stored.version)) return this.#send(waiting)
    this.#onNewer(stored, message)
  }
}

const isNewer = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.code === 'discovery.newer-filters'
