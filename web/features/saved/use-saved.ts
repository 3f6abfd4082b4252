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
  /** Offline: the list stored on the device, which cannot be changed. */
  readonly isReadOnly: boolean
  readonly retry: () => void
  readonly remove: (product: Product) => void
  readonly clear: () => Promise<void>
}

/** The saved products. They are removed at once, and restored when the server refuses (Spec §4). */
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
    // Only after the last pending removal: an earlier reload would show the others again.
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
  const kept = useOfflineSaved(query.isError && query.data === undefined)
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

/** The list stored on the device, used without an answer; null: none, undefined: loading. */
function useOfflineSaved(isEnabled: boolean): readonly Product[] | null | undefined {
  const userId = useSession()?.id
  const [products, setProducts] = useState<readonly Product[] | null>()
  useEffect(() => {
    if (!isEnabled || userId === undefined) return
    import('#web/api/offline-store.ts')
      .then(({ readOffline }) => readOffline(userId, 'saved'))
      .then(setProducts, (error: unknown) => {
        logFailure('read the stored list', error)
        setProducts(null)
      })
  }, [isEnabled, userId])
  return isEnabled ? products : undefined
}
