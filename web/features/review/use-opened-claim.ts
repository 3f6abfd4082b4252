import { useEffect } from 'react'
import { call } from '#web/api/call.ts'
import type { Review } from './use-review.ts'

/** Claims what a member of staff opens, so that others see it; a refusal is no failure: the item says who has it. */
export function useOpenedClaim({ open, refresh }: Review, canDecide: boolean): void {
  const { type, id } = open ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opened item
  useEffect(() => {
    if (!canDecide || !type || !id) return
    void call('POST /api/staff/review/{type}/{id}/claim', { params: { type, id }, body: {} })
      .catch(() => null)
      .then(refresh)
  }, [type, id, canDecide])
}
