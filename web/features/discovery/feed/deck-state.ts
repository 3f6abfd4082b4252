import { FEED } from '#contract/discovery.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'

export type SwipeAction = 'like' | 'pass'
type FeedFailure = 'unauthenticated' | 'failed'

interface LastSwiped {
  readonly product: Product
  readonly action: SwipeAction
  /** How many products were above it: 0 in the deck, any number in the list. */
  readonly above: number
}

/** State of the deck (Spec §4). It is changed only by the pure reducer `reduceDeck`. */
export interface DeckState {
  readonly filters: Filters
  readonly products: readonly Product[]
  /** The product on top is `products[index]`. */
  readonly index: number
  /** Swiped products that are no longer in `products`; those still in it are before `index`. */
  readonly passedIds: ReadonlySet<string>
  /** One undo step. */
  readonly lastSwiped: LastSwiped | null
  /** Drawn until its fly-out ends. */
  readonly leaving: Product | null
  /** The product that the last undo put back on top. */
  readonly returned: { readonly id: string; readonly action: SwipeAction } | null
  /** The last page that was answered; 0 before the first. */
  readonly page: number
  readonly hasMore: boolean
  /** The request under way. */
  readonly pending: 'deal' | 'refresh' | 'next' | null
  readonly failure: FeedFailure | null
  /** Number of the deal; answers to an older deal are dropped. */
  readonly deal: number
  /** The last page was full, so the server may hold more than the page numbers reach. */
  readonly lastPageFull: boolean
}

export type DeckEvent =
  /** Start, changed filters, restart: an empty deck and page 1. */
  | { readonly type: 'deal'; readonly filters: Filters; readonly forget?: true }
  /** Pull to refresh: page 1 again; the cards stay until the answer arrives. */
  | { readonly type: 'refresh' }
  | { readonly type: 'next' }
  | {
      readonly type: 'answered'
      readonly deal: number
      readonly page: number
      readonly products: readonly Product[]
      readonly unsentIds?: ReadonlySet<string>
    }
  /** What the server would deal now, best first; inserted below the visible cards. */
  | {
      readonly type: 'renewed'
      readonly deal: number
      readonly products: readonly Product[]
      readonly unsentIds: ReadonlySet<string>
      /** The three cards of the deck, or the rows of the list. */
      readonly visibleCount: number
    }
  /** Cards stored on the device, shown until the server answers. */
  | {
      readonly type: 'kept'
      readonly deal: number
      readonly filters: Filters
      readonly products: readonly Product[]
      readonly unsentIds: ReadonlySet<string>
    }
  | { readonly type: 'failed'; readonly deal: number; readonly failure: FeedFailure }
  /** The card on top flies out. */
  | { readonly type: 'swiped'; readonly id: string; readonly action: SwipeAction }
  /** A row of the list was answered, at any position. */
  | { readonly type: 'picked'; readonly id: string; readonly action: SwipeAction }
  | { readonly type: 'landed'; readonly id: string }
  | { readonly type: 'undone' }
  /** The last swipe can no longer be undone. */
  | { readonly type: 'undo-expired' }

export const NO_FILTERS: Filters = { gender: [], productType: [], sizes: [], priceRange: { min: 0, max: 10_000 } }

export const emptyDeck: DeckState = {
  filters: NO_FILTERS,
  products: [],
  index: 0,
  passedIds: new Set(),
  lastSwiped: null,
  leaving: null,
  returned: null,
  page: 0,
  hasMore: true,
  pending: null,
  failure: null,
  deal: 0,
  lastPageFull: false,
}

export function reduceDeck(state: DeckState, event: DeckEvent): DeckState {
  switch (event.type) {
    case 'deal':
      return {
        ...emptyDeck,
        filters: event.filters,
        passedIds: event.forget ? new Set() : swipedIds(state),
        pending: 'deal',
        deal: state.deal + 1,
      }
    case 'refresh':
      return refreshing(state)
    case 'next':
      return { ...state, pending: 'next', failure: null }
    case 'answered':
      return event.deal === state.deal && state.pending ? answered(state, event) : state
    case 'renewed':
      return event.deal === state.deal && state.pending === null ? renewed(state, event) : state
    case 'kept':
      return kept(state, event)
    case 'failed':
      return event.deal === state.deal ? { ...state, pending: null, failure: event.failure } : state
    case 'swiped':
      return swiped(state, event)
    case 'picked':
      return picked(state, event)
    case 'landed':
      return state.leaving?.id === event.id ? { ...state, leaving: null } : state
    case 'undone':
      return undone(state)
    case 'undo-expired':
      return state.lastSwiped ? { ...state, lastSwiped: null } : state
  }
}

/** True while cards stored on the device are shown because the first answer is missing. */
export const showsKept = (state: DeckState): boolean => state.page === 0 && state.products.length > 0

export const currentProduct = (state: DeckState): Product | null => state.products[state.index] ?? null

/** Spec §4: within 3 of the end, while more exist. */
export const wantsNextPage = (state: DeckState): boolean =>
  state.hasMore &&
  state.page > 0 &&
  state.pending === null &&
  state.failure === null &&
  state.products.length - state.index <= FEED.fetchWithin

/** Spec §3: the list that a reset also sends. */
export function swipedIds(state: DeckState): ReadonlySet<string> {
  const ids = new Set(state.passedIds)
  for (const product of state.products.slice(0, state.index)) ids.add(product.id)
  return ids
}

