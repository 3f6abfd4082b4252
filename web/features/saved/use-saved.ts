import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { useIsOnline } from '#web/device/network.ts'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { savedProductsOf, savedQuery, withSavedChanges } from '#web/product/saved/saved-products.ts'
import { showChange } from '#web/product/saved/show-change.ts'

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
  const { t } = useTranslation()
  const userId = useSession()?.id
  const query = useQuery(savedQuery)
  const remove = (product: Product) => {
    if (userId === undefined) return
    const saved = savedProductsOf(userId)
    showChange(saved, saved.remove(product), t)
  }
  const clear = async () => {
    try {
      await call('DELETE /api/saved-products')
      client.setQueryData(savedQuery.queryKey, [])
    } catch (error) {
      // Spec §8: Clear All has no error handling; the list then shows what is still saved.
      logFailure('clear the saved products', error)
    }
    await client.invalidateQueries({ queryKey: savedQuery.queryKey })
  }
  const kept = useOfflineSaved(query.isError && query.data === undefined)
  const isOnline = useIsOnline()
  return {
    products: query.data ?? (kept ? withSavedChanges(kept) : undefined),
    hasFailed: query.isError && query.data === undefined && kept === null,
    isReadOnly: !isOnline || (query.data === undefined && Boolean(kept)),
    retry: () => void query.refetch(),
    remove,
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
