import { type ComponentType, useEffect, useRef, useState } from 'react'
import { logFailure } from '#web/device/silently.ts'
import { loadWords } from '#web/i18n/language.ts'

const load = async (): Promise<ComponentType> => {
  const [{ LandingPrices }] = await Promise.all([import('./landing-prices.tsx'), loadWords('plans')])
  return LandingPrices
}

/** Prices of plans, loaded when their place comes near: the first screen of visitors stays small. */
export function LazyLandingPrices() {
  const place = useRef<HTMLElement>(null)
  const [Prices, setPrices] = useState<ComponentType | null>(null)
  useEffect(() => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        load().then(
          (part) => setPrices(() => part),
          (error: unknown) => logFailure('fetch the prices', error),
        )
      },
      { rootMargin: '600px' },
    )
    if (place.current) near.observe(place.current)
    return () => near.disconnect()
  }, [])
  return (
    <section ref={place} id="prices">
      {Prices && <Prices />}
    </section>
  )
}
