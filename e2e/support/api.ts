import type { APIRequestContext } from 'playwright-core'
import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import { call } from './person.ts'

type Action = 'like' | 'pass' | 'unsave'

interface Caller {
  readonly context: { readonly request: APIRequestContext }
}

/** Calls the API as the user of this device, to prepare a journey and to check what was saved. */
export function apiOf({ context }: Caller, url: string) {
  const { request } = context
  const feed = async (query = ''): Promise<readonly Product[]> =>
    (await call(request, url, 'GET', `/api/products/ai-discovery?page=1&limit=1000&fast=true${query}`)).json()
  const saved = async (): Promise<readonly Product[]> => (await call(request, url, 'GET', '/api/saved-products')).json()
  const swipe = (productId: string, action: Action) =>
    call(request, url, 'POST', '/api/user-interactions', { productId, action })
  const swipeAll = async (products: readonly Product[], action: Action) => {
    for (let at = 0; at < products.length; at += 40) {
      await Promise.all(products.slice(at, at + 40).map(({ id }) => swipe(id, action)))
    }
  }
  return {
    feed,
    saved,
    swipe,
    swipeAll,
    /** Saves filters as another device would, without knowing the saved version. */
    saveFilters: (filters: Omit<Filters, 'sizes'> & Partial<Filters>) => {
      const state = { currentPage: 1, hasMoreProducts: true, filters }
      return call(request, url, 'POST', '/api/user-swipe-state', state)
    },
    /** The saved filters; null before any were saved. */
    savedFilters: async (): Promise<Filters | null> =>
      (await (await call(request, url, 'GET', '/api/user-swipe-state')).json())?.filters ?? null,
    savedIds: async () => (await saved()).map(({ id }) => id),
    /** Likes the first products of the deck. Returns their ids, the last liked one first, as Saved shows them. */
    like: async (count: number) => {
      const products = (await feed()).slice(0, count)
      for (const { id } of products) await swipe(id, 'like')
      return products.map(({ id }) => id).reverse()
    },
  }
}

/** Path of the background picture that the server announces. */
export async function shownBackground({ context }: Caller, url: string): Promise<string | null> {
  return (await (await call(context.request, url, 'GET', '/api/background-image/active')).json()).url
}
