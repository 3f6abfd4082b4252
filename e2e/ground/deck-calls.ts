import type { APIRequestContext } from 'playwright-core'
import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import { call } from './person.ts'

type Action = 'like' | 'pass' | 'unsave'

interface Caller {
  readonly context: { readonly request: APIRequestContext }
}

/** What the API knows of the person on this device: for preparing a journey, and for checking what was kept. */
export function callsOf({ context }: Caller, url: string) {
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
    /** Lets the deck come up with these filters, on every device. */
    keepFilters: (filters: Omit<Filters, 'sizes'> & Partial<Filters>) => {
      const state = { currentPage: 1, hasMoreProducts: true, filters }
      return call(request, url, 'POST', '/api/user-swipe-state', state)
    },
    /** The filters that the deck comes up with; null before any were saved. */
    keptFilters: async (): Promise<Filters | null> =>
      (await (await call(request, url, 'GET', '/api/user-swipe-state')).json())?.filters ?? null,
    savedIds: async () => (await saved()).map(({ id }) => id),
    /** Likes the first products of the deck; answers their ids, the last liked one first, as Saved shows them. */
    like: async (count: number) => {
      const products = (await feed()).slice(0, count)
      for (const { id } of products) await swipe(id, 'like')
      return products.map(({ id }) => id).reverse()
    },
  }
}

/** Path of the picture that the server names as the one behind the deck. */
export async function shownBackground({ context }: Caller, url: string): Promise<string | null> {
  return (await (await call(context.request, url, 'GET', '/api/background-image/active')).json()).url
}
