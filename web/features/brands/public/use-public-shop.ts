import { useState } from 'react'
import type { BrandShop } from '#contract/brands.ts'
import type { Product } from '#contract/products.ts'
import type { PublicShop } from '#contract/search.ts'
import { call } from '#web/api/call.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { documentShop } from '#web/api/document-content.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { prepareLook } from '../theme/lazy-shop.tsx'

interface PublicShopAnswer {
  /** Undefined until it is loaded. */
  readonly brand: BrandShop | undefined
  readonly products: readonly Product[]
  /** Those in the sections of its design, by id. */
  readonly featured: ReadonlyMap<string, Product>
  readonly hasMore: boolean
  readonly isFetching: boolean
  readonly hasMoreFailed: boolean
  readonly more: () => void
  readonly isUnknown: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

const pageOf = (id: string, page: number, signal?: AbortSignal) =>
  call('GET /api/public/brands/{id}', { params: { id }, query: { page }, ...(signal && { signal }) })

/** A shop for visitors: its first products from the document or requested, the next pages requested. */
export function usePublicShop(id: string): PublicShopAnswer {
  const { language } = useTranslation()
  const { answer, error, retry } = useAnswer(
    `${language} ${id}`,
    async (signal) => {
      const first = await pageOf(id, 1, signal)
      // Without the code of its design the shop is shown once that has arrived.
      await prepareLook(first.brand.theme).catch((error: unknown) => logFailure('fetch a design', error))
      return first
    },
    documentShop(id, language),
  )
  const [later, setLater] = useState<readonly PublicShop[]>([])
  const [fetching, setFetching] = useState<'no' | 'yes' | 'failed'>('no')
  const isGone = answer === null || isNotFound(error)
  const more = async () => {
    if (fetching === 'yes') return
    setFetching('yes')
    try {
      const next = await pageOf(id, later.length + 2)
      setLater([...later, next])
      setFetching('no')
    } catch {
      setFetching('failed')
    }
  }
  return {
    brand: answer?.brand,
    products: [...(answer?.products ?? []), ...later.flatMap(({ products }) => products)],
    featured: new Map(
      [...(answer?.products ?? []), ...(answer?.featured ?? [])].map((product) => [product.id, product]),
    ),
    hasMore: (later.at(-1) ?? answer)?.hasMore === true,
    isFetching: fetching === 'yes',
    hasMoreFailed: fetching === 'failed',
    more: () => void more(),
    isUnknown: isGone,
    hasFailed: error !== null && !isGone,
    retry,
  }
}
