import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { useIsOnline } from '#web/device/network.ts'
import { logFailure } from '#web/device/silently.ts'
import { putBack } from './put-back.ts'

const SAVED = ['/api/saved-products'] as const
const UNSAVING = ['unsave'] as const

interface Saved {
  /** Undefined until the first answer. */
  readonly products: readonly Product[] | undefined
  readonly hasFailed: boolean
  /** Without a network: the list as it was seen last, and nothing of it can be changed. */
  readonly isReadOnly: boolean
  readonly retry: () => void
  readonly remove: (product: Product) => void
  readonly clear: () => Promise<void>
}

/** The saved products, and how they go away: at once, and back again when the server says no (Spec §4). */
export function useSaved(): Saved {
  const client = useQueryClient()
  const query = useQuery({ queryKey: SAVED, queryFn: ({ signal }) => call('GET /api/saved-products', { signal }) })
  const unsave = useMutation({
    mutationKey: UNSAVING,
    mutationFn: (product: Product) =>
      call('POST /api/user-interactions', {
        body: { productId: product.id, action: 'unsave' },
        idempotencyKey: crypto.randomUUID(),
      }),
    onMutate: async (product) => {
      await client.cancelQueries({ queryKey: SAVED })
      const before = client.getQueryData<readonly Product[]>(SAVED)
      client.setQueryData<readonly Product[]>(SAVED, (list) => list?.filter(({ id }) => id !== product.id))
      return before
    },
    onError: (error, product, before) => {
      // Spec §8: rolled back silently.
      logFailure('remove a saved product', error)
      if (before) client.setQueryData<readonly Product[]>(SAVED, (list) => putBack(list ?? [], product, before))
    },
    // While others are still on their way, their products would flash up again.
    onSettled: () =>
      client.isMutating({ mutationKey: UNSAVING }) > 1 ? undefined : client.invalidateQueries({ queryKey: SAVED }),
  })
  const clear = async () => {
    try {
      await call('DELETE /api/saved-products')
      client.setQueryData(SAVED, [])
    } catch (error) {
      // Spec §8: Clear All has no error handling; the list then shows what is still saved.
      logFailure('clear the saved products', error)
    }
    await client.invalidateQueries({ queryKey: SAVED })
  }
  const kept = useKept(query.isError && query.data === undefined)
  const isOnline = useIsOnline()
  return {
    products: query.data ?? kept ?? undefined,
    hasFailed: query.isError && query.data === undefined && kept === null,
    isReadOnly: !isOnline || (query.data === undefined && Boolean(kept)),
    retry: () => void query.refetch(),
    remove: (product) => unsave.mutate(product),
    clear,
  }
}

/** What was kept on the device, for want of an answer; null when there is none, undefined until that is known. */
function useKept(isWanted: boolean): readonly Product[] | null | undefined {
  const userId = useSession()?.id
  const [products, setProducts] = useState<readonly Product[] | null>()
  useEffect(() => {
    if (!isWanted || userId === undefined) return
    import('#web/api/offline-store.ts')
      .then(({ readOffline }) => readOffline(userId, 'saved'))
      .then(setProducts, (error: unknown) => {
        logFailure('read what was kept', error)
        setProducts(null)
      })
  }, [isWanted, userId])
  return isWanted ? products : undefined
}
