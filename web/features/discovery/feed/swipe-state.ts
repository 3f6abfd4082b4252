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
export const prefetchState = (): void => void queryClient.prefetchQuery(STATE_QUERY)

/** Caches the saved state that came with the document. */
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

/** Reads the saved state again, after another device has changed it. */
async function reloadState(): Promise<SwipeState | null | undefined> {
  await queryClient.invalidateQueries({ queryKey: STATE_QUERY.queryKey, refetchType: 'none' })
  return loadState()
}

/** Decision 104: without a stored price range, 0–10 000 is restored. */
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
  /** Version of the filters that were read or sent last; null: none are saved; undefined: not known yet. */
  #version: string | null | undefined
  /** Versions sent by this page. A save may arrive although its answer does not. */
  readonly #ownVersions = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: Waiting | null = null
  #underWay: Promise<void> = Promise.resolve()
  #isStopped = false

  /** `onNewer` receives the filters of another device, because of which filters chosen here were not saved. */
  constructor(onNewer: (state: SwipeState, message: string) => void) {
    this.#onNewer = onNewer
  }

  /** Sets what the server has saved. */
  setSaved(state: SwipeState | null): void {
    this.#version = state?.version ?? null
  }

  save(state: UnsavedState, isReset: boolean): void {
    const isChosen = isReset || (this.#waiting?.isReset ?? false)
    // Filters that could not be read are overwritten only by filters that the user has chosen.
    if (this.#isStopped || (this.#version === undefined && !isChosen)) return
    this.#waiting = { state, isReset: isChosen }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), SWIPE_STATE.saveDelayMs)
  }

  /** Saves at once what waits; resolves after the server's answer or a failure. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting) this.#underWay = Promise.all([this.#underWay, this.#send(waiting)]).then(() => undefined)
    await this.#underWay
  }

  /** Saves nothing more: the user has signed out, or the account was deleted. */
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
    // A change made before the answer replaces this version.
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
      // A new page alone is not worth a report: no choice of the user is lost.
      else if (isReset) await this.#onRefused(waiting, error.message)
    }
  }

  async #onRefused(waiting: Waiting, message: string): Promise<void> {
    const stored = await reloadState()
    if (!stored || this.#isStopped || this.#waiting) return
    this.setSaved(stored)
    if (stored.version && this.#ownVersions.has(stored.version)) return this.#send(waiting)
    this.#onNewer(stored, message)
  }
}

const isNewer = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.code === 'discovery.newer-filters'
