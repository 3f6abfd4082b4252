import { queryOptions } from '@tanstack/react-query'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { onUserChange } from '#web/api/session.ts'
import { type MadeSwipe, swipesOf, type UserSwipes } from '#web/api/swipes/user-swipes.ts'
import { createListeners } from '#web/device/listeners.ts'
import { type SavedChange, withChanges } from './saved-changes.ts'

const SAVED = ['/api/saved-products'] as const
/** A list this old is requested again when a screen shows it: another device may have changed it. */
const FRESH_MS = 30_000

/** The latest change of each product that the list from the server may not contain yet, in order. */
const changes = new Map<string, SavedChange>()
const { subscribe, notify } = createListeners()
/** Products whose latest change the server has accepted: the next answer contains it. */
const settled = new Set<string>()
/** Where products were in the list, by the key of the swipe that removed them. */
const removedAt = new Map<string, number>()
onUserChange(forgetChanges)

function forgetChanges(): void {
  for (const kept of [changes, settled, removedAt]) kept.clear()
}

/** The saved products, with the changes made in this browser that are still on their way to the server. */
export const savedQuery = queryOptions({
  queryKey: SAVED,
  queryFn: async ({ signal }) => {
    const contained = [...settled]
    const products = await call('GET /api/saved-products', { signal })
    for (const id of contained) {
      // A later change of the same product is not contained.
      if (settled.delete(id)) changes.delete(id)
    }
    notify()
    return withSavedChanges(products)
  },
  staleTime: FRESH_MS,
  // Cards show what is saved without requesting the list.
  gcTime: Number.POSITIVE_INFINITY,
})

/** Caches a list from the server until one is requested. It is stale at once: the first screen of it loads it again. */
export function cacheSaved(products: readonly Product[]): void {
  if (savedList() === undefined) queryClient.setQueryData(SAVED, withSavedChanges(products), { updatedAt: 0 })
}

/** Called when what is known of the saved list may have changed. */
export function onKnownSavedChange(listener: () => void): () => void {
  const ends = [
    onSavedChange(listener),
    queryClient.getQueryCache().subscribe(({ query }) => query.queryKey[0] === SAVED[0] && listener()),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Whether a product is saved, as far as it is known; requests nothing. */
export const isKnownSaved = (id: string): boolean =>
  unconfirmedChange(id) ?? savedList()?.some((product) => product.id === id) ?? false

/** A list of saved products with the changes that are still on their way to the server. */
export const withSavedChanges = (products: readonly Product[]): readonly Product[] =>
  withChanges(products, changes.values())

/** Called when a change was made here or in another tab. */
export const onSavedChange = subscribe

/** Whether a product is saved after a change that the server's list may not contain yet; undefined: no such change. */
export const unconfirmedChange = (id: string): boolean | undefined => changes.get(id)?.isSaved

const savedList = () => queryClient.getQueryData<readonly Product[]>(SAVED)
const reload = () => void queryClient.invalidateQueries({ queryKey: SAVED })

/** Changes what this user has saved, on all screens at once. */
export class SavedProducts {
  readonly #swipes: UserSwipes

  constructor(swipes: UserSwipes) {
    this.#swipes = swipes
    forgetChanges()
    swipes.listen({
      made: ({ kind, product, key }) => {
        // A pass of a product that is not saved changes nothing here.
        if (kind === 'pass' && !this.has(product.id)) return
        if (kind !== 'resave') this.#change({ key, product, isSaved: kind === 'like', at: 0 })
      },
      undone: (swipe) => this.#revert(swipe.key),
      settled: (key, isAccepted) => this.#settle(key, isAccepted),
    })
  }

  /** False also while it is not known. */
  has(id: string): boolean {
    return isKnownSaved(id)
  }

  like(product: Product): MadeSwipe {
    return this.#swipes.make('like', product)
  }

  remove(product: Product): MadeSwipe {
    return this.#swipes.make('unsave', product)
  }

  /** Takes a like or a removal back. A removed product returns to its place. */
  async takeBack(swipe: MadeSwipe): Promise<void> {
    const { product, kind } = swipe
    if (await this.#swipes.cancel(swipe)) return
    if (kind === 'unsave') {
      const { key } = this.#swipes.make('resave', product)
      this.#change({ key, product, isSaved: true, at: removedAt.get(swipe.key) ?? 0 })
      return
    }
    const isUndone = this.#swipes.isLast(swipe) && (await this.#swipes.undo(swipe)).kind !== 'refused'
    // After another swipe the server would undo that one.
    if (!isUndone) this.#swipes.make('unsave', product)
  }

  #change(change: SavedChange): void {
    const { id } = change.product
    const at = savedList()?.findIndex((product) => product.id === id) ?? -1
    if (at >= 0) removedAt.set(change.key, at)
    changes.delete(id)
    settled.delete(id)
    changes.set(id, change)
    queryClient.setQueryData<readonly Product[]>(SAVED, (list) => list && withChanges(list, [change]))
    notify()
  }

  /** Shows the list as it was before a change that was undone or refused, and then as the server has it. */
  #revert(key: string): void {
    const change = [...changes.values()].find((known) => known.key === key)
    if (!change) {
      reload()
      return
    }
    const { product, isSaved } = change
    changes.delete(product.id)
    const at = removedAt.get(key)
    const back = at === undefined ? { ...change, isSaved: false } : { ...change, isSaved: true, at }
    if (isSaved !== back.isSaved) {
      queryClient.setQueryData<readonly Product[]>(SAVED, (list) => list && withChanges(list, [back]))
    }
    notify()
    reload()
  }

  #settle(key: string, isAccepted: boolean): void {
    if (isAccepted) {
      for (const [id, change] of changes) if (change.key === key) settled.add(id)
      reload()
    } else this.#revert(key)
  }
}

const stores = new WeakMap<UserSwipes, SavedProducts>()

/** The saved products of this user. */
export function savedProductsOf(userId: string): SavedProducts {
  const swipes = swipesOf(userId)
  let store = stores.get(swipes)
  if (!store) {
    store = new SavedProducts(swipes)
    stores.set(swipes, store)
  }
  return store
}
