import { useEffect, useMemo, useState } from 'react'
import { nextPriceChange, productAt } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'

/** Browsers run timers with a longer delay at once. */
const LONGEST_DELAY_MS = 2_147_483_647

/** The product with its prices of this moment; renders again when a sale starts or ends (Decision 137). */
export function useProductNow<Given extends Product | null>(product: Given): Given | Product {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const nextMs = product && nextPriceChange(product, nowMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the longest delay the timer is set again
  useEffect(() => {
    if (nextMs === null) return
    const delayMs = Math.min(LONGEST_DELAY_MS, Math.max(0, nextMs - Date.now()))
    const timer = setTimeout(() => setNowMs(Date.now()), delayMs)
    return () => clearTimeout(timer)
  }, [nextMs, nowMs])
  return useMemo(() => product && productAt(product, nowMs), [product, nowMs])
}
