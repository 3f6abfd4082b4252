import { CHAT, RESPONSE_HOURS, type ResponseHours } from '#contract/chat.limits.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { readResponses } from './response-time.store.ts'

const HOUR_S = 3600
const DAY_MS = 86_400_000

/**
 * Product 12: within how many hours a desk mostly answers, by the median of 28 days, and from ten answered conversations on. A
 * question that still waits counts with the time it has waited so far. Null: too little is known, or it takes longer.
 */
export async function respondsWithin(
  { db, now }: Pick<World, 'db' | 'now'>,
  brandId: string | null,
): Promise<ResponseHours | null> {
  const since = new Date(now().getTime() - CHAT.responseDays * DAY_MS)
  const { answered, medianSeconds } = await readResponses(db, { brandId, since, now: now() })
  if (answered < CHAT.responseLeast || medianSeconds === null) return null
  return RESPONSE_HOURS.find((hours) => medianSeconds <= hours * HOUR_S) ?? null
}
