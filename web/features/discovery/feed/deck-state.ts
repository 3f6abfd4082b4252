import type { Filters } from '#contract/discovery.ts'
import { FEED } from '#contract/limits.ts'
import type { Product } from '#contract/products.ts'

export type SwipeAction = 'like' | 'pass'
type FeedFailure = 'unauthenticated' | 'failed'

/** The deck as data. Pure: what happened in, what is true out (spec §4). */
export interface DeckState {
  readonly filters: Filters
  readonly products: readonly Product[]
  /** The product on top is `products[index]`. */
  readonly index: number
  /** Swiped products that left `products`; those still in it lie before `index`. */
  readonly passedIds: ReadonlySet<string>
  /** One undo step. */
  readonly lastSwiped: { readonly product: Product; readonly action: SwipeAction } | null
  /** Drawn until its fly-out ends. */
  readonly leaving: Product | null
  /** The product that the last undo put back on top. */
  readonly returned: { readonly id: string; readonly action: SwipeAction } | null
  /** The last page that was answered; 0 before the first. */
  readonly page: number
  readonly hasMore: boolean
  readonly asking: 'deal' | 'refresh' | 'next' | null
  readonly failure: FeedFailure | null
  /** Counts deals: an answer to an older one is dropped. */
  readonly deal: number
  /** The last page was full, so the server may hold more than the page numbers reach. */
  readonly lastPageFull: boolean
}

export type DeckEvent =
  /** Start, changed filters, restart: an empty deck and page 1. */
  | { readonly type: 'deal'; readonly filters: Filters; readonly forget?: true }
  /** Pull to refresh: page 1 again, the cards stay until the answer is there. */
  | { readonly type: 'refresh' }
  | { readonly type: 'next' }
  | {
      readonly type: 'answered'
      readonly deal: number
      readonly page: number
      readonly products: readonly Product[]
      readonly unsentIds?: ReadonlySet<string>
    }
  /** What the server would deal now, best first: it goes below the cards that can be seen. */
  | {
      readonly type: 'renewed'
      readonly deal: number
      readonly products: readonly Product[]
      readonly unsentIds: ReadonlySet<string>
    }
  | { readonly type: 'failed'; readonly deal: number; readonly failure: FeedFailure }
  | { readonly type: 'swiped'; readonly id: string; readonly action: SwipeAction }
  | { readonly type: 'landed'; readonly id: string }
  | { readonly type: 'undone' }

export const NO_FILTERS: Filters = { gender: [], productType: [], priceRange: { min: 0, max: 10_000 } }

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
  asking: null,
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
        asking: 'deal',
        deal: state.deal + 1,
      }
    case 'refresh':
      return { ...state, asking: 'refresh', failure: null, deal: state.deal + 1 }
    case 'next':
      return { ...state, asking: 'next', failure: null }
    case 'answered':
      return event.deal === state.deal && state.asking ? answered(state, event) : state
    case 'renewed':
      return event.deal === state.deal && state.asking === null ? renewed(state, event) : state
    case 'failed':
      return event.deal === state.deal ? { ...state, asking: null, failure: event.failure } : state
    case 'swiped':
      return swiped(state, event)
    case 'landed':
      return state.leaving?.id === event.id ? { ...state, leaving: null } : state
    case 'undone':
      return undone(state)
  }
}

export const currentProduct = (state: DeckState): Product | null => state.products[state.index] ?? null

/** Spec §4: within 3 of the end, while more exist. */
export const wantsNextPage = (state: DeckState): boolean =>
  state.hasMore &&
  state.page > 0 &&
  state.asking === null &&
  state.failure === null &&
  state.products.length - state.index <= FEED.fetchWithin

/** Spec §3: the list that a reset also sends. */
export function swipedIds(state: DeckState): ReadonlySet<string> {
  const ids = new Set(state.passedIds)
  for (const product of state.products.slice(0, state.index)) ids.add(product.id)
  return ids
}

function answered(state: DeckState, event: DeckEvent & { type: 'answered' }): DeckState {
  const replaces = state.asking === 'refresh'
  const passedIds = replaces || state.index > 1 ? swipedIds(state) : state.passedIds
  // The undo step keeps its card in the list; everything older is only an id from now on.
  const kept = replaces ? [] : state.products.slice(Math.max(0, state.index - 1))
  const index = replaces ? 0 : Math.min(state.index, 1)
  const undoable = kept[0] && index === 1 ? kept[0].id : null
  const known = new Set(kept.map((product) => product.id))
  const fresh: Product[] = []
  for (const product of event.products) {
    if (known.has(product.id) || passedIds.has(product.id) || event.unsentIds?.has(product.id)) continue
    known.add(product.id)
    fresh.push(product)
  }
  return {
    ...state,
    products: [...kept, ...fresh],
    index,
    passedIds: undoable === null ? passedIds : without(passedIds, undoable),
    lastSwiped: replaces ? null : state.lastSwiped,
    returned: replaces ? null : state.returned,
    page: event.page,
    // Spec §4: nothing new, or fewer than a full page of new products, is the end.
    hasMore: fresh.length >= FEED.pageSize,
    lastPageFull: event.products.length >= FEED.pageSize,
    asking: null,
    failure: null,
  }
}

/** The cards that can be seen stay; what the server left out follows in its old order, so that nothing is lost. */
function renewed(state: DeckState, { products, unsentIds }: DeckEvent & { type: 'renewed' }): DeckState {
  const lastSeen = state.index + FEED.stack
  const kept = state.products.slice(0, lastSeen)
  const known = new Set([...state.passedIds, ...unsentIds, ...kept.map(({ id }) => id)])
  const first = products.filter(({ id }) => !known.has(id))
  for (const { id } of first) known.add(id)
  const rest = state.products.slice(lastSeen).filter(({ id }) => !known.has(id))
  return { ...state, products: [...kept, ...first, ...rest] }
}

function swiped(state: DeckState, event: DeckEvent & { type: 'swiped' }): DeckState {
  const product = currentProduct(state)
  // A second finger, key or event for a card that is no longer on top changes nothing (swipe-failures 9).
  if (product?.id !== event.id) return state
  return {
    ...state,
    index: state.index + 1,
    lastSwiped: { product, action: event.action },
    leaving: product,
    returned: null,
    failure: null,
  }
}

function undone(state: DeckState): DeckState {
  const last = state.lastSwiped
  if (!last || state.index === 0) return state
  return {
    ...state,
    index: state.index - 1,
    lastSwiped: null,
    leaving: state.leaving?.id === last.product.id ? null : state.leaving,
    returned: { id: last.product.id, action: last.action },
  }
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  if (!ids.has(id)) return ids
  const rest = new Set(ids)
  rest.delete(id)
  return rest
}