function refreshing(state: DeckState): DeckState {
  // Only undos that happen while the request is under way count; on cards from the device that is every undo.
  const returned = showsKept(state) ? state.returned : null
  return { ...state, pending: 'refresh', failure: null, deal: state.deal + 1, returned }
}

function answered(state: DeckState, event: DeckEvent & { type: 'answered' }): DeckState {
  const replaces = state.pending === 'refresh'
  const passedIds = replaces || state.index > 1 ? swipedIds(state) : state.passedIds
  // The card that can be undone stays in the list; of older cards only the ids are kept.
  const from = replaces && !state.lastSwiped ? state.index : Math.max(0, state.index - 1)
  // When cards are replaced, one that was undone meanwhile stays: the answer may not contain it yet.
  const kept = state.products.slice(from, replaces ? state.index + (state.returned ? 1 : 0) : undefined)
  const index = state.index - from
  const undoable = kept[0] && index === 1 ? kept[0].id : null
  const known = new Set(kept.map((product) => product.id))
  const drawn = state.products.slice(state.index, state.index + FEED.stack)
  const fresh: Product[] = []
  for (const product of offered(state, event)) {
    if (known.has(product.id) || passedIds.has(product.id) || event.unsentIds?.has(product.id)) continue
    known.add(product.id)
    fresh.push(drawn.find((before) => isSame(before, product)) ?? product)
  }
  return {
    ...state,
    products: [...kept, ...fresh],
    index,
    passedIds: undoable === null ? passedIds : without(passedIds, undoable),
    page: event.page,
    // Spec §4: nothing new, or fewer than a full page of new products, is the end.
    hasMore: fresh.length >= FEED.pageSize,
    lastPageFull: event.products.length >= FEED.pageSize,
    pending: null,
    failure: null,
  }
}

/** A refresh never swaps the card that the user looks at, unless it is no longer dealt. */
function offered(state: DeckState, { products }: DeckEvent & { type: 'answered' }): readonly Product[] {
  const shown = state.pending === 'refresh' && currentProduct(state)
  const first = shown && products.find(({ id }) => id === shown.id)
  return first ? [first, ...products.filter((product) => product !== first)] : products
}

/** An unchanged product stays the same object, so that its card is not rendered again. */
const isSame = (before: Product, product: Product): boolean =>
  before.id === product.id && JSON.stringify(before) === JSON.stringify(product)

/** The page stays 0: the answer replaces these cards when it arrives, as after a refresh. */
function kept(state: DeckState, { deal, filters, products, unsentIds }: DeckEvent & { type: 'kept' }): DeckState {
  if (deal !== state.deal || state.page > 0 || state.products.length > 0) return state
  const left = products.filter(({ id }) => !unsentIds.has(id) && !state.passedIds.has(id))
  if (left.length === 0) return state
  return { ...state, filters, products: left, pending: state.pending === null ? null : 'refresh' }
}

/** Visible cards stay; products that the answer does not contain follow in their old order, so that none is lost. */
function renewed(state: DeckState, { products, unsentIds, visibleCount }: DeckEvent & { type: 'renewed' }): DeckState {
  const visibleEnd = state.index + visibleCount
  const kept = state.products.slice(0, visibleEnd)
  const known = new Set([...state.passedIds, ...unsentIds, ...kept.map(({ id }) => id)])
  const first = products.filter(({ id }) => !known.has(id))
  for (const { id } of first) known.add(id)
  const rest = state.products.slice(visibleEnd).filter(({ id }) => !known.has(id))
  return { ...state, products: [...kept, ...first, ...rest] }
}

function swiped(state: DeckState, event: DeckEvent & { type: 'swiped' }): DeckState {
  const product = currentProduct(state)
  // A second event for a card that is no longer on top changes nothing (Failures 9).
  if (product?.id !== event.id) return state
  return {
    ...state,
    index: state.index + 1,
    lastSwiped: { product, action: event.action, above: 0 },
    leaving: product,
    returned: null,
    failure: state.page === 0 ? state.failure : null,
  }
}

/** A swipe of a product further down: it moves to the swiped products; the products above it stay where they are. */
function picked(state: DeckState, { id, action }: DeckEvent & { type: 'picked' }): DeckState {
  const above = state.products.slice(state.index).findIndex((product) => product.id === id)
  const product = state.products[state.index + above]
  if (above === -1 || !product) return state
  return {
    ...state,
    products: moved(state.products, state.index + above, state.index),
    index: state.index + 1,
    lastSwiped: { product, action, above },
    leaving: null,
    returned: null,
    failure: state.page === 0 ? state.failure : null,
  }
}

function undone(state: DeckState): DeckState {
  const last = state.lastSwiped
  if (!last || state.index === 0) return state
  return {
    ...state,
    products: moved(state.products, state.index - 1, state.index - 1 + last.above),
    index: state.index - 1,
    lastSwiped: null,
    leaving: state.leaving?.id === last.product.id ? null : state.leaving,
    returned: { id: last.product.id, action: last.action },
  }
}

/** Moves one product; the others keep their order. */
function moved(products: readonly Product[], from: number, to: number): readonly Product[] {
  const product = products[from]
  if (from === to || !product) return products
  const others = products.filter((other) => other !== product)
  return [...others.slice(0, to), product, ...others.slice(to)]
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  if (!ids.has(id)) return ids
  const rest = new Set(ids)
  rest.delete(id)
  return rest
}
