/** Limits of the deck that the browser and the server share. Spec §5 and §9 unless another source is named. */

/** Euros. Decision 104: one bound for slider, chip and request. */
export const PRICE = { min: 0, max: 10_000, step: 10 } as const

export const FEED = {
  /** Products per page, and the cap of `limit`. */
  pageSize: 1000,
  /** The next page is fetched when the index is this close to the end. */
  fetchWithin: 3,
  /** How many of the next products have their pictures prefetched. */
  preload: 10,
  /** Cards mounted: the current one and two behind it. */
  stack: 3,
  /** After this many stored swipes the browser fetches a newer order for the cards below the visible ones. */
  renewAfter: 5,
  /** How many cards of the newer order are fetched: enough until the next fetch, with their pictures prefetched. */
  renewedCards: 30,
  cacheMs: 5 * 60_000,
} as const

export const SWIPE = {
  thresholdPx: 150,
  indicatorPx: 50,
  flyOutMs: 300,
  flyOutPx: 300,
  /** Failures 3: a tap moves less and ends sooner than this. */
  tapPx: 10,
  tapMs: 300,
  /** Decision 123: a flick moves at least this far, this fast. */
  flickPx: 60,
  flickPxPerMs: 0.5,
  /** Presses of a button that come sooner than this after another press, or after another card came on top, are ignored. */
  pressGapMs: 250,
} as const

export const PULL = { thresholdPx: 80, resistance: 2.5, afterMs: 500 } as const

export const SWIPE_STATE = {
  /** Changes are collected this long before they are saved. */
  saveDelayMs: 1000,
  /** Entries of each list that a reset sends; it sends them empty, and they are not kept. */
  listMost: 100,
  bodyBytes: 16_000,
} as const
