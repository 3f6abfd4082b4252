import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import { OWN_PRODUCTS } from '../own-products-key.ts'

/** What the form of a product needs of the brand. */
export const useFormFacts = () =>
  useQuery({
    queryKey: [...OWN_PRODUCTS, 'facts'],
    queryFn: ({ signal }) => call('GET /api/brand/products/facts', { signal }),
  })

/** A product as it is when its form is opened; null: a new one. */
export const useOpenedProduct = (id: string | null) =>
  useQuery({
    queryKey: [...OWN_PRODUCTS, 'opened', id],
    queryFn: ({ signal }) =>
      id === null ? Promise.resolve(null) : call('GET /api/brand/products/{id}', { params: { id }, signal }),
    // The form holds what is typed: an answer that comes later must not replace it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
