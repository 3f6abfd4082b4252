import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Board } from '#contract/boards.ts'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'

const BOARDS = '/api/boards'
const ON_BOARDS = '/api/products/{id}/boards'
const PRODUCTS = '/api/boards/{id}/products'

/** The own lists, the latest change first; the covers' texts are in the current language. */
export function useBoards() {
  const { language } = useTranslation()
  return useQuery({ queryKey: [BOARDS, language], queryFn: ({ signal }) => call('GET /api/boards', { signal }) })
}

/** The products of one list. */
export function useBoardProducts(id: string) {
  const { language } = useTranslation()
  return useQuery({
    queryKey: [PRODUCTS, id, language],
    queryFn: ({ signal }) => call('GET /api/boards/{id}/products', { params: { id }, signal }),
  })
}

/** On which lists a product is. */
export function useBoardsWith(productId: string) {
  return useQuery({
    queryKey: [ON_BOARDS, productId],
    queryFn: ({ signal }) => call('GET /api/products/{id}/boards', { params: { id: productId }, signal }),
  })
}

/** Updates the query cache after changes of lists. */
export function useBoardCache() {
  const client = useQueryClient()
  return {
    /** Stores a list that the server answered, without another request. */
    adopt(board: Board): void {
      client.setQueriesData<Board[]>({ queryKey: [BOARDS] }, (boards) => {
        if (!boards) return boards
        const isKnown = boards.some(({ id }) => id === board.id)
        return isKnown ? boards.map((known) => (known.id === board.id ? board : known)) : [board, ...boards]
      })
    },
    drop(id: string): void {
      client.setQueriesData<Board[]>({ queryKey: [BOARDS] }, (boards) => boards?.filter((board) => board.id !== id))
      void client.invalidateQueries({ queryKey: [ON_BOARDS] })
    },
    /** Stores that a product is on these lists. */
    showOn(productId: string, boardIds: readonly string[]): void {
      client.setQueryData([ON_BOARDS, productId], { boardIds: [...boardIds] })
    },
    /** Reloads counts, covers and contents. */
    refresh: (): Promise<unknown> => refreshBoards(client),
    /** Changes the products of a list in the cache; returns how to revert that. */
    showProducts(id: string, change: (products: Product[]) => Product[]): () => void {
      const before = client.getQueriesData<Product[]>({ queryKey: [PRODUCTS, id] })
      client.setQueriesData<Product[]>({ queryKey: [PRODUCTS, id] }, (products) => products && change(products))
      return () => {
        for (const [key, products] of before) client.setQueryData(key, products)
      }
    },
  }
}

function refreshBoards(client: QueryClient): Promise<unknown> {
  return Promise.all([BOARDS, ON_BOARDS, PRODUCTS].map((path) => client.invalidateQueries({ queryKey: [path] })))
}
