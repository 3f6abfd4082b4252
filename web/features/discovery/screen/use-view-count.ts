import { useEffect } from 'react'
import { countProduct } from '#web/api/events.ts'

/** A card counts as viewed after this time on top. */
const VIEWED_AFTER_MS = 1000

/** Spec §7: records that the card on top was shown, and viewed. */
export function useViewCount(id: string | null, isCovered: boolean, onViewed: (id: string) => void): void {
  useEffect(() => {
    if (id === null || isCovered) return
    countProduct('shown', id)
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') onViewed(id)
    }, VIEWED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id, isCovered, onViewed])
}
