import { type RefObject, useEffect } from 'react'
import type { Product } from '#contract/products.ts'
import { countProduct } from '#web/api/events.ts'
import { isSignedIn } from '#web/api/session.ts'

/** Counts that a product was shown, when half of its element is in the viewport. */
export function useShownCount(element: RefObject<HTMLElement | null>, { id, ad }: Pick<Product, 'id' | 'ad'>): void {
  const token = ad?.token
  useEffect(() => {
    if (!element.current || !isSignedIn()) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        countProduct('shown', id, token)
        watch.disconnect()
      },
      { threshold: 0.5 },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, id, token])
}
