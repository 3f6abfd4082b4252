import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BrandProduct } from '#contract/brand-products.ts'
import { call } from '#web/api/call.ts'
import { OWN_PRODUCTS } from '../../own-products-key.ts'
import type { ProductEditor } from '../use-product-editor.ts'

const waitingFor = (id: string) =>
  queryOptions({
    queryKey: [...OWN_PRODUCTS, 'waiting', id],
    queryFn: ({ signal }) => call('GET /api/brand/products/{id}/waiting', { params: { id }, signal }),
  })

const hasDrop = (product: BrandProduct | null): product is BrandProduct =>
  product?.wasShown === true && product.form.releaseAt !== null

/** How many wait for the drop of this product; undefined while it is not known. */
export function useWaiting(product: BrandProduct | null) {
  const query = waitingFor(product?.id ?? '')
  return useQuery({ ...query, enabled: hasDrop(product) }).data
}

/** `few`: fewer than ten, or not known now. */
export type Told = number | 'few'

/** Asks the server who would be told if this form were saved; null: the date stays, or no one waits. */
export function useToldOfMove({ product, form }: ProductEditor): () => Promise<Told | null> {
  const client = useQueryClient()
  return async () => {
    if (!hasDrop(product) || form.releaseAt === product.form.releaseAt) return null
    try {
      const { waiting } = await client.fetchQuery(waitingFor(product.id))
      return waiting === 0 ? null : (waiting ?? 'few')
    } catch {
      // Better one question too many than an unexpected mail to everyone who waits.
      return 'few'
    }
  }
}
